import { cp } from 'node:fs/promises';
import { settledEvents } from './live-stream.ts';
import { copyTemplate, keepCopy, openTestApp, testApp } from './open-test-app.ts';
import { skipMails } from './sign-in.ts';
import { addsMembers, makeTeam, signInTeamPeople, type People, type Team } from './team.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Rows = Pick<Team, 'teamId' | 'members'>;
/** A database and a folder of files to copy, and what is in them. */
type Prepared = { database: string; dataDir: string; people: People; team: Rows; rivals: Rows };
type Variables = Record<string, string>;

const rowsOf = ({ teamId, members }: Team): Rows => ({ teamId, members });

const prepared = new Map<string, Promise<Prepared>>();

/**
 * Signs the people in and makes the teams in an application that is closed afterwards. Each test gets a copy of its data, because eight people
 * who sign in take longer than most tests.
 */
async function prepare(variables: Variables): Promise<Prepared> {
  const app = await openTestApp({ variables });
  const people = await signInTeamPeople(app);
  const team = await makeTeam(app, people);
  const rivals = await makeTeam(app, people, { name: 'Rival Rovers', owner: 'rival' });
  await settledEvents(app);
  await app.close();
  keepCopy(app.database);
  return { database: app.database, dataDir: app.context.environment.DATA_DIR, people, team: rowsOf(team), rivals: rowsOf(rivals) };
}

/** An application with a team, one signed-in person for each role, and a rival's team. Closed automatically at the end of the running test. */
export async function appWithTeam(variables: Variables = {}) {
  const key = JSON.stringify(variables);
  const preparing = prepared.get(key) ?? prepare(variables);
  prepared.set(key, preparing);
  const { people, team, rivals, ...from } = structuredClone(await preparing);
  const dataDir = temporaryFolder('app');
  await cp(from.dataDir, dataDir, { recursive: true });
  const app = await testApp({ variables, dataDir, database: await copyTemplate(from.database) });
  await skipMails(app);
  const withMembers = (rows: Rows): Team => ({ ...rows, addMember: addsMembers(app.context.database.pool, rows.teamId) });
  return { app, people, rivals: withMembers(rivals), ...withMembers(team) };
}
