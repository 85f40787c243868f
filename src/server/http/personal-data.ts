import type pg from 'pg';
import type { Day } from '../../contract/day.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Viewer } from './route.ts';

/** A person whose data is exported or erased. Addresses are lower-cased, and proved to be theirs. */
export type Person = { readonly userId: string; readonly addresses: readonly string[] };

/** One section of an export: a row, rows, or nothing where there is none. */
export type ExportSection = Record<string, unknown> | readonly Record<string, unknown>[] | null;

/** What a module keeps about people: the tables, how they are exported, and how they are erased with the account. */
export type PersonalData<App> = {
  /** Tables with something about a person that `collect` hands out. */
  readonly exports: readonly string[];
  /** Tables whose rows of a person go with the account, by `erase` or by cascade from `users`. */
  readonly erases: readonly string[];
  /** Tables with a person's id that are not exported, or not erased, each with the reason. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** Sections of the export by name. Names columns one by one, so that a new secret is never sent by accident. */
  collect(db: Queryable, person: Person): Promise<Readonly<Record<string, ExportSection>>>;
  /** Erases inside the transaction that deletes the account, before the user's row goes. Resolves to paths of files to delete after the commit. */
  erase?(app: App, client: pg.ClientBase, person: Person): Promise<readonly (string | null)[] | void>;
};

/** What a module adds to the answer that My day begins with. */
export type DayPart = (db: Queryable, viewer: Viewer) => Promise<Partial<Day>>;
