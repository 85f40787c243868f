import { introduceMyself } from '../../src/contract/identity.ts';
import type { testApp } from './open-test-app.ts';
import { signInAs } from './sign-in.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;
type More = { fullName?: string; isAdult?: boolean; userType?: 'player' | 'organisation'; address?: string };

/** A signed-in player who has completed the onboarding: football in Pune. */
export async function settledPlayer(
  app: TestApp,
  email: string,
  { fullName = 'Quilla Vexley', isAdult = true, userType = 'player', address }: More = {},
) {
  const from = address === undefined ? {} : { address };
  const signedIn = await signInAs(app, email, from);
  const introduction = { fullName, userType, sports: [8], city: 'Pune, Maharashtra', gender: 'women', isAdult };
  await app.ask(introduceMyself, introduction, { ...from, headers: signedIn.headers });
  return signedIn;
}
