import { introduceMyself } from '../../src/contract/identity.ts';
import type { testHouse } from './open-test-house.ts';
import { signInAs } from './sign-in.ts';

type House = Awaited<ReturnType<typeof testHouse>>;
type More = { fullName?: string; isAdult?: boolean; userType?: 'player' | 'organisation' };

/** Somebody who signed in and said who they are: plays football in Pune. */
export async function settledPlayer(
  house: House,
  email: string,
  { fullName = 'Quilla Vexley', isAdult = true, userType = 'player' }: More = {},
) {
  const signedIn = await signInAs(house, email);
  const told = { fullName, userType, sports: [8], city: 'Pune, Maharashtra', gender: 'women', isAdult };
  await house.ask(introduceMyself, told, { headers: signedIn.headers });
  return signedIn;
}
