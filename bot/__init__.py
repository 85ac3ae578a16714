"""Discord: commands, buttons and posts. Thin: parse, one call on the host, show.

The path is open: a folder `bot/<feature>` anywhere on sys.path counts too.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
