// Loaded into the server that is measured (node --expose-gc --import …): says over IPC what memory is in use once garbage is collected.

process.on('message', () => {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
