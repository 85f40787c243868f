import type { Ask } from '../../define-screens.ts';

/** Wraps `ask` so that each call with the same fields is made once: several cards of a page share its answer. */
export function askOnce(ask: Ask): Ask {
  const answers = new Map<string, Promise<unknown>>();
  return ((call, fields) => {
    const question = `${call.name} ${JSON.stringify(fields)}`;
    const answer = answers.get(question) ?? ask(call, fields);
    answers.set(question, answer);
    return answer;
  }) as Ask;
}
