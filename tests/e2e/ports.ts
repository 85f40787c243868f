/** The ports of the browser tests' servers: seven ports down from `E2E_PORT`, so that two runs are possible side by side. */
const highest = Number(process.env['E2E_PORT'] ?? 4399);

export const ports = {
  site: highest,
  content: highest - 1,
  keys: highest - 2,
  emulator: highest - 3,
  emulatorHub: highest - 4,
  emulatorLogging: highest - 5,
  model: highest - 6,
} as const;

export const siteAt = (port: number): string => `http://localhost:${port}`;
