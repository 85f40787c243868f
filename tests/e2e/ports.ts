import { reservePorts } from '../../scripts/reserve-ports.ts';

/** The first process of a run reserves the ports of all servers and passes them on, so that any number of runs is possible side by side. */
const first = Number(process.env['E2E_PORT'] ?? (await reservePorts(7)));
process.env['E2E_PORT'] = String(first);

export const ports = {
  site: first,
  content: first + 1,
  keys: first + 2,
  emulator: first + 3,
  emulatorHub: first + 4,
  emulatorLogging: first + 5,
  model: first + 6,
} as const;

export const siteAt = (port: number): string => `http://localhost:${port}`;
