// `npm test`, `npm run check` and others that need more than `npm start`: installs what is missing and runs the program of the first argument
// on Node 24. Runs on any Node from 20.
import { spawn } from 'node:child_process';
import { install, ownNode } from './installed.mjs';

install({ withTests: true });
const program = spawn(ownNode, process.argv.slice(2), { stdio: 'inherit' });
// Ctrl-C reaches the program through the terminal; this process only waits until it has cleaned up.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => program.kill('SIGTERM'));
program.on('exit', (code) => process.exit(code ?? 1));
