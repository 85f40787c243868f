import { hash, verify } from '@node-rs/argon2';

// OWASP's choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

let nobodys: Promise<string> | undefined;

/** Whether a password is the one of a hash; takes as long where there is no hash, so that time does not tell who has an account. */
export async function isPasswordOf(hashed: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const isRight = await verify(hashed ?? (await nobodys), password.normalize('NFKC'));
  return hashed !== undefined && isRight;
}
