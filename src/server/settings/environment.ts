import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { socialNames } from '../../contract/identity.ts';
import { isPlainLoopback } from './loopback.ts';

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
/** Without TLS only on this machine, for example a test's own server. */
const secureUrl = url.check(
  z.refine((text) => text.startsWith('https:') || isPlainLoopback(text), 'must be an https address; http is for this machine alone'),
);
const flag = z.pipe(
  z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
  z.transform((value) => value === '1'),
);
const onUnlessZero = z.pipe(
  z._default(z.enum(['0', '1'], 'must be 0 or 1'), '1'),
  z.transform((value) => value === '1'),
);
const wholeNumber = (lowest: number, highest: number, fallback: string) =>
  z.pipe(
    z._default(z.string(), fallback).check(z.regex(/^\d+$/, 'must be a whole number')),
    z.pipe(z.transform(Number), z.number().check(z.gte(lowest, `must be ${lowest} or more`), z.lte(highest, `must be ${highest} or less`))),
  );
const list = z.pipe(
  z._default(z.string(), ''),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const someSocial = `(${socialNames.join('|')})`;
const socialList = new RegExp(`^(none|${someSocial}([\\s,]+${someSocial})*)$`);

const environmentSchema = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: wholeNumber(0, 65_535, '4321'),
  HOST: z._default(z.string().check(z.minLength(1, 'must name a host or an address')), 'localhost'),
  DATA_DIR: z.pipe(
    z._default(z.string().check(z.minLength(1, 'must name a folder')), '.data'),
    z.transform((folder) => resolve(folder)),
  ),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address, as postgres://user:word@host/database' }),
  ),
  /** The public address of the site; for origin checks, links in mails and canonical URLs. */
  PUBLIC_ORIGIN: z.optional(url),
  /** 32 bytes or more in base64url; the same for all processes that share a database. */
  SECRET_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43,}$/, 'must be 32 bytes or more, written in base64url'))),
  CONTENT_API_URL: z.optional(url),
  PUBLIC_STORAGE_URL: z.optional(url),
  PUBLIC_ADMIN_URL: z.optional(url),
  PUBLIC_AI_URL: z.optional(url),
  PUBLIC_AUTH_URL: z.optional(url),
  PUBLIC_PAYMENTS_URL: z.optional(url),
  PUBLIC_ORGANISATION_URL: z.optional(url),
  PUBLIC_ANALYTICS_ID: z.optional(z.string()),
  PUBLIC_GOOGLE_MAPS_KEY: z.optional(z.string()),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: z._default(z.string(), 'Elevate <hello@elevate.example>'),
  /** Seconds until failed mail is retried; doubles up to an hour. */
  MAIL_RETRY_SECONDS: wholeNumber(1, 3_600, '15'),
  IP_LOCATION_URL: z.optional(url),
  /** The offered ones of google, facebook and strava; `none` for none. */
  SOCIAL_PROVIDERS: z.pipe(
    z._default(z.string().check(z.regex(socialList, `must list some of ${socialNames.join(', ')}, or be none`)), socialNames.join(',')),
    z.transform((text) => socialNames.filter((name) => text.split(/[\s,]+/).includes(name))),
  ),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(secureUrl, 'https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  /** One address that replaces Facebook's two hosts. */
  FACEBOOK_URL: z.optional(secureUrl),
  STRAVA_CLIENT_ID: z.optional(z.string()),
  STRAVA_CLIENT_SECRET: z.optional(z.string()),
  STRAVA_URL: z._default(secureUrl, 'https://www.strava.com'),
  /** An OpenAI-compatible endpoint, such as https://host/v1; without it only the embedded planner is used. */
  ASSISTANT_MODEL_URL: z.optional(secureUrl),
  ASSISTANT_MODEL: z.optional(z.string()),
  ASSISTANT_MODEL_KEY: z.optional(z.string()),
  /** After this many seconds without output from the model, the embedded planner answers instead. */
  ASSISTANT_SILENCE_SECONDS: wholeNumber(1, 120, '20'),
  PHONE_SIGN_IN: onUnlessZero,
  PUBLIC_FIREBASE_API_KEY: z.optional(z.string()),
  PUBLIC_FIREBASE_PROJECT_ID: z.optional(z.string().check(z.regex(/^[a-z0-9-]{4,64}$/, 'must be the id of a Firebase project'))),
  PUBLIC_FIREBASE_AUTH_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9.-]+$/i, 'must be a host, without https://'))),
  /** The address of the public keys for Firebase's tokens. */
  FIREBASE_JWKS_URL: z._default(secureUrl, 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  /** Firebase's Auth emulator; read by the build and by the start. Its tokens are unsigned, so anybody can sign in as anybody. */
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(z.string().check(z.regex(/^[\w.-]+:\d+$/, 'must be host:port, as 127.0.0.1:9099'))),
  /** Addresses or CIDR ranges whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: list,
  /** Whether the start loads the demo community; by default only into the embedded database. */
  DEMO_DATA: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
  ALLOW_SANDBOX: flag,
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'), 'info'),
});

export type Environment = z.output<typeof environmentSchema>;

/** The operator's own database is filled with demo data only with DEMO_DATA=1. */
export const wantsDemo = ({ DEMO_DATA, DATABASE_URL, NODE_ENV }: Environment): boolean =>
  DEMO_DATA === undefined ? DATABASE_URL === undefined && NODE_ENV !== 'production' : DEMO_DATA === '1';

/** Its message is one line that names every variable with a wrong value. */
export class UnusableEnvironment extends Error {}

/** Parses the environment. An empty variable counts as not set. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(environmentSchema, set);
  if (parsed.success) return withWholePairs(parsed.data);
  const wrong = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new UnusableEnvironment(wrong.join('; '));
}

/** Refuses an id without its secret, which would silently select the sandbox. */
function withWholePairs(environment: Environment): Environment {
  for (const name of ['GOOGLE', 'FACEBOOK', 'STRAVA'] as const) {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
    if (environment[id] && !environment[secret]) throw new UnusableEnvironment(`${secret} must be set with ${id}`);
    if (environment[secret] && !environment[id]) throw new UnusableEnvironment(`${id} must be set with ${secret}`);
  }
  if (environment.ASSISTANT_MODEL_URL && !environment.ASSISTANT_MODEL)
    throw new UnusableEnvironment('ASSISTANT_MODEL must be set with ASSISTANT_MODEL_URL');
  const firebase = ['PUBLIC_FIREBASE_API_KEY', 'PUBLIC_FIREBASE_PROJECT_ID'] as const;
  const given = [...firebase, 'FIREBASE_AUTH_EMULATOR_HOST' as const].find((name) => environment[name]);
  const missing = given && firebase.find((name) => !environment[name]);
  if (missing) throw new UnusableEnvironment(`${missing} must be set with ${given}`);
  return environment;
}
