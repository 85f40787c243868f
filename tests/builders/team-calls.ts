import { importFolder } from './import-folder.ts';
import type { TeamCall } from './team-call.ts';

type TeamCallsOfModule = {
  readonly teamCalls: readonly TeamCall[];
  /** Calls that name a team but require no permission of the matrix, each with the reason. */
  readonly openTeamCalls?: Readonly<Record<string, string>>;
};

const modules = await importFolder<TeamCallsOfModule>(new URL('../api/team-calls/', import.meta.url));

/** Every call that names a team and requires a permission, from the files in tests/api/team-calls. */
export const teamCalls = modules.flatMap((module) => module.teamCalls);

/** The names of the calls that name a team but require no permission. */
export const openTeamCalls = modules.flatMap((module) => Object.keys(module.openTeamCalls ?? {}));
