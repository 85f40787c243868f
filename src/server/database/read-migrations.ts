import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationMeta } from 'drizzle-orm/migrator';

/**
 * Migration 0000 has this time and each later one a second more. Databases that exist store these times, so they must not change: Drizzle
 * runs the migrations whose time is later than the last one stored.
 */
const firstTime = 1_793_000_000_000;
const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Throws unless the files are named NNNN_<what>.sql and numbered 0000, 0001, … without a gap. The names are sorted. */
function checkNames(folder: string, names: readonly string[]): void {
  for (const [at, name] of names.entries()) {
    const number = fileName.exec(name)?.[1];
    const expected = String(at).padStart(4, '0');
    if (number === undefined) throw new Error(`${join(folder, name)} is not named like a migration: NNNN_<what>.sql`);
    if (number === expected) continue;
    const before = names[at - 1];
    if (before?.startsWith(number)) throw new Error(`Two migrations in ${folder} have the same number: ${before} and ${name}`);
    throw new Error(`Migration ${expected} is missing in ${folder}: the next file is ${name}`);
  }
}

/**
 * The migrations of a folder in the order of their numbers, as Drizzle's migrator takes them; a line `--> statement-breakpoint` separates
 * statements. Throws for a wrong name, a number that occurs twice, or a gap.
 */
export function readMigrations(folder: string): MigrationMeta[] {
  const names = readdirSync(folder).sort();
  checkNames(folder, names);
  return names.map((name, at) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    return { sql: text.split('--> statement-breakpoint'), bps: true, folderMillis: firstTime + at * 1000, hash };
  });
}
