import { introduceMyself } from '../../src/contract/identity.ts';
import type { testHouse } from './open-test-house.ts';
import { signInAs } from './sign-in.ts';

type House = Awaited<ReturnType<typeof testHouse>>;
type More = { fullName?: string; isAdult?: boolean; userType?: 'player' | 'organisation'; address?: string };

/** Somebody who signed in and said who they are: plays football in Pune. */
export async function settledPlayer(
  house: House,
  email: string,
  { fullName = 'Quilla Vexley', isAdult = true, userType = 'player', address }: More = {},
) {
  const from = address === undefined ? {} : { address };
  const signedIn = await signInAs(house, email, from);
  const told = { fullName, userType, sports: [8], city: 'Pune, Maharashtra', gender: 'women', isAdult };
  await house.ask(introduceMyself, told, { ...from, headers: signedIn.headers });
  return signedIn;
}
