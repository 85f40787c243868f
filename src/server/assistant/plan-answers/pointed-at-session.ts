import type { ExerciseCard, WorkoutItem, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import { inLanguage } from '../facts/index.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';
import type { Pointing } from './pointing.ts';

/** The items of the session that was shown; those of the week's first session where the day had none. */
function itemsShown({ topic }: AskedOfPlan, plan: WorkoutPlan): WorkoutItem[] {
  const shown = new Set(topic?.items);
  const sessions = plan.weeks[0]?.sessions ?? [];
  const main = (session: (typeof sessions)[number] | undefined) =>
    session?.blocks.filter(({ block }) => !looseBlocks.has(block)).flatMap(({ items }) => items) ?? [];
  const found = sessions.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items)).filter(({ key }) => shown.has(key));
  return found.length > 0 ? found : main(sessions[0]);
}
const looseBlocks: ReadonlySet<string> = new Set(['warmUp', 'mobility', 'coolDown']);

const sizeOf = ({ sets, reps, seconds }: WorkoutItem) => `${sets} × ${reps ?? `${seconds ?? 0} s`}`;
const effortOf = ({ rpe, sets }: WorkoutItem) => (rpe ?? 0) * 10 + sets;

type Shown = {
  readonly language: AskedOfPlan['language'];
  readonly pointing: Pointing;
  readonly items: readonly WorkoutItem[];
  /** The one that is named by its place, or the first. */
  readonly only: WorkoutItem;
  readonly name: string;
  readonly card: (item: WorkoutItem) => ExerciseCard | undefined;
};

function placed({ only, card }: Shown): string | undefined {
  return `${only.name}, ${sizeOf(only)}. ${card(only)?.how.join('. ') ?? ''}.`;
}

function extreme({ language, items, pointing }: Shown): string | undefined {
  const sorted = [...items].sort((a, b) => effortOf(b) - effortOf(a));
  const found = pointing === 'most' ? sorted[0] : sorted.at(-1);
  return (
    found &&
    inLanguage(
      language,
      `${found.name} (${sizeOf(found)}) is the ${pointing === 'most' ? 'hardest' : 'easiest'} of them. Shall I make it ${pointing === 'most' ? 'easier' : 'harder'}?`,
      `इनमें ${found.name} (${sizeOf(found)}) सबसे ${pointing === 'most' ? 'मुश्किल' : 'आसान'} है। इसे ${pointing === 'most' ? 'आसान' : 'मुश्किल'} करूँ?`,
    )
  );
}

function muchOf({ language, items, name }: Shown): string | undefined {
  return inLanguage(
    language,
    `${name} is enough for your level: ${items.map((item) => `${item.name} ${sizeOf(item)}`).join(', ')}, and the weeks add a little. If you could easily do three more reps at the end, say "harder"; if the form breaks, "easier".`,
    `${name} आपके स्तर के लिए काफ़ी है: ${items.map((item) => `${item.name} ${sizeOf(item)}`).join(', ')}, और हर हफ़्ते थोड़ा बढ़ता है। आख़िर में तीन बार और आसानी से हो जाए तो "मुश्किल", ढंग बिगड़े तो "आसान" लिखिए।`,
  );
}

function swapsOf({ language, items, card }: Shown): string | undefined {
  const lines = items.flatMap((item) => {
    const other = [card(item)?.easier?.name, card(item)?.harder?.name].filter(Boolean);
    return other.length > 0 ? `• ${item.name} → ${other.join(' / ')}` : [];
  });
  return lines.length === 0 ? undefined : [...lines, inLanguage(language, 'Which one shall I swap?', 'कौन सी बदल दूँ?')].join('\n');
}

function reasonsOf({ language, only, card }: Shown): string | undefined {
  return inLanguage(
    language,
    `${only.name} trains ${
      card(only)
        ?.primary.map((one) => one.name.toLowerCase())
        .join(', ') ?? 'the whole body'
    }; what asks for most power and attention comes first, while you are fresh. Shall I swap it?`,
    `${only.name} से ${
      card(only)
        ?.primary.map((one) => one.name)
        .join(', ') ?? 'पूरा शरीर'
    } मज़बूत होता है; जिसमें सबसे ज़्यादा ताक़त और ध्यान लगे वह पहले आता है, जब आप ताज़ा हों। बदल दूँ?`,
  );
}

const nothing = (): undefined => undefined;
const answers: Readonly<Record<Pointing, (shown: Shown) => string | undefined>> = {
  place: placed,
  make: placed,
  most: extreme,
  least: extreme,
  much: muchOf,
  why: reasonsOf,
  instead: swapsOf,
  // The schedule and the reasons of a plan answer these.
  cost: nothing,
  long: nothing,
  skip: nothing,
};

/** What is asked of the session or the exercise that was shown. */
export function ofSession(asked: AskedOfPlan, plan: WorkoutPlan, pointing: Pointing): string | undefined {
  const { message, language } = asked;
  const items = itemsShown(asked, plan);
  const card = (item: WorkoutItem) => plan.exercises.find(({ id }) => id === item.exercise);
  const only = items.at(message.ordinal ?? 0);
  if (!only) return undefined;
  const name = items.length === 1 ? only.name : inLanguage(language, 'The session', 'यह सत्र');
  return answers[pointing]({ language, pointing, items, only, name, card });
}
