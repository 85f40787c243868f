import { hindiNames } from '../../../contract/assistant/constraint-names.ts';
import { ownValue } from '../../../contract/own-value.ts';
import { hindiGroupNames } from './food-groups.ts';
import { wordsOf } from './food-words.ts';
import { dishes } from './read-dishes.ts';
import { foods } from './read-foods.ts';

const keyOf = (name: string) => wordsOf(name).join(' ');
let kept: ReadonlyMap<string, string> | undefined;

function namesInHindi(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (english: string, hindi: string) => {
    if (!names.has(keyOf(english))) names.set(keyOf(english), hindi);
  };
  for (const { name } of dishes().values()) add(name[0], name[1]);
  for (const { name } of foods().values()) add(name[0], name[1]);
  for (const { name, also } of foods().values()) for (const one of also) add(one, name[1]);
  return names;
}

/** The Hindi name of a food, dish or group that is named in English or Hinglish; undefined if it is unknown. */
const hindiFoodName = (said: string): string | undefined => ownValue(hindiGroupNames, said) ?? (kept ??= namesInHindi()).get(keyOf(said));

/** The Hindi of what somebody called a food: the word that is shown for it, its name, or what was typed. */
export const foodInHindi = (said: string): string => ownValue(hindiNames.food, said) ?? hindiFoodName(said) ?? said;
