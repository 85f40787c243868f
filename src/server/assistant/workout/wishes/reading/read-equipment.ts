import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import { exercises } from '../../exercises.ts';
import { exerciseGroups } from '../exercise-groups.ts';
import { exercisesNamed } from '../wishes-of.ts';
import type { Placed } from './read-things.ts';
import type { Read } from './read.ts';
import type { Clause } from './wish-text.ts';

/** Exercises that are named after their machine. */
const ofMachines = new Set(['leg-press', 'leg-extensions', 'leg-curls', 'hack-squats', 'pull-downs', 'flies', 'chest-press']);
const isOfMachine = ({ thing }: Placed) => thing.kind === 'exercise' && ofMachines.has(thing.named.id);
const ofAGym = / (?:gym|gyms|machine|machines|clubhouse) /;
const owning = / (?:has|have|got|only|are|is|there|with|available|hai|mein|me) /;

/** A list of what a gym has ('leg press, lat pulldown and dumbbells') names machines, and no exercises that are wanted. */
export function asMachines(clause: Clause, mentions: readonly Placed[]): Placed[] {
  const isList =
    ofAGym.test(clause.plain) &&
    owning.test(clause.plain) &&
    mentions.some((one) => isOfMachine(one) && /^(?:had|only|open)$/.test(one.stance));
  if (!isList) return [...mentions];
  return mentions.map((one) =>
    isOfMachine(one) && one.stance !== 'refused' && one.thing.kind === 'exercise'
      ? { ...one, thing: { kind: 'equipment', equipment: ['machines'], isPlace: false, machine: one.thing.named } }
      : one,
  );
}

/** The exercises on machines that were not named, where machines are named one by one. */
function otherMachines(mentions: readonly Placed[]): Constraint[] {
  const named = mentions.flatMap(({ thing }) => (thing.kind === 'equipment' && thing.machine ? exercisesNamed(thing.machine) : []));
  if (named.length === 0) return [];
  const ids = new Set(named.map(({ id }) => id));
  return exercises
    .filter(({ id, needs }) => needs.some((oneOf) => oneOf.length === 1 && oneOf[0] === 'machines') && !ids.has(id))
    .map(({ id, name }) => ({ type: 'noExercise', value: { id, english: name.english.toLowerCase(), hindi: name.hindi } }));
}

const all =
  / (?:thats it|that is it|thats all|that is all|nothing else|nothing more|and nothing|no other|and kuch nahin|bas itna|only that) /;
const alone = / (?:all i have|only have|all i own|all we have|all i got|nothing except|have only|all there is) (?:[^ ]+ ){0,4}$/;
const isAlone = ({ plain, words }: Clause, mentions: readonly Placed[]): boolean =>
  all.test(plain) ||
  mentions.some(({ stance, from }) => stance === 'only' || alone.test(` ${words.slice(0, from).join(' ')} `)) ||
  (/ except /.test(plain) && / (?:nothing|no equipment|koi saman) /.test(plain));

/** Words with which a gym alone is named as the place. */
const besideGym = /^(?:the|a|my|our|local|only|please|pls|gym|gyms|main|mein|me|mai|में|par|karta|karti|karna|hu|hun|hai|hain|,|and)$/;
const isGymAlone = (clause: Clause, from: number): boolean =>
  clause.parts().some(({ first, words }) => {
    const at = clause.first + from - first;
    return at >= 0 && at < words.length && words.every((word) => besideGym.test(word));
  });

/** 'Gym closed on Sunday' and 'no gym' tell of no equipment; 'I go to a gym' and 'gym, 5 days' do. */
const isGymMeant = (clause: Clause, { from, to, stance }: Placed): boolean => {
  const { words } = clause;
  if (stance !== 'refused' && isGymAlone(clause, from)) return true;
  const before = ` ${words.slice(Math.max(0, from - 4), from).join(' ')} `;
  const behind = ` ${words.slice(to + 1, to + 5).join(' ')} `;
  return (
    stance !== 'refused' &&
    / (?:have|has|joined|join|access|go|going|at|in|got|member|membership|use|using|full|my) /.test(`${before}${behind}`) &&
    !/ (?:closed|shut|close|bag|band|बंद|first|never|experience|timing|timings|is closed|opens|bro|anxiety|break|back|new|quit|left|leaving|cancelled|canceled|stopped|lapsed|expired|chhod\w*|chod\w*|bandh|door|far|expensive) /.test(
      `${before}${behind}`,
    )
  );
};

type Tool = Placed & { readonly thing: Extract<Placed['thing'], { kind: 'equipment' }> };

function furnitureReads(clause: Clause, furniture: readonly Placed[]): Read[] {
  const [first] = furniture;
  if (!first) return [];
  return furniture.some(({ stance }) => stance === 'only')
    ? [{ first: clause.first + first.from, last: clause.first + first.to, constraints: [{ type: 'onlyEquipment', value: [] }] }]
    : furniture.map(({ from, to }) => ({ first: clause.first + from, last: clause.first + to, aside: true }));
}

function refusedReads(clause: Clause, tools: readonly Tool[]): Read[] {
  return tools.flatMap(({ stance, thing: { equipment, isPlace }, from, to }): Read[] => {
    const place = { first: clause.first + from, last: clause.first + to };
    if (stance !== 'refused') return equipment.length === 0 && !isPlace ? [{ ...place, aside: true }] : [];
    if (isPlace) return [{ ...place, aside: true }];
    if (equipment.length === 0) return [{ ...place, constraints: [{ type: 'onlyEquipment', value: [] }] }];
    return [{ ...place, constraints: equipment.map((value): Constraint => ({ type: 'without', value })) }];
  });
}

/** What somebody wants to do on a cardio machine or with a rope. */
function wantedOn(said: string): Constraint[] {
  const id = /row/.test(said)
    ? 'rowing'
    : /treadmill/.test(said)
      ? 'treadmill'
      : /bike|cycle/.test(said)
        ? 'cycling'
        : /rope|rassi/.test(said)
          ? 'skipping'
          : undefined;
  const found = exerciseGroups.find((one) => one.id === id);
  return found ? [{ type: 'wantExercise', value: { id: found.id, english: found.english, hindi: found.hindi } }] : [];
}

/** Equipment that a clause names as owned, alone or not at all. */
export function readEquipment(clause: Clause, mentions: readonly Placed[]): Read[] {
  const isGym = ({ from, to }: Placed) => from === to && clause.words[from] === 'gym';
  const tools = mentions.flatMap((one): Tool[] =>
    one.thing.kind === 'equipment' && (!isGym(one) || isGymMeant(clause, one)) ? [{ ...one, thing: one.thing }] : [],
  );
  const gyms = mentions
    .filter((one) => isGym(one) && !tools.some(({ from }) => from === one.from))
    .map(({ from, to }): Read => ({ first: clause.first + from, last: clause.first + to, aside: true }));
  if (tools.length === 0)
    return [
      ...gyms,
      ...furnitureReads(
        clause,
        mentions.filter(({ thing }) => thing.kind === 'furniture'),
      ),
    ];
  const reads = [...gyms, ...refusedReads(clause, tools)];
  // A staircase that somebody climbs is no equipment before it is offered.
  const isOffered = ({ stance, from, to }: Tool) =>
    stance !== 'open' ||
    !(
      /^(?:stair|seedhi|सीढ)/.test(clause.words.slice(from, to + 1).join(' ')) ||
      // 'Fit enough for the garden' is no place to train.
      (/^(?:garden|ground|beach|parking|balcony)$/.test(clause.words.slice(from, to + 1).join(' ')) &&
        !/ (?:in|at|on|near|from|use|only|my|have) (?:the |my |a |our |local |small )*$/.test(
          ` ${clause.words.slice(0, from).join(' ')} `,
        ) &&
        !/^(?:me|mein|main|pe|par|में|पर)$/.test(clause.words[to + 1] ?? ''))
    );
  // 'Dumbbells are too heavy, bands only': 'only' is said of its own part.
  const alone = clause
    .parts()
    .filter(({ first: from, words: own }) =>
      tools.some((one) => one.stance === 'only' && from <= clause.first + one.from && clause.first + one.from < from + own.length),
    );
  const isBeside = ({ from, stance }: Tool) =>
    alone.length > 0 &&
    stance !== 'had' &&
    stance !== 'wanted' &&
    !alone.some((part) => part.first <= clause.first + from && clause.first + from < part.first + part.words.length);
  const kept = tools.filter(
    (one) => !isBeside(one) && one.stance !== 'refused' && (one.thing.equipment.length > 0 || one.thing.isPlace) && isOffered(one),
  );
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return reads;
  const isBare = kept.some(({ thing }) => thing.isPlace && thing.equipment.length === 0);
  // A gym whose things are named one by one has no others.
  const isNamed = kept.some(({ thing }) => !thing.isPlace);
  const isListed = isNamed && kept.some(({ thing }) => thing.isPlace && thing.equipment.length > 0);
  const others = otherMachines(kept);
  if (isAlone(clause, kept) || isBare || isListed || others.length > 0) {
    const value = [...new Set(kept.flatMap(({ thing }) => (thing.isPlace && isNamed ? [] : thing.equipment)))];
    return [
      ...reads,
      { first: clause.first + first.from, last: clause.first + last.to, constraints: [{ type: 'onlyEquipment', value }, ...others] },
    ];
  }
  return [
    ...reads,
    ...kept.map(({ thing, stance, from, to }): Read => ({
      first: clause.first + from,
      last: clause.first + to,
      constraints: [
        ...thing.equipment.map((value): Constraint => ({ type: 'equipment', value })),
        ...(stance === 'wanted' ? wantedOn(clause.words.slice(from, to + 1).join(' ')) : []),
      ],
    })),
  ];
}
