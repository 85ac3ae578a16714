"""What happens at a table: features in folders, found by walking this package.

The path is open: a folder `host/<feature>` anywhere on sys.path counts too.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
