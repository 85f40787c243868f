import { wordReader, type Dictionary, type SaidWord } from './said-words.ts';

/** Something that questions are for, by sets of concepts. */
export type Target = { readonly id: string; readonly asks: readonly (readonly string[])[] };
/** `share`: how much of the question's words the concepts explain, 0 to 1; `subjects`: how many concepts beside the light ones. */
export type FoundTarget<Of extends Target> = {
  readonly target: Of;
  readonly rank: number;
  readonly share: number;
  readonly subjects: number;
  /** How many words the concepts beside the light ones explain. */
  readonly words: number;
};

const lightWeight = 0.2;
const unknownWeight = 1.4;
/** The share of a message's weight that concepts must explain: less of it where more subjects fit. */
const neededShare = (subjects: number): number => (subjects > 2 ? 0.45 : subjects > 1 ? 0.5 : 0.6);
/** How much a further subject that fits counts beside the share that is explained. */
const perSubject = 0.2;
const perLight = 0.04;

/** The sets of concepts that a line such as `a b | c` names. */
export const setsIn = (asks: string): string[][] => asks.split('|').map((one) => one.trim().split(/\s+/));

/** The weights of concepts: those that few of the targets ask for weigh more. */
function weigher(targets: readonly Target[], light: ReadonlySet<string>): (concept: string) => number {
  const counts = new Map<string, number>();
  for (const { asks } of targets) for (const concept of new Set(asks.flat())) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  const of = (concept: string) => 0.35 + 0.4 * Math.log((targets.length + 1) / ((counts.get(concept) ?? 1) + 0.5));
  return (concept) => (light.has(concept) ? lightWeight : of(concept));
}

/** Finds the target that a question is for: the set of concepts that explains most of its words, and the more subjects the better. */
export function targetFinder<Of extends Target>(targets: readonly Of[], dictionary: Dictionary) {
  const { light } = dictionary;
  const read = wordReader(dictionary);
  const weigh = weigher(targets, light);
  const known = new Set(targets.flatMap(({ asks }) => asks.flat()));
  const weightOf = ({ concepts }: SaidWord) => (concepts.length === 0 ? unknownWeight : Math.max(...concepts.map(weigh)));
  const sum = (words: readonly SaidWord[]) => words.reduce((total, word) => total + weightOf(word), 0);

  function fitOf(set: readonly string[], said: readonly SaidWord[], before: ReadonlySet<string>) {
    const own = new Set(said.flatMap(({ concepts }) => concepts));
    const isThere = set.every((concept) => own.has(concept) || before.has(concept));
    const subjects = set.filter((concept) => !light.has(concept)).length;
    // A follow-up adds a subject ('and coffee?') or only another way to ask ('how much?').
    const adds = set.some((concept) => own.has(concept) && (before.size > 0 || !light.has(concept)));
    if (!isThere || !adds) return undefined;
    const explained = said.filter(({ concepts }) => concepts.some((concept) => set.includes(concept) || light.has(concept)));
    const share = sum(explained) / (sum(said) || 1);
    const words = explained.filter(({ concepts }) => concepts.some((concept) => set.includes(concept) && !light.has(concept))).length;
    return { share, subjects, words, rank: share + perSubject * subjects + perLight * (set.length - subjects) };
  }

  const best = (said: readonly SaidWord[], before: ReadonlySet<string>): FoundTarget<Of> | undefined =>
    targets
      .flatMap((target) =>
        target.asks.flatMap((set) => ({ target, ...(fitOf(set, said, before) ?? { share: 0, subjects: 0, words: 0, rank: 0 }) })),
      )
      .filter(({ share, subjects }) => subjects > 0 && share >= neededShare(subjects))
      .sort((a, b) => b.rank - a.rank)[0];

  /** `before`: the question before, whose subjects a short question may leave out. */
  return (text: string, before = ''): FoundTarget<Of> | undefined => {
    const said = read(text);
    const names = (isOne: (concept: string) => boolean) => said.some(({ concepts }) => concepts.some(isOne));
    const hasSubject = names((concept) => known.has(concept) && !light.has(concept));
    const alone = hasSubject ? best(said, new Set()) : undefined;
    if (said.length === 0 || said.length > 3 || before === '' || !(hasSubject || names((concept) => light.has(concept)))) return alone;
    const kept = new Set(read(before).flatMap(({ concepts }) => concepts));
    const together = best(said, kept);
    return together && together.rank > (alone?.rank ?? 0) + perSubject / 2 ? together : alone;
  };
}
