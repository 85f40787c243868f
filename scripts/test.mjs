// `npm test`: installs what is missing and continues on Node 24. Runs on any Node from 20.
import { spawn } from 'node:child_process';
import { install, ownNode } from './installed.mjs';

install({ withTests: true });
const tests = spawn(ownNode, ['scripts/test.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
// Ctrl-C reaches the tests through the terminal; this process only waits until they have cleaned up.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => tests.kill('SIGTERM'));
tests.on('exit', (code) => process.exit(code ?? 1));
