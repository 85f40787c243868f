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
export const hindiFoodName = (said: string): string | undefined =>
  (Object.hasOwn(hindiGroupNames, said) ? hindiGroupNames[said] : undefined) ?? (kept ??= namesInHindi()).get(keyOf(said));
