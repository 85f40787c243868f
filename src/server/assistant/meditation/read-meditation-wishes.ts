import type { Reading, Sentence } from '../wishes/index.ts';
import {
  QuietText,
  readHour,
  readLife,
  readLimits,
  readMind,
  readPosture,
  readPractices,
  readRefusedDays,
  type QuietPiece,
} from '../quiet-wishes/index.ts';
import { practiceWords } from './practice-names.ts';

const fast = / (?:fast|quick|rapid|forced) breath\w*| (?:hyperventilat\w*|kap[a]+l ?bh[a]+ti|bhastrika|wim hof|holotropic|breath of fire) /;
const noFast: Sentence = { english: 'Nothing here breathes fast.', hindi: 'यहाँ कोई तेज़ साँस वाला अभ्यास नहीं है।' };
const fastIsOut: Sentence = {
  english: 'Fast or forced breathing is not in our plans: it can make dizzy. Learn it with a teacher beside you.',
  hindi: 'तेज़ या ज़ोर की साँस हमारे प्लान में नहीं है, उससे चक्कर आ सकता है। उसे किसी सिखाने वाले के साथ सीखें।',
};
/** What no plan has, or every plan, whatever is typed. */
const fixed: readonly (readonly [RegExp, { readonly cannot: Sentence } | { readonly always: Sentence }])[] = [
  [
    / (?:mantras?|chant\w*|j[a]+p[a]?|om|singing bowls?|kirtan|bhajan) /,
    {
      cannot: {
        english: 'There are no mantras or chants in our practices; they are led in plain words. You may say your own in the quiet.',
        hindi: 'हमारे अभ्यासों में मंत्र या जाप नहीं है, वे सीधे शब्दों में चलते हैं। शांति के समय अपना मंत्र बोल सकते हैं।',
      },
    },
  ],
  [
    / (?:twice|two times|2 times|2 x|thrice|3 times|three times) (?:a|per|every|each) day | din (?:me |main )?(?:2|3) ba+r /,
    {
      cannot: {
        english: 'The plan has one session a day. You may do the same one again whenever it helps.',
        hindi: 'प्लान में दिन में एक सत्र है। जब अच्छा लगे, वही दोबारा कर सकते हैं।',
      },
    },
  ],
  [
    / (?:guided|voice guid\w*|step by step|instructions?) /,
    { always: { english: 'Every session is led, line by line.', hindi: 'हर सत्र पंक्ति दर पंक्ति साथ चलता है।' } },
  ],
];

function readFixed(text: QuietText): Reading[] {
  return text.pieces.flatMap((piece: QuietPiece): Reading[] => {
    const place = text.spanOfPiece(piece);
    if (fast.test(piece.plain))
      return [
        / (?:no|not|without|never|avoid|dont|nahin|mat|cant|cannot|bina) /.test(piece.plain)
          ? { ...place, always: noFast }
          : { ...place, cannot: fastIsOut },
      ];
    return fixed.flatMap(([pattern, says]): Reading[] => (pattern.test(piece.plain) ? [{ ...place, ...says }] : []));
  });
}

const overlaps = (one: Reading, other: Reading) => one.from < other.to && other.from < one.to;
const without = (readings: readonly Reading[], ...others: readonly (readonly Reading[])[]) =>
  readings.filter((one) => !others.some((list) => list.some((other) => overlaps(one, other))));

/** What the words of a meditation's form ask for. */
export function readMeditationWishes(typed: string): Reading[] {
  const text = new QuietText(typed);
  const fixedHere = readFixed(text);
  const practices = without(readPractices(text, practiceWords), fixedHere);
  const limits = readLimits(text);
  const asked = [...practices, ...limits, ...fixedHere];
  const hours = readHour(text);
  const mind = readMind(text);
  const manner = [...asked, ...hours, ...mind, ...without(readPosture(text), practices), ...without(readRefusedDays(text), practices)];
  return [...manner, ...without(readLife(text, 'meditation'), manner)];
}
