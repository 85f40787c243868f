import type { KitchenTool } from '../../../contract/assistant/diet-wishes.ts';
import type { Sentence } from '../wishes/index.ts';
import { storing } from './cannot-texts.ts';
import { spoken, type Meant, type Rule } from './rule.ts';

const unneeded: Sentence = {
  english: 'No dish needs a microwave, an air fryer or a freezer: a flame or an induction plate is enough.',
  hindi: 'किसी पकवान में माइक्रोवेव, एयर फ्रायर या फ़्रीज़र नहीं चाहिए: एक चूल्हा या इंडक्शन काफ़ी है।',
};
const tools: readonly (readonly [words: string, tool: KitchenTool])[] = [
  ['oven|otg|ओवन', 'oven'],
  ['mixer|mixers|blender|grinder|mixie|mixi|juicer|food processor|mixer grinder|मिक्सर|मिक्सी', 'blender'],
  ['pressure cooker|cooker|कुकर|प्रेशर कुकर', 'pressureCooker'],
  ['toaster|टोस्टर', 'toaster'],
];
const others = 'microwave oven|microwave|air ?fryer|freezer|माइक्रोवेव';
const fridge = 'fridge|refrigerator|फ्रिज';
const any = [...tools.map(([words]) => words), others, fridge, 'tawa', 'kadhai', 'steamer'].join('|');

/** What the plan does without a tool; 'no fridge' leaves no leftovers. */
function without(said: string): Meant {
  if (new RegExp(`^(?:${others})$`, 'u').test(said)) return { always: unneeded };
  if (new RegExp(`^(?:${fridge})$`, 'u').test(said)) return [{ type: 'avoid', value: 'leftovers' }];
  const tool = tools.find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(said))?.[1];
  return tool ? [{ type: 'noTool', value: tool }] : storing;
}

/** Tools that are missing: 'no oven', 'mixer nahin hai', 'I do not own a pressure cooker'. */
export const toolRules: readonly Rule[] = [
  {
    search: spoken(
      `(?:no|without|without an?|(?:dont|cant|cannot|do not|never) use(?: the| a| an| my)?|dont have an?|dont have|dont own an?|have no|havent got an?|havent an?|lack an?|bina|my|the|and no|or) (?:working |proper |electric )?(${any})(?: (?:at home|here|in my \\S+|is broken|broke|is not working|isnt working|doesnt work|kharab hai|kharab|nahin hai|nahin|ke))?`,
    ),
    means: (found) =>
      /^(?:my|the|or|and no) /.test(found[0]) && !/ (?:broken|broke|working|work|kharab|nahin)/.test(found[0]) && !/^and no /.test(found[0])
        ? undefined
        : without(found[1] ?? ''),
  },
  {
    search: spoken(`(?:ghar me |ghar pe |mere paas )?(${any}) (?:bhi )?(?:nahin|kharab|toota|toot gaya)(?: hai)?`),
    means: (found) => without(found[1] ?? ''),
  },
  {
    search: spoken(
      '(?:only|just|sirf|bas) (?:have |got |an? |one )*(?:induction|gas stove|single burner|burner|chulha)(?: (?:plate|stove|cooktop|hai|hi))*|(?:induction|chulha|burner) (?:hi |only )(?:hai)?|(?:ek|one|single) (?:burner|chulha|flame)(?: (?:hai|only|stove))*',
    ),
    means: () => ({ always: unneeded }),
  },
];
