# Qué está mal en el texto de un archivo de edición, o en la forma de lo que contiene, en cualquier juego: una frase por
# restricción, con qué, dónde y qué hacer. Las palabras entre «comillas» están en el archivo tal como se escriben aquí.

edition-file-too-large = El archivo pasa de { $most } caracteres, más que cualquier edición: comprueba que sea el archivo correcto.
edition-line-too-long = La línea { $line } tiene más de { $most } caracteres: divídela.
edition-file-too-deep = Hay tablas o listas anidadas demasiado hondo para una edición: revisa los corchetes.
edition-file-not-toml = El archivo no es TOML; el lector dice: { $reason }. Corrige el punto que indica.
edition-key-missing = { $where }: falta el valor «{ $key }»: añádelo.
edition-key-unknown = { $where }: aquí no hay «{ $key }»; { $meant ->
    [none] quítalo o usa uno de estos: { $keys }.
   *[other] ¿querías decir «{ $meant }»?
    }
edition-key-malformed = { $where }: «{ $found }» no es un nombre: usa hasta { $most } letras minúsculas de la a a la z, cifras y guiones sueltos entre ellas.
edition-table-expected = { $where } es { $found }: haz de ello una tabla con los valores { $keys }.
edition-type-wrong = { $where } es { $found }: escribe { $expected ->
    [number] un número entero
    [numbers] una lista de números enteros, como [3, 2, 1]
    [word] una palabra entre comillas
    [words] una lista de palabras entre comillas
    [text] un texto entre comillas
   *[name] un nombre entre comillas
    }.
edition-list-length = { $where } tiene { $found } valores: escribe { $expected }.
edition-number-out-of-range = { $where } es { $found }: escribe un número entero de { $least } a { $most }.
edition-word-unknown = { $where } dice «{ $found }»; { $meant ->
    [none] usa una de estas: { $words }.
   *[other] ¿querías decir «{ $meant }»?
    }
edition-text-malformed = { $where } es «{ $found }»: escribe de 1 a { $most } caracteres imprimibles, sin espacio en los extremos.
edition-provenance-missing = { $where } no dice de dónde viene su valor: dale a él, o a su tabla, un «from» con uno de { $words }.
edition-provenance-unknown = { $where } dice «{ $found }»; { $meant ->
    [none] usa una de estas: { $words }.
   *[other] ¿querías decir «{ $meant }»?
    }
