import { parseArgs } from 'node:util';
import type pg from 'pg';
import { platformRoles, type PlatformRole } from '../../contract/platform-roles.ts';
import { Refusal } from '../http/refusal.ts';
import { grantRole, revokeRole } from './change-roles.ts';
import { findAccount, listHolders } from './read-roles.ts';

const usage = `Use it as
  npm run grant -- --email someone@example.com --role administrator
  npm run grant -- --email someone@example.com --role administrator --revoke
  npm run grant -- --list
Roles: ${platformRoles.join(', ')}.`;

type Command = { what: 'list' } | { what: 'grant' | 'revoke'; email: string; role: PlatformRole };

function read(args: readonly string[]): Command {
  const options = { email: { type: 'string' }, role: { type: 'string' }, revoke: { type: 'boolean' }, list: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.list) return { what: 'list' };
  if (!values.email || !values.role) throw new Error(`--email and --role are needed.\n${usage}`);
  const role = platformRoles.find((name) => name === values.role);
  if (!role) throw new Error(`There is no role '${values.role}'.\n${usage}`);
  return { what: values.revoke ? 'revoke' : 'grant', email: values.email, role };
}

async function revoke(pool: pg.Pool, email: string, role: PlatformRole): Promise<void> {
  const userId = await findAccount(pool, email);
  if (!userId) throw new Refusal('noSuchAccount');
  await revokeRole(pool, userId, role, null);
}

/**
 * `npm run grant`: grants or revokes a platform role, or lists the holders. Returns a text about what it did; throws with a readable text.
 */
export async function runGrantCommand(pool: pg.Pool, args: readonly string[], print: (line: string) => void): Promise<void> {
  const command = read(args);
  if (command.what === 'list') {
    const holders = await listHolders(pool);
    if (holders.length === 0) print('Nobody has a role.');
    for (const { role, name, email, grantedAt, grantedBy } of holders)
      print(`${role}: ${name} ${email ?? ''}, granted ${grantedAt} by ${grantedBy ?? 'a command'}`);
    return;
  }
  const { what, email, role } = command;
  await (what === 'grant' ? grantRole(pool, email, role, null) : revoke(pool, email, role));
  print(what === 'grant' ? `${email} is ${role} now.` : `${email} is not ${role} any more.`);
}
