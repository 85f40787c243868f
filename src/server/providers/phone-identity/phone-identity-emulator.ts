import { UnsecuredJWT } from 'jose';
import { expectedOf, type FirebaseIdentity } from './phone-identity-firebase.ts';
import { provenPhone } from './proven-phone.ts';

/** Firebase's Auth emulator. Its tokens are unsigned, so anybody can forge one; production refuses to start with it. */
export function createFirebaseEmulator(projectId: string): FirebaseIdentity {
  return {
    name: 'firebase',
    verify: (token) => Promise.resolve().then(() => provenPhone(UnsecuredJWT.decode(token, expectedOf(projectId)).payload)),
  };
}
