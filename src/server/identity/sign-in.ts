import type pg from 'pg';
import type { User } from '../../contract/identity.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../http/route.ts';
import { knowDevice } from './devices.ts';
import { emailKey, spendCode } from './one-time-codes.ts';
import { provePhone } from './prove-phone.ts';
import { addWay, isProven, type ProvenWay, signInByWay } from './prove-way.ts';
import { setSessionCookies } from './session-cookies.ts';
import { openSession } from './sessions.ts';
import { signInAtOnce } from './sign-in-at-once.ts';
import { presentUser, type UserRow } from './users.ts';

type Proof = { way: ProvenWay; fullName?: string; /** An address that the provider has verified. */ verifiedEmail?: string };
/**
 * Resolves to the way that was proved; undefined if the proof failed. Its writes (such as counting a wrong code) are committed either way.
 */
export type Prove = (client: pg.ClientBase) => Promise<Proof | undefined>;

/** Signs a caller in by what `prove` proved, in the same transaction: creates the account at the first time, a session and cookies. */
export async function signIn(app: AppContext, caller: Caller, prove: Prove): Promise<User | undefined> {
  const opened = await inTransaction(app.database.pool, async (client) => {
    const proven = await prove(client);
    if (!proven) return undefined;
    const user = await signInByAccount(app, client, proven.way, proven.fullName, proven.verifiedEmail);
    return { token: await openSession(app, client, caller, user.id), user };
  });
  return opened && welcome(app, caller, opened);
}

/** Sets the cookies of an opened session. */
async function welcome(app: AppContext, caller: Caller, { token, user }: { token: string; user: UserRow }): Promise<User> {
  await setSessionCookies(caller, app.secrets, { token, userId: user.id });
  return presentUser(user);
}

/**
 * The account of a provider's account. If the provider has verified an address, the first sign-in is linked to the account with that
 * address, as if its owner had typed a code.
 */
async function signInByAccount(
  app: AppContext,
  client: pg.ClientBase,
  way: ProvenWay,
  fullName?: string,
  verifiedEmail?: string,
): Promise<UserRow> {
  if (verifiedEmail && !(await isProven(client, way))) {
    const address: ProvenWay = { kind: 'email', subject: emailKey(verifiedEmail), shown: verifiedEmail };
    const owner = await signInByWay(app, client, address, fullName);
    await addWay(app, client, owner.id, way);
  }
  return signInByWay(app, client, way, fullName);
}

type Fields = { email: string; passcode: string };

/** Signs in with a mailed code. Refuses `wrongCode`, also for a used, expired or replaced code. */
export async function signInByEmail(app: AppContext, { email, passcode }: Fields, caller: Caller): Promise<User> {
  const opened = await signInAtOnce(app, { email, passcode }, caller);
  if (opened === 'wrong') throw new Refusal('wrongCode');
  const user = opened
    ? await welcome(app, caller, opened)
    : await signIn(app, caller, async (client) =>
        (await spendCode(app, client, emailKey(email), passcode, caller))
          ? { way: { kind: 'email', subject: emailKey(email), shown: email } }
          : undefined,
      );
  if (!user) throw new Refusal('wrongCode');
  await knowDevice(app, emailKey(email), caller);
  return user;
}

/** Signs in with the token that proves a phone number. Refuses `phoneNotVerified`. */
export async function signInByPhone(app: AppContext, token: string, caller: Caller): Promise<User> {
  const way = await provePhone(app, token, caller);
  const user = await signIn(app, caller, () => Promise.resolve({ way }));
  if (!user) throw new Refusal('phoneNotVerified');
  return user;
}
