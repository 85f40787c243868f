// `npm test`: installs what is missing and hands over to Node 24. Runs on any Node from 20.
import { spawnSync } from 'node:child_process';
import { install, ownNode } from './installed.mjs';

install({ withTests: true });
const { status } = spawnSync(ownNode, ['scripts/test.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
