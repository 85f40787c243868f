import type { User } from '../../contract/identity.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../http/route.ts';
import { emailKey } from './email-key.ts';
import { signIn, welcome } from './sign-in.ts';
import { signInAtOnce } from './sign-in-at-once.ts';
import { spendCode } from './spend-code.ts';

type Fields = { email: string; passcode: string };

/** Signs in with the code from the mail. Refuses `wrongCode`, for a code that was used, expired or replaced too. */
export async function signInByEmail(app: AppContext, { email, passcode }: Fields, caller: Caller): Promise<User> {
  const opened = await signInAtOnce(app, { email, passcode }, caller);
  if (opened === 'wrong') throw new Refusal('wrongCode');
  if (opened) return welcome(app, caller, opened);
  const user = await signIn(app, caller, async (client) =>
    (await spendCode(client, app.secrets, email, passcode))
      ? { way: { kind: 'email', subject: emailKey(email), shown: email } }
      : undefined,
  );
  if (!user) throw new Refusal('wrongCode');
  return user;
}
