"""Floor 4: the command line. Its sentences stand in `seadogs/messages/`.

Exit codes: 0 done; 1 `edition check` found faults, or whoever read the output went away; 2 the command line
or a file is wrong; 130 interrupted.
"""
