// `npm start`: installs, builds and serves. Runs on any Node from 20, and continues on the Node that was installed.
import { spawn } from 'node:child_process';
import { build } from './built.mjs';
import { install, ownNode } from './installed.mjs';

install({ withTests: false });
if (!(await build())) process.exit(1);
const server = spawn(ownNode, ['src/server/main.ts'], { stdio: 'inherit' });
// Ctrl-C reaches the server through the terminal; this process only waits for it to end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
