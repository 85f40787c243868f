// Loaded by `--import` before Vitest starts in a worker. Vitest reports each import to its main process, which made loading the server take
// half as long again.
import '../../src/server/api.ts';
import '../../src/server/open-app.ts';
