#!/bin/sh
# run.sh PROGRAM ARGUMENT...: with addresses that the thread sanitizer can map, whatever the kernel's default is.
if command -v setarch >/dev/null && setarch -R true 2>/dev/null; then exec setarch -R "$@"; fi
exec "$@"
