import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { socialNames } from '../../contract/identity.ts';
import { isPlainLoopback } from './loopback.ts';

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
/** Without encryption only on this machine, as for a test's own server. */
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
  /** The address people type; origin checks, links in mails and canonical addresses use it. */
  PUBLIC_ORIGIN: z.optional(url),
  /** 32 bytes or more in base64url; processes that share a database share it. */
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
  /** Seconds until mail that was not taken is offered again; it doubles up to an hour. */
  MAIL_RETRY_SECONDS: wholeNumber(1, 3_600, '15'),
  IP_LOCATION_URL: z.optional(url),
  /** Which of google, facebook and strava are offered; `none` for none. */
  SOCIAL_PROVIDERS: z.pipe(
    z._default(z.string().check(z.regex(socialList, `must list some of ${socialNames.join(', ')}, or be none`)), socialNames.join(',')),
    z.transform((text) => socialNames.filter((name) => text.split(/[\s,]+/).includes(name))),
  ),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(secureUrl, 'https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  /** One address for what Facebook spreads over two hosts. */
  FACEBOOK_URL: z.optional(secureUrl),
  STRAVA_CLIENT_ID: z.optional(z.string()),
  STRAVA_CLIENT_SECRET: z.optional(z.string()),
  STRAVA_URL: z._default(secureUrl, 'https://www.strava.com'),
  /** Any OpenAI-compatible endpoint, as https://host/v1; without it the embedded planner answers alone. */
  ASSISTANT_MODEL_URL: z.optional(secureUrl),
  ASSISTANT_MODEL: z.optional(z.string()),
  ASSISTANT_MODEL_KEY: z.optional(z.string()),
  /** Seconds of silence after which the embedded planner answers in the model's place. */
  ASSISTANT_SILENCE_SECONDS: wholeNumber(1, 120, '20'),
  PHONE_SIGN_IN: onUnlessZero,
  PUBLIC_FIREBASE_API_KEY: z.optional(z.string()),
  PUBLIC_FIREBASE_PROJECT_ID: z.optional(z.string().check(z.regex(/^[a-z0-9-]{4,64}$/, 'must be the id of a Firebase project'))),
  PUBLIC_FIREBASE_AUTH_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9.-]+$/i, 'must be a host, without https://'))),
  /** Where the keys are published that Firebase signs its tokens with. */
  FIREBASE_JWKS_URL: z._default(secureUrl, 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  /** Firebase's Auth emulator; the build and the start read it. Its tokens are unsigned, so anybody can sign in as anybody. */
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(z.string().check(z.regex(/^[\w.-]+:\d+$/, 'must be host:port, as 127.0.0.1:9099'))),
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: list,
  /** Whether the start fills the database with the demo community; by itself only the embedded one. */
  DEMO_DATA: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
  ALLOW_SANDBOX: flag,
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'), 'info'),
});

export type Environment = z.output<typeof environmentSchema>;

/** A database of the operator's own is filled with invented people only when DEMO_DATA=1 says so. */
export const wantsDemo = ({ DEMO_DATA, DATABASE_URL, NODE_ENV }: Environment): boolean =>
  DEMO_DATA === undefined ? DATABASE_URL === undefined && NODE_ENV !== 'production' : DEMO_DATA === '1';

/** Thrown with one line that names every variable that cannot be used. */
export class UnusableEnvironment extends Error {}

/** Reads the environment once. An empty variable counts as not set. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(environmentSchema, set);
  if (parsed.success) return withWholePairs(parsed.data);
  const wrong = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new UnusableEnvironment(wrong.join('; '));
}

/** Half of a provider's key would silently be the sandbox. */
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
