"""One name for a table of integers: `vec[i64]` where the engine is compiled, a plain list where it is not.

mypyc resolves `vec` while compiling and stores it as a packed array (0.8 ns a read against 5.2 for a list);
interpreted code runs quicker on lists than on librt's own vec, so at run time this name is `list`.
This file is therefore never compiled itself. Only compiled modules may make a table that compiled code keeps.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    vec = list
