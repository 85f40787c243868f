import type { RehabChange, RehabItem, RehabPlan } from '../../../contract/assistant/rehab.ts';
import { inLanguage } from '../facts/index.ts';
import { namedIn } from '../part/index.ts';
import type { AskedOfPlan } from '../plan-answers/index.ts';
import { changeWords, wantsEasier, wantsHarder } from './change-words.ts';
import { numbersIn, wantedNumber } from './said-numbers.ts';
import type { PlanEdit } from './plan-edit.ts';

type AskedOfRehab = AskedOfPlan<RehabPlan>;
const edit = (change: RehabChange, item?: RehabItem): PlanEdit => ({
  kind: 'rehab',
  change,
  topic: { act: 'change', ...(item && { items: [item.key] }) },
});

const isOfPain = / (pain|dard|hurts?|दर्द|takleef|takलीफ) /;
const outOfTen = / (\d{1,2}) (out of|by|\/|of) ?10 /;

/** 'Pain is 5 now', 'dard ab 1 hai'. */
function readPain({ message: { gloss } }: AskedOfRehab): RehabChange | undefined {
  if (!isOfPain.test(gloss)) return undefined;
  const scored = outOfTen.exec(gloss)?.[1];
  const bare = numbersIn({ gloss }).filter(({ unit }) => unit === 'bare');
  const none =
    / (no|zero|gone|not any) (more )?(pain|dard|दर्द) | (pain|dard|दर्द) (is |bilkul )?(gone|zero|nil|khatam|khatm|not hai|खत्म) /.test(gloss);
  const painNow = scored === undefined ? (none ? 0 : bare.at(-1)?.value) : Number(scored);
  return painNow !== undefined && Number.isInteger(painNow) && painNow >= 0 && painNow <= 10 ? { verb: 'pain', painNow } : undefined;
}

/** The phase that the plan begins in, which is what somebody has before them. */
const firstPhase = ({ plan }: AskedOfRehab) => plan.phases.find(({ name }) => name === plan.startsWith) ?? plan.phases[0];

function itemMeant(asked: AskedOfRehab): RehabItem | undefined {
  const { message, plan, topic } = asked;
  const all = plan.phases.flatMap(({ items }) => items);
  const named = namedIn(message.text, all);
  if (named) return named;
  // 'The balance one', 'heel raises': a word that only one exercise of the plan has.
  const words = message.text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const byWord = words.flatMap((word) => {
    const stem = word.replace(/(ing|es|s)$/, '');
    const found = all.filter(({ name, how }) => ` ${name} ${how}`.toLowerCase().includes(` ${stem}`));
    const inName = all.filter(({ name }) => name.toLowerCase().includes(stem));
    return inName[0] ?? (found.length === 1 ? found[0] : undefined) ?? [];
  });
  if (byWord[0] && !/^(exercise|easier|harder|swap|change|pain|first|second)$/.test(words[0] ?? '')) return byWord[0];
  if (message.ordinal !== undefined) return firstPhase(asked)?.items.at(message.ordinal);
  return all.find(({ key }) => topic?.items.includes(key) ?? false);
}

function readItem(asked: AskedOfRehab): PlanEdit | undefined {
  const { gloss } = asked.message;
  const item = itemMeant(asked);
  if (!item) return undefined;
  if (wantsEasier(gloss)) return edit({ verb: 'load', itemKey: item.key, by: -1 }, item);
  if (wantsHarder(gloss)) return edit({ verb: 'load', itemKey: item.key, by: 1 }, item);
  return changeWords.swap.test(gloss) || changeWords.remove.test(gloss) ? edit({ verb: 'swap', itemKey: item.key }, item) : undefined;
}

function readDays({ message }: AskedOfRehab): RehabChange | undefined {
  const { gloss } = message;
  const days = wantedNumber(message, 'days') ?? (changeWords.every.test(gloss) ? 7 : undefined);
  if (days !== undefined && Number.isInteger(days)) return { verb: 'days', daysPerWeek: Math.min(7, Math.max(2, days)) };
  if (!/ (day|days|times) /.test(gloss)) return undefined;
  return changeWords.fewer.test(gloss) ? { verb: 'fewerDays' } : changeWords.more.test(gloss) ? { verb: 'moreDays' } : undefined;
}

const asksForDates = / (skip|jump to|go to|straight to|directly) .*(phase|return|last|next|step) /;

/** The change that a message names in a rehab plan; undefined if it names none. */
export function readRehabEdit(asked: AskedOfRehab): PlanEdit | undefined {
  const { gloss } = asked.message;
  if (asksForDates.test(gloss))
    return {
      refuses: inLanguage(
        asked.language,
        'I do not skip a phase: each opens when its signs are met, because the part is only then ready for more. Tell me your pain from 0 to 10 now, and I set the start by it.',
        'मैं कोई चरण नहीं छोड़ता: हर चरण अपने संकेत पूरे होने पर खुलता है, क्योंकि तभी चोट वाला हिस्सा तैयार होता है। अभी दर्द 0 से 10 में कितना है बताइए, मैं शुरुआत उसी से रखता हूँ।',
      ),
    };
  const whole = readPain(asked) ?? readDays(asked);
  if (whole) return edit(whole);
  if (
    / (no|without|not have|not|lost|broke|remove) (a |any |my |the )?(resistance )?(band|bands|theraband|equipment) | band (not|remove) /.test(
      gloss,
    )
  )
    return edit({ verb: 'equipment', equipment: [] });
  const item = readItem(asked);
  if (item) return item;
  if (changeWords.shorter.test(gloss) || / (fewer|less) (exercise|session) /.test(gloss)) return edit({ verb: 'shorter' });
  const first = firstPhase(asked)?.items;
  if (/ (swap|change|replace) /.test(gloss) && first)
    return {
      refuses: inLanguage(
        asked.language,
        `Which exercise shall I swap? You begin with: ${first.map(({ name }) => name).join(', ')}.`,
        `कौन सी कसरत बदलूँ? शुरुआत इनसे है: ${first.map(({ name }) => name).join(', ')}।`,
      ),
      topic: { act: 'change' },
    };
  if (wantsEasier(gloss) && first?.[0]) return edit({ verb: 'load', itemKey: 'all', by: -1 });
  return wantsHarder(gloss) && first?.[0] ? edit({ verb: 'load', itemKey: 'all', by: 1 }) : undefined;
}
