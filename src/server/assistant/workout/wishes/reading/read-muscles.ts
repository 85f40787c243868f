import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import type { MuscleGroup } from '../../../../../contract/assistant/workout-wishes.ts';
import { learnedMuscleKind, masked } from '../kinds/phrase-kinds.ts';
import type { Placed } from './read-things.ts';
import type { Thing } from './thing-words.ts';
import type { Clause } from './wish-text.ts';

/** That something is wrong with a part of the body. */
export const trouble =
  / (?:click|clicks|clicking|crack|cracks|cracking|pop|pops|grind|grinding|leak|leaking|leaks|breathless|pain|pains|hurt|hurts|hurting|sore|injury|injured|dard|ache|aches|problem|problems|strain|sprain|surgery|issue|issues|stiff|torn|tear|tight|tightness|bad|दर्द|weak|swollen|fracture|operation) /;
const aboveHead = / (?:above|overhead|over head|over my head|over the head|over shoulder|upar|ऊपर) /;
/** The words around a mention, `by` of them on each side. */
export const near = (words: readonly string[], { from, to }: Pick<Placed, 'from' | 'to'>, by: number) =>
  ` ${words.slice(Math.max(0, from - by), to + 1 + by).join(' ')} `;

/** 'Upper body only' leaves the legs out, and 'legs only' the rest. */
function onlyFor(group: MuscleGroup): Constraint[] {
  const focus: Constraint = { type: 'focus', value: group };
  if (group === 'core') return [focus];
  const isOfLegs = ['legs', 'glutes', 'quads', 'hamstrings', 'calves'].includes(group);
  return [focus, { type: 'leaveOut', value: isOfLegs ? 'upperBody' : 'legs' }];
}

function ofMuscle(
  words: readonly string[],
  mention: Placed,
  group: Extract<Thing, { kind: 'muscle' }>['group'],
  isBareList: boolean,
): Constraint[] {
  if (mention.stance !== 'refused' && (isBareList || words.slice(mention.from, mention.to + 1).includes('strength')))
    return [{ type: 'focus', value: group }];
  const around = near(words, mention, 3);
  const before = ` ${words.slice(Math.max(0, mention.from - 5), mention.from).join(' ')} `;
  const behind = ` ${words.slice(mention.to + 1, mention.to + 7).join(' ')} `;
  // 'Get back to football', 'two weeks back'.
  if (
    words[mention.from] === 'back' &&
    (/ (?:get|getting|come|coming|came|go|going|come right|give|bring me|days|week|months|years?|way|move|ease|ease me|bounce|slowly) $/.test(
      before,
    ) ||
      /^ (?:to|from|in|on|after|into|home|again|squat) /.test(behind))
  )
    return [];
  if (mention.stance === 'only') return onlyFor(group);
  if (mention.stance === 'refused' && words.slice(mention.from, mention.to + 1).includes('grip')) return [];
  if (mention.stance === 'refused') {
    const isSkipped = / (?:holiday|skip|skipping|no|dont|avoid|without|leave|not|nahin|exclude|never|except|drop) /.test(
      `${before}${behind}`,
    );
    return isSkipped &&
      !trouble.test(around) &&
      !/ (?:on|of|pressure|load|strain|lying|weight|hurt|injure|wreck|kill|destroy|exhaust) (?:my |the )?$/.test(before)
      ? [{ type: 'leaveOut', value: group }]
      : [];
  }
  if (mention.stance === 'neutral') return [];
  const isMore =
    / (?:more|tiny|small|flat|skinny|weak|chapti|kamzor|kamjor|bigger|wide|wider|broad|broader|bubble|round|rounder|perky|peachy|huge|massive|stronger|focus|emphasis|extra|priority|prioritise|prioritize|target|targeting|grow|build|bring|lagging|develop|tone|toned|toning|strengthen|sculpt|improve|increase|want|need|badhana|badhani|badhane|bada|bade|chauda|chaudi|chaude|mota|moti|tight|solid|mazboot|majboot|work|mainly|especially|bulk|define|defined|mostly|attention|love|specialise|specialize) /.test(
      `${before}${behind}`,
    ) ||
    / (?:par|pe|pr|पर) (?:[^ ]+ )?(?:focus|dhyan|dhyaan|jor|zor|ज़ोर|जोर|फोकस|ध्यान) /.test(behind) ||
    / (?:chahiye|banana|banani|banane|mazboot|majboot|lagging|weak|strength|day|session|बनाना|बनाने|बनानी|मजबूत) /.test(behind);
  return isMore &&
    !(trouble.test(around) && !/ (?:weak|lagging|tiny|small|flat) /.test(around)) &&
    !/ (?:support|for|to) (?:my |the )$/.test(before)
    ? [{ type: 'focus', value: group }]
    : [];
}

const leaving =
  / (?:no|not|dont|without|skip|leave|avoid|already|enough|nahin|mat|jata|jate|does|trains?|drop|except|chhod\S*|rehne|need|care|out|done|trunks?|big enough|नहीं|छोड\S*) /;

/** What a clause asks of a muscle that it names: by what phrases like it say, where they surely do, or else by the words near it. */
export function readMuscle(clause: Clause, mention: Placed, group: MuscleGroup, isListed: boolean): Constraint[] {
  // 'No arms above my head' leaves a movement out, and no muscle.
  if ((group === 'arms' || group === 'shoulders') && aboveHead.test(near(clause.words, mention, 5))) return [];
  const { from } = mention;
  const read = ofMuscle(clause.words, mention, group, isListed);
  const part =
    clause.parts().find(({ first, words }) => first <= clause.first + from && clause.first + from < first + words.length) ?? clause;
  const kind = trouble.test(part.plain) ? undefined : learnedMuscleKind(masked(part.words));
  const isLeft = read.every(({ type }) => type !== 'focus') || leaving.test(part.plain);
  if (kind === 'muscleOut' && isLeft) return [{ type: 'leaveOut', value: group }];
  if (kind === 'muscleOnly') return onlyFor(group);
  if (kind === 'muscleNone' && group !== 'core') return [];
  return kind === 'muscleMore' && read.every(({ type }) => type !== 'leaveOut') ? [{ type: 'focus', value: group }] : read;
}
