// `npm run mutate`: installs what is missing and continues on Node 24. Runs on any Node from 20.
import { spawn } from 'node:child_process';
import { install, ownNode } from './installed.mjs';

install({ withTests: true });
const mutations = spawn(ownNode, ['scripts/mutate/main.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
// Ctrl-C reaches the test runners through the terminal; this process only waits until they have stopped.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => mutations.kill('SIGTERM'));
mutations.on('exit', (code) => process.exit(code ?? 1));
