import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openText, sealText } from './sealed-text.ts';
import { UnusableEnvironment, type Environment } from './environment.ts';

/** What the one secret of an installation is used for; each purpose has a key of its own. */
type Purpose = 'session' | 'mail' | 'code' | 'sign-in' | 'sandbox' | 'invitation' | 'answer-link' | 'count';

export type Secrets = {
  /** Encrypts JSON (JWE, A256GCM). */
  seal(purpose: Purpose, value: unknown): Promise<string>;
  /** What was sealed, or undefined for a text that is not ours, cut short or changed. */
  open(purpose: Purpose, sealed: string): Promise<unknown>;
  /** A keyed hash in hexadecimal (HMAC-SHA-256): without the key it cannot be guessed from few possibilities. */
  hash(purpose: Purpose, text: string): string;
  /** 32 bytes that nothing else uses. */
  keyFor(purpose: Purpose): KeyObject;
};

/** The secret of `SECRET_KEY`, or one of this installation, made at the first start and kept in `DATA_DIR/secret.key`. */
export function readSecrets(environment: Pick<Environment, 'SECRET_KEY' | 'DATA_DIR'>): Secrets {
  const secret = environment.SECRET_KEY ? Buffer.from(environment.SECRET_KEY, 'base64url') : ownSecret(environment.DATA_DIR);
  const keys = new Map<Purpose, KeyObject>();
  // A key object is made ready for its cipher once; bytes would be each time.
  const keyFor = (purpose: Purpose) => {
    const known = keys.get(purpose) ?? createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `elevate ${purpose}`, 32)));
    keys.set(purpose, known);
    return known;
  };
  return {
    keyFor,
    hash: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('hex'),
    seal: (purpose, value) => Promise.resolve(sealText(keyFor(purpose), JSON.stringify(value))),
    open: (purpose, sealed) => Promise.resolve(parsed(openText(keyFor(purpose), sealed))),
  };
}

const parsed = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as unknown));

function ownSecret(dataDir: string): Buffer {
  const path = join(dataDir, 'secret.key');
  try {
    mkdirSync(dataDir, { recursive: true });
    // 'wx': of two starts at once, one makes it and the other reads it.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = Buffer.from(readFileSync(path, 'utf8'), 'base64url');
  if (secret.length < 32) throw new UnusableEnvironment(`DATA_DIR holds a secret.key that is cut short: ${path}`);
  return secret;
}
