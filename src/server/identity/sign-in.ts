import type pg from 'pg';
import type { User } from '../../contract/identity.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Caller } from '../http/route.ts';
import { openSession } from './open-session.ts';
import { presentUser, type UserRow } from './present-user.ts';
import type { ProvenWay } from './prove-way.ts';
import { setSessionCookies } from './session-cookies.ts';
import { signInByAccount } from './sign-in-by-account.ts';

type Proof = { way: ProvenWay; fullName?: string; /** An address that the other site vouches for. */ verifiedEmail?: string };
/** Says which way in was proved; undefined where the proof failed. What it writes is kept either way. */
export type Prove = (client: pg.ClientBase) => Promise<Proof | undefined>;

/** Signs a caller in by what `prove` proved, in one transaction with it: cookies, session, and the account, made at the first time. */
export async function signIn(app: AppContext, caller: Caller, prove: Prove): Promise<User | undefined> {
  const opened = await inTransaction(app.database.pool, async (client) => {
    const proven = await prove(client);
    if (!proven) return undefined;
    const user = await signInByAccount(app, client, proven.way, proven.fullName, proven.verifiedEmail);
    return { token: await openSession(app, client, caller, user.id), user };
  });
  return opened && welcome(app, caller, opened);
}

/** Hands the cookies of an opened session to the caller. */
export async function welcome(app: AppContext, caller: Caller, { token, user }: { token: string; user: UserRow }): Promise<User> {
  await setSessionCookies(caller, app.secrets, { token, userId: user.id });
  return presentUser(user);
}
