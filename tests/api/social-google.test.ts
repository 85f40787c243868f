import { describe, expect, test } from 'vitest';
import { testApp } from '../builders/open-test-app.ts';
import { signInAs } from '../builders/sign-in.ts';
import { startOpenIdServer } from '../builders/social-servers.ts';
import { signInSocially } from '../builders/social-sign-in.ts';

/** The owner of a verified address here, and the person who then signs in through Google with these claims. */
async function whoComes(address: string, claims: Record<string, unknown>) {
  const google = await startOpenIdServer();
  const app = await testApp({ variables: google.variables });
  const { user: owner } = await signInAs(app, address);
  google.setClaims({ sub: 'google-1', email: address, email_verified: true, name: 'Asha Rao', ...claims });
  const { body } = await signInSocially(app, 'google');
  return { owner, guest: body.user };
}

describe('an address that Google says is verified', () => {
  test.each([
    ['of Gmail', 'asha@gmail.com', {}],
    ['of Gmail in capitals', 'asha@gmail.com', { email: 'Asha@GMAIL.com' }],
    ['of a domain that Google hosts', 'asha@elevate.example', { hd: 'elevate.example' }],
  ])('%s links to the account that verified it', async (_what, address, claims) => {
    const { owner, guest } = await whoComes(address, claims);
    expect(guest.id).toBe(owner.id);
  });

  // The address was verified by Google once, for whoever had it then.
  test.each([
    ['of a domain that Google does not host', 'asha@elevate.example', {}],
    ['of a domain that only looks like Gmail', 'asha@gmail.com.elevate.example', {}],
    ['of another that ends like Gmail', 'asha@notgmail.com', {}],
    ['of a hosted domain, which Google does not call verified', 'asha@elevate.example', { hd: 'elevate.example', email_verified: false }],
  ])('%s links to nobody, and is on no account until a code verifies it', async (_what, address, claims) => {
    const { owner, guest } = await whoComes(address, claims);
    expect(guest.id).not.toBe(owner.id);
    expect(guest).toMatchObject({ status: 'INACTIVE', email: null });
  });
});
