import { planKinds, type PlanKind } from '../../src/contract/assistant/words.ts';
import { atLeast, atMost, plain, report, type Figure } from '../report.ts';
import { rowsOf, showMiss } from './cases.ts';
import { formOf } from './talk-forms.ts';
import { askingApp } from './asking-app.ts';

// node bench/assistant/talk.ts: a conversation as one talks, measured with bench/assistant/sets/chat.jsonl (its README says how it was written);
// with --dev, the cases to work on, and each that is missed.
type Row = {
  readonly id: string;
  readonly plan: { readonly kind: PlanKind; readonly wishes: string } | null;
  /** What the person said before. */
  readonly before: readonly string[];
  readonly ask: string;
  /** Expressions of which one belongs into the answer, and those of wrong answers. */
  readonly anyOf: readonly string[];
  readonly noneOf: readonly string[];
  /** What changes in the plan; null if nothing may change. */
  readonly change: string | null;
};
type Reply = {
  readonly planId: string | null;
  readonly data: { readonly data: string; readonly plan: { readonly version: number } | null } | null;
};
type Plan = { readonly planId: string | null };

const anyIn = (sources: readonly string[], text: string) => sources.some((source) => new RegExp(source, 'iu').test(text));

type Verdict = 'on point' | 'wrong' | 'evasive';
type Judged = { readonly id: string; readonly verdict: Verdict };

/** Wrong is what must not be said, or a plan that changed unasked; evasive is neither wrong nor what was asked. */
function verdictOn({ anyOf, noneOf, change }: Row, answer: string, isChanged: boolean): Verdict {
  if (anyIn(noneOf, answer) || (isChanged && change === null)) return 'wrong';
  return anyIn(anyOf, answer) && isChanged === (change !== null) ? 'on point' : 'evasive';
}

/** Every message of the set, asked in a conversation of its own. */
async function judgeTalk(folder: string): Promise<Judged[]> {
  const { ask, close } = await askingApp(folder);
  const judged: Judged[] = [];
  for (const row of rowsOf<Row>('chat.jsonl')) {
    const made =
      row.plan &&
      (await ask<Plan>(`/api/assist/${planKinds[row.plan.kind].screen}`, { ...formOf[row.plan.kind], additionalInfo: row.plan.wishes }));
    if (made && !made.planId) process.stderr.write(`${row.id}: no plan was made: ${JSON.stringify(made).slice(0, 300)}\n`);
    let id = made?.planId ?? null;
    let reply: Reply | undefined;
    for (const text of [...row.before, row.ask]) {
      reply = await ask<Reply>(id ? '/api/assist/continue' : '/api/assist/chat', { ...(id && { id }), text });
      id ??= reply.planId;
    }
    const answer = reply?.data?.data ?? '';
    const verdict = verdictOn(row, answer, Boolean(reply?.data?.plan));
    if (verdict !== 'on point')
      showMiss(`${row.id} ${verdict}`, ...(row.plan ? [`plan: ${row.plan.kind}`] : []), ...row.before, `> ${row.ask}`, answer);
    judged.push({ id: row.id, verdict });
  }
  await close();
  return judged;
}

export async function benchTalk(folder: string): Promise<Figure[]> {
  const judged = await judgeTalk(folder);
  const share = (verdict: Verdict) => (100 * judged.filter((one) => one.verdict === verdict).length) / judged.length;
  const kinds = [...new Set(judged.map(({ id }) => id.split('-')[0] ?? ''))];
  return [
    atLeast('answers on point', share('on point'), '%', 86.7),
    atMost('wrong answers', share('wrong'), '%', 4),
    atMost('evasive answers', share('evasive'), '%', 9.3),
    ...kinds.map((kind) => {
      const some = judged.filter(({ id }) => id.startsWith(`${kind}-`));
      return plain(`on point: ${kind}`, some.filter(({ verdict }) => verdict === 'on point').length, `of ${some.length}`);
    }),
  ];
}

if (import.meta.main) report('assistant talk', await benchTalk(`${process.env['BENCH_DATA_DIR'] || '/tmp/bench/data'}-talk`));
