import { randomInt } from 'node:crypto';
import type { SentCode } from '../../contract/identity.ts';
import { limits } from '../../contract/limits.ts';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import { bound, prepared, query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../http/route.ts';
import type { Change } from '../jobs/jobs.ts';
import { defineNotification } from '../module/define-notification.ts';
import { notifyWith } from '../notifications/index.ts';
import type { Secrets } from '../settings/secrets.ts';
import { returnAllowance, takeAllowance, type SpentCode } from './code-allowances.ts';
import { askerOf, rememberAsker, type Asker } from './devices.ts';

/**
 * Creates a code for an address and queues its mail; the previous code of this browser becomes invalid, those of other browsers do not. The
 * same work is done for every address, so that neither the answer nor its time reveals who has an account. Refuses `tooManyRequests`
 * (`takeAllowance` says when), and `codeNotSent` while the mail server is not reachable (the mail is sent later).
 */
export async function issueCode(app: AppContext, email: string, caller: Caller): Promise<SentCode> {
  const key = emailKey(email);
  const asker = await rememberAsker(app, key, caller);
  const allowance = await takeAllowance(app, key, asker);
  if (allowance === 'mailed') return { codeLength: limits.longCodeLength, isMailed: false };
  const isReachable = app.providers.mail.isReachable();
  const { code, change } = allowance === 'short' ? makeCode(app.secrets, key, asker) : makeLongCode(app.secrets, key);
  await notifyWith(app, change, codeIssued, { code }, { address: email });
  app.jobs.deliverSoon();
  if (!(await isReachable)) throw new Refusal('codeNotSent');
  return { codeLength: code.length, isMailed: true };
}

const isLong = (code: string) => code.length === limits.longCodeLength;
/** A long code in groups of four, as a bank prints a number. */
const grouped = (code: string) => (isLong(code) ? code.replace(/\d{4}(?=\d)/g, '$& ') : code);
const minutesOf = (code: string) => (isLong(code) ? limits.longCodeMinutes : limits.codeMinutes);

/** To an address that asked for a code. */
export const codeIssued = defineNotification<{ code: string }>({
  name: 'identity.code',
  write: ({ code }) => ({
    messageId: `code-${newId()}`,
    subject: `${grouped(code)} is your Elevate code`,
    text: [
      `Your code: ${grouped(code)}`,
      `Type it where you asked for it. It works once, within ${minutesOf(code)} minutes.`,
      ...(isLong(code) ? ['It is longer than usual because somebody asked for many codes for your address. Nobody got in.'] : []),
      'Nobody from Elevate will ever ask you for it. If you did not ask for a code, somebody typed your address by mistake; you need do nothing.',
      'Elevate',
    ].join('\n\n'),
  }),
});

type Tries = [device: number, network: number, other: number];
const put = prepared(
  'make-code',
  sql<
    never,
    [key: string, codeHash: string, device: string, network: string, isKnown: boolean, ...tries: Tries, minutes: number, now: Date]
  >`
  insert into one_time_codes (email_key, code_hash, device, network, is_known, device_tries, network_tries, other_tries, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $10::timestamptz + make_interval(mins => $9))
  on conflict (email_key, device) do update set
    code_hash = excluded.code_hash, network = excluded.network, is_known = excluded.is_known, device_tries = excluded.device_tries,
    network_tries = excluded.network_tries, other_tries = excluded.other_tries, expires_at = excluded.expires_at, used_at = null`,
);

type MadeCode = { code: string; /** Stores its hash. */ change: Change };
const digits = (length: number) => String(randomInt(10 ** length)).padStart(length, '0');

/**
 * Creates the only valid code of a browser for a key (an address or a phone number). This browser, its network and everybody else have
 * five tries each, so that wrong codes of others do not use up the ones of whoever asked.
 */
export function makeCode(secrets: Secrets, key: string, { device, network, isKnown }: Asker): MadeCode {
  const code = digits(limits.codeLength);
  const tries = limits.codeTries;
  const values = [
    key,
    codeHash(secrets, key, code),
    device,
    network,
    isKnown,
    tries,
    tries,
    tries,
    limits.codeMinutes,
    new Date(),
  ] as const;
  return { code, change: bound(put, values) };
}

/** Creates the one long code of an address, for everybody who asks for one; the previous one becomes invalid. */
function makeLongCode(secrets: Secrets, key: string): MadeCode {
  const code = digits(limits.longCodeLength / 2) + digits(limits.longCodeLength / 2);
  const values = [
    key,
    codeHash(secrets, key, code),
    '',
    '',
    false,
    0,
    0,
    limits.longCodeTries,
    limits.longCodeMinutes,
    new Date(),
  ] as const;
  return { code, change: bound(put, values) };
}

/** The values of `spendCodeSql`. */
export type Attempt = [key: string, codeHash: string, device: string, network: string, isLong: boolean, now: Date];

export const attemptOf = ({ secrets }: AppContext, key: string, code: string, { device, network }: Asker): Attempt => [
  ...([key, codeHash(secrets, key, code), device, network] as const),
  ...([isLong(code), new Date()] as const),
];

/** The tries that an attempt takes from: those of the code's browser, of its network, or of everybody else. */
const takesFrom = `case when device = $3 then 'device' when network = $4 then 'network' else 'other' end`;
// One statement: parallel attempts wait for the row locks and see the counts that the previous ones left.
/** Tries a code on all valid codes of its length; $1 to $6 are an `Attempt`. A further condition can be appended. `used_at` is set if right. */
export const spendCodeSql = `
  update one_time_codes set
    device_tries = device_tries - (${takesFrom} = 'device')::integer,
    network_tries = network_tries - (${takesFrom} = 'network')::integer,
    other_tries = other_tries - (${takesFrom} = 'other')::integer,
    used_at = case when code_hash = $2 then $6::timestamptz end
  where email_key = $1 and (device = '') = $5 and used_at is null and expires_at > $6
    and case ${takesFrom} when 'device' then device_tries when 'network' then network_tries else other_tries end > 0`;
const spend = prepared(
  'spend-code',
  sql<
    { device: string; isKnown: boolean; isRight: boolean },
    Attempt
  >`${spendCodeSql} returning device, is_known as "isKnown", used_at is not null as "isRight"`,
);

/** Whether this is a valid code of the key. A right code works once and no longer counts; a wrong one is counted. */
export async function spendCode(app: AppContext, db: Queryable, key: string, code: string, caller: Caller): Promise<boolean> {
  const { rows } = await query(db, spend, attemptOf(app, key, code, await askerOf(app, key, caller)));
  const right = rows.find(({ isRight }) => isRight);
  if (right) await returnAllowance(app, key, right satisfies SpentCode);
  return right !== undefined;
}

/** The normal form of an address, to compare spellings. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** A keyed hash bound to the address: with a plain hash all million codes could be tried in a second. */
const codeHash = (secrets: Secrets, key: string, code: string): string => secrets.hash('code', `${key} ${code}`);
