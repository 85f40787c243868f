import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { matchFoods } from '../foods/index.ts';
import { before, spoken, type Rule } from './rule.ts';

const list = '((?:[\\p{L}\\p{M}\\d]+ |, ){1,24}?)(?=(?:; |but |lekin |please |no |not |without |$))';
const fillers =
  /\b(?:some|a|an|the|few|little|bit|lot|of|left|over|leftover|at|home|in|my|fridge|kitchen|only|just|fresh|old|also|rest|is|are|hai|hain|h|bhi|hi|pada|padi|bacha|bachi|hua|hui|cooked|है|हैं|\d+(?:\.\d+)?|g|gm|grams?|kg|ml|cups?|katori|pieces?|slices?|packet)\b/gu;

/** The foods of a list in words; those that we do not know are left out. */
function foodsIn(said: string): string[] {
  return said
    .split(/ ?, ?| and | aur | or | & | और /u)
    .map((one) => one.replaceAll(fillers, ' ').replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one.length >= 2 && one.length <= 40 && matchFoods(one).length > 0);
}
const all = (type: 'have' | 'lack', said: string | undefined): readonly Constraint[] | undefined => {
  const foods = foodsIn(said ?? '');
  return foods.length > 0 ? foods.map((value) => ({ type, value })) : undefined;
};

/** What is in the kitchen, and what is missing there. */
export const kitchenRules: readonly Rule[] = [
  {
    search: new RegExp(
      `(?<= )(?:i (?:only )?have|i have got|i got|we have|there is|there are|using|use up|use|made with|make with|with|from|mere paas|mere pas|ghar me|ghar mein|ghar par|fridge (?:has|me|mein)|left ?over|cooked|bacha hua|मेरे पास|घर में) (?:only |just |some |got )?${list}`,
      'gu',
    ),
    means: (found) => (/ (?:dont|not|no|without) $/.test(before(found)) ? undefined : all('have', found[1])),
  },
  {
    search: spoken(
      '(?:dont have|do not have|have no|out of|ran out of|run out of|no more|khatam|there is no) (?:any |the )?([\\p{L}\\p{M}]+(?: [\\p{L}\\p{M}]+)?)',
    ),
    means: (found) => all('lack', found[1]) ?? all('lack', found[1]?.split(' ')[0]),
  },
];
