import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../builders/temporary-folder.ts';
import { ports } from './ports.ts';

const at = (port: number) => ({ host: '127.0.0.1', port });
/** The address that the site is built with. The browser finds the emulator's port of this run behind it: see `browserFlags`. */
const builtInHost = 'auth-emulator.test:9099';
/** With this prefix the emulator uses no account of this machine. */
const project = 'demo-elevate';

export const emulatorVariables = {
  PUBLIC_FIREBASE_API_KEY: 'a-browser-key',
  PUBLIC_FIREBASE_PROJECT_ID: project,
  FIREBASE_AUTH_EMULATOR_HOST: builtInHost,
};
export const emulatorOrigin = `http://${builtInHost}`;
export const browserFlags = [`--host-resolver-rules=MAP ${builtInHost} 127.0.0.1:${ports.emulator}`];
export const codesAddress = `http://127.0.0.1:${ports.emulator}/emulator/v1/projects/${project}/verificationCodes`;

/** Firebase's own Auth emulator, until this process ends. Resolves once it answers. */
export function startAuthEmulator(): Promise<void> {
  const folder = temporaryFolder('auth-emulator');
  const emulators = { auth: at(ports.emulator), hub: at(ports.emulatorHub), logging: at(ports.emulatorLogging), ui: { enabled: false } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const program = resolve('node_modules/firebase-tools/lib/bin/firebase.js');
  const child = spawn(process.execPath, [program, 'emulators:start', '--only', 'auth', '--project', project], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    // CI: it does not look for updates. Its settings stay in the folder.
    env: { ...process.env, CI: 'true', XDG_CONFIG_HOME: folder },
  });
  process.once('exit', () => child.kill());
  return new Promise((ready, fail) => {
    let output = '';
    child.once('exit', () => fail(new Error(`The Auth emulator ended:\n${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('All emulators ready')) ready();
    });
  });
}
