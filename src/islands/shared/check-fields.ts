import * as z from 'zod/mini';
import type { Call, CheckedFields } from '../../contract/call.ts';

type Checked<C extends Call> = { fields: CheckedFields<C>; problems?: never } | { fields?: never; problems: Record<string, string> };

/** Checks a form with the call's contract before it is sent, so that browser and server report the same problems. */
export function checkFields<C extends Call>(call: C, raw: Record<string, unknown>): Checked<C> {
  const parsed = z.safeParse(call.fields, raw);
  if (parsed.success) return { fields: parsed.data as CheckedFields<C> };
  const problems: Record<string, string> = {};
  for (const issue of parsed.error.issues) problems[String(issue.path[0])] ??= issue.message;
  return { problems };
}
