import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openText, sealText } from './sealed-text.ts';
import { UnusableEnvironment, type Environment } from './environment.ts';

/** The purposes of an installation's secret; each has its own derived key. */
type Purpose =
  | 'session'
  | 'mail'
  | 'code'
  | 'sign-in'
  | 'introduction'
  | 'sandbox'
  | 'invitation'
  | 'answer-link'
  | 'count'
  | 'device'
  | 'picture';

export type Secrets = {
  /** Encrypts JSON (JWE, A256GCM). */
  seal(purpose: Purpose, value: unknown): Promise<string>;
  /** Decrypts; undefined for a text that is not ours, cut or changed. */
  open(purpose: Purpose, sealed: string): Promise<unknown>;
  /** A keyed hash in hexadecimal (HMAC-SHA-256), so that a value with few possibilities cannot be guessed from it. */
  hash(purpose: Purpose, text: string): string;
  /** A 32-byte key for this purpose only. */
  keyFor(purpose: Purpose): KeyObject;
};

/** The secret from `SECRET_KEY`, or the installation's own one, created at the first start in `DATA_DIR/secret.key`. */
export function readSecrets(environment: Pick<Environment, 'SECRET_KEY' | 'DATA_DIR'>): Secrets {
  const secret = environment.SECRET_KEY ? Buffer.from(environment.SECRET_KEY, 'base64url') : ownSecret(environment.DATA_DIR);
  const keys = new Map<Purpose, KeyObject>();
  // Cached, because preparing a key object for a cipher is done once only.
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
    // 'wx': if two processes start at once, one creates it and the other reads it.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = Buffer.from(readFileSync(path, 'utf8'), 'base64url');
  if (secret.length < 32) throw new UnusableEnvironment(`DATA_DIR has a secret.key that is too short: ${path}`);
  return secret;
}
