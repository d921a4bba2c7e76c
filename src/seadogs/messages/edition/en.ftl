# What is wrong with the text of an edition file, or with the shape of what it holds, in any game: one sentence a
# constraint, with what, where, and what to do. Words in “quotation marks” stand in the file as they are written here.

edition-file-too-large = The file has more than { $most } characters, which no edition has: check that it is the right file.
edition-line-too-long = Line { $line } has more than { $most } characters: break it up.
edition-file-too-deep = Tables or lists are nested too deeply to be an edition: check the brackets.
edition-file-not-toml = The file is not TOML; the reader says: { $reason }. Correct the place it names.
edition-key-missing = { $where }: the value “{ $key }” is missing: add it.
edition-key-unknown = { $where }: there is no “{ $key }” here; { $meant ->
    [none] remove it, or use one of: { $keys }.
   *[other] did you mean “{ $meant }”?
    }
edition-key-malformed = { $where }: “{ $found }” is no name: use up to { $most } small letters a to z, digits and single hyphens between them.
edition-table-expected = { $where } is { $found }: make it a table with the values { $keys }.
edition-type-wrong = { $where } is { $found }: write { $expected ->
    [number] a whole number
    [numbers] a list of whole numbers, as in [3, 2, 1]
    [word] a word in quotes
    [words] a list of words in quotes
    [text] a text in quotes
   *[name] a name in quotes
    }.
edition-list-length = { $where } holds { $found } values: write { $expected }.
edition-number-out-of-range = { $where } is { $found }: write a whole number from { $least } to { $most }.
edition-word-unknown = { $where } says “{ $found }”; { $meant ->
    [none] use one of: { $words }.
   *[other] did you mean “{ $meant }”?
    }
edition-text-malformed = { $where } is “{ $found }”: write 1 to { $most } printable characters, with no space at either end.
edition-provenance-missing = { $where } does not say where its value comes from: give it, or its table, a “from” with one of { $words }.
edition-provenance-unknown = { $where } says “{ $found }”; { $meant ->
    [none] use one of: { $words }.
   *[other] did you mean “{ $meant }”?
    }
