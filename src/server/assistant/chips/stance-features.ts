import { classFinder, wordPlaces, type Features } from '../learned/index.ts';
import { hinglishOf, romanOf } from '../messages/index.ts';
import type { Mention } from './find-mentions.ts';
import { stanceConcepts } from './stance-concepts.ts';

/** The number of entries of the table of stances. */
export const stanceTable = 2 ** 13;
const placeOf = wordPlaces(stanceTable);
const conceptsIn = classFinder(stanceConcepts);

/** A word that stands between the members of a list. */
const joins = /^(?:,|and|or|aur|ya|FOOD|a|an|the|some|any|my|of|with|ka|ki|ke|bhi|plus|all|both)$/;

type Token = { readonly word: string; readonly concept: string | undefined };

type Sentence = { readonly tokens: readonly Token[]; readonly placeOf: ReadonlyMap<number, number> };

/** The words of a sentence in one spelling, each food in it one token, and the place of each food by the word where it begins. */
function readSentence(words: readonly string[], mentions: readonly Mention[]): Sentence {
  const tokens: Token[] = [];
  const places = new Map<number, number>();
  const spelt = words.map((word) => (/^\d/.test(word) ? '#' : romanOf(hinglishOf(word))));
  const concepts = new Map(conceptsIn(words.map(hinglishOf)).map(({ name, from, length }) => [from, { name, length }]));
  const mentionAt = new Map(mentions.map((mention) => [mention.from, mention]));
  for (let at = 0; at < words.length; at++) {
    const mention = mentionAt.get(at);
    if (mention) {
      places.set(at, tokens.length);
      tokens.push({ word: 'FOOD', concept: undefined });
      at = mention.to - 1;
    } else tokens.push({ word: spelt[at] ?? '', concept: concepts.get(at)?.name });
  }
  return { tokens, placeOf: places };
}

/** Sentences by their mentions: one with a hundred foods is asked about each of them. */
const sentences = new WeakMap<readonly Mention[], Sentence>();

function tokensOf(words: readonly string[], mentions: readonly Mention[], target: Mention) {
  const sentence = sentences.get(mentions) ?? readSentence(words, mentions);
  sentences.set(mentions, sentence);
  return { tokens: sentence.tokens, place: sentence.placeOf.get(target.from) ?? 0 };
}

/** The tokens on one side of the food, nearest first, and how many of them belong to its own part of the sentence. */
function sideOf(tokens: readonly Token[]) {
  const own = tokens.findIndex(({ word }) => word === ',' || word === 'FOOD');
  const first = tokens.findIndex(({ word }) => !joins.test(word));
  return { own: own < 0 ? tokens.length : own, governors: first < 0 ? [] : tokens.slice(first).filter(({ word }) => word !== ',') };
}

function featuresOfSide(name: 'l' | 'r', tokens: readonly Token[]): string[] {
  const { own, governors } = sideOf(tokens);
  const both = ({ word, concept }: Token) => (concept === undefined ? [word] : [word, `§${concept}`]);
  const near = tokens.slice(0, 9).flatMap((token, at) => both(token).flatMap((one) => [`${name}${at < own ? '' : 'far'} ${one}`]));
  const [first, second, third] = governors;
  const led = [
    ...(first ? both(first).map((one) => `${name}1 ${one}`) : [`${name}1 none`]),
    ...(second ? both(second).map((one) => `${name}2 ${one}`) : []),
    ...(first && second ? both(first).flatMap((one) => both(second).map((other) => `${name}12 ${one} ${other}`)) : []),
    ...(first && second && third
      ? [`${name}123 ${first.concept ?? first.word} ${second.concept ?? second.word} ${third.concept ?? third.word}`]
      : []),
  ];
  return [...near, ...led, `${name}next ${tokens[0]?.word ?? 'none'}`];
}

const good: ReadonlySet<string | undefined> = new Set(['like', 'want', 'fine']);
const bad: ReadonlySet<string | undefined> = new Set(['not', 'dislike', 'harm', 'instead', 'past']);
/** Words that take up the foods named just before: 'karela and lauki, these I cannot look at'. */
const pointing = /^(?:this|that|these|those|it|its|them|both|neither|yeh?|yah|in|inse|inko|inki|inka|is|isse|isko|iski|iska|dono|donon)$/;

/** The part of a side that speaks of the food: its own, and the next one if that takes the food up again. */
function ownPart(side: readonly Token[]): readonly Token[] {
  const { own } = sideOf(side);
  const next = side.slice(own + 1);
  if (side[own]?.word !== ',' || !pointing.test(next[0]?.word ?? '')) return side.slice(0, own);
  return side.slice(0, own + 1 + sideOf(next).own);
}

/** Whether a word that refuses stands in the food's own part of the sentence, so that what is only named is not left out. */
export function isSpokenIllOf(words: readonly string[], mentions: readonly Mention[], target: Mention): boolean {
  const { tokens, place } = tokensOf(words, mentions, target);
  return [tokens.slice(0, place).reverse(), tokens.slice(place + 1)].some((side) =>
    ownPart(side).some(({ concept, word }) => bad.has(concept) || concept === 'doctor' || word === 'but'),
  );
}

/** Whether a word that wants or allows stands in the food's own part of the sentence, up to a pause or the next food. */
export function isSpokenWellOf(words: readonly string[], mentions: readonly Mention[], target: Mention): boolean {
  const { tokens, place } = tokensOf(words, mentions, target);
  return [tokens.slice(0, place).reverse(), tokens.slice(place + 1)].some((side) =>
    side.slice(0, sideOf(side).own).some(({ concept }) => good.has(concept)),
  );
}

/** What tells how a sentence stands to one of the foods in it: the words around it and their concepts, and what the rules say of it (`ruled`). */
export function stanceFeatures(words: readonly string[], mentions: readonly Mention[], target: Mention, ruled: string): Features {
  const { tokens, place } = tokensOf(words, mentions, target);
  const left = tokens.slice(0, place).reverse();
  const right = tokens.slice(place + 1);
  const inOrder = (side: readonly Token[], until: number) => side.slice(0, until).flatMap(({ concept }) => concept ?? []);
  const concepts = (side: readonly Token[]) => [...new Set(inOrder(side, sideOf(side).own))];
  const [before, behind] = [concepts(left), concepts(right)];
  const governing = (side: readonly Token[]) =>
    sideOf(side)
      .governors.slice(0, 6)
      .flatMap(({ concept }) => concept ?? []);
  const [over, under] = [governing(left), governing(right)];
  const pairs = (name: string, list: readonly string[]) => list.slice(1).map((one, at) => `${name} ${list[at]} ${one}`);
  const all = [
    `rule ${ruled}`,
    ...featuresOfSide('l', left),
    ...featuresOfSide('r', right),
    ...before.flatMap((one) => [`rule ${ruled} l ${one}`, ...behind.map((other) => `both ${one} ${other}`)]),
    ...behind.map((one) => `rule ${ruled} r ${one}`),
    ...pairs('lthen', over),
    ...pairs('rthen', under),
    `lall ${over.slice(0, 3).join(' ')}`,
    `rall ${under.slice(0, 3).join(' ')}`,
    `all ${over.slice(0, 2).join(' ')} FOOD ${under.slice(0, 2).join(' ')}`,
    `empty ${left.length === 0 ? 'l' : ''}${right.length === 0 ? 'r' : ''}`,
  ];
  const at = [...new Set(all.map(placeOf))];
  return { at, words: at.length };
}
