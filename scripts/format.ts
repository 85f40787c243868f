import { spawnSync } from 'node:child_process';

// npm run format: oxfmt formats everything but .astro files, which only Prettier can.
const commands = [
  ['node_modules/oxfmt/bin/oxfmt'],
  ['node_modules/prettier/bin/prettier.cjs', '--write', '**/*.astro', '--log-level', 'warn'],
];
for (const command of commands) {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
