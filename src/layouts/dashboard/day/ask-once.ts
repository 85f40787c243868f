import type { Ask } from '../../define-screens.ts';

/** The same calls, each asked once for the same fields: several cards of one page share an answer. */
export function askOnce(ask: Ask): Ask {
  const answers = new Map<string, Promise<unknown>>();
  return ((call, fields) => {
    const question = `${call.name} ${JSON.stringify(fields)}`;
    const answer = answers.get(question) ?? ask(call, fields);
    answers.set(question, answer);
    return answer;
  }) as Ask;
}
