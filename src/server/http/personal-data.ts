import type pg from 'pg';
import type { Day } from '../../contract/day.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Viewer } from './route.ts';

/** A person whose data is exported or erased. Addresses are in lower case and verified. */
export type Person = { readonly userId: string; readonly addresses: readonly string[] };

/** One section of an export: a row, several rows, or nothing. */
export type ExportSection = Record<string, unknown> | readonly Record<string, unknown>[] | null;

/** What a module stores about people: the tables, how to export them, and how to erase them with the account. */
export type PersonalData<App> = {
  /** Tables with personal data that `collect` exports. */
  readonly exports: readonly string[];
  /** Tables whose rows about the person are deleted or emptied with the account: by `erase`, or by cascade from `users` or an erased table. */
  readonly erases: readonly string[];
  /**
   * Columns of these tables, as `team_events.created_by`, that stop naming the person while the row stays, each with the reason why it
   * stays: ON DELETE SET NULL, or the id of a row that is erased.
   */
  readonly forgets?: Readonly<Record<string, string>>;
  /** Tables with a person's id that are not exported or not erased, each with the reason. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** The export's sections by name. Names columns one by one, so that a new secret column is never exported by accident. */
  collect(db: Queryable, person: Person): Promise<Readonly<Record<string, ExportSection>>>;
  /**
   * Erases inside the transaction that deletes the account, before the user's row. Resolves to the paths of files to delete after the
   * commit. Modules erase in no particular order.
   */
  erase?(app: App, client: pg.ClientBase, person: Person): Promise<readonly (string | null)[] | void>;
  /** Locks, before the user is locked, what other transactions lock before they lock a user. */
  lock?(client: pg.ClientBase, userId: string): Promise<unknown>;
  /** Set by the module that owns memberships: `erase` runs after that of all others, which look up what depends on a membership. */
  readonly isErasedLast?: true;
};

/** The part of My day's first answer that a module adds. */
export type DayPart = (db: Queryable, viewer: Viewer) => Promise<Partial<Day>>;
