import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import type { FreeSpace } from '../database/free-space.ts';
import type { Editorial } from '../../contract/editorial.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Broadcast } from '../live/broadcast.ts';
import type { Live } from '../live/live.ts';
import type { RateLimits } from './rate-limits.ts';
import type { DayPart, PersonalData } from './personal-data.ts';
import type { Providers } from '../providers/index.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Environment } from '../settings/environment.ts';

/** The dependencies that every handler gets: opened once at the start, closed once at the end. */
export type AppContext = {
  readonly environment: Environment;
  readonly database: Database;
  /** The room left on the disk of the embedded database. */
  readonly space: FreeSpace;
  readonly editorial: Editorial;
  readonly providers: Providers;
  readonly jobs: Jobs;
  readonly broadcast: Broadcast;
  readonly live: Live;
  readonly secrets: Secrets;
  readonly limits: RateLimits;
  readonly log: Logger;
  /** What the modules store about people, in the order in which it is erased: memberships last. */
  readonly personalData: readonly PersonalData<AppContext>[];
  readonly day: readonly DayPart[];
  /** The kinds of notification that the modules declare; others cannot be sent. */
  readonly notifications: ReadonlySet<{ readonly name: string }>;
};
