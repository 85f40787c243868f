import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { spoken, type Rule } from './rule.ts';

/** Words after 'no' that are no food. */
const noFood = new Set(
  `problem problems issue issues restriction restrictions allergies allergy preference preferences time idea need limit matter way more longer doubt clue kitchen cooking cook gym
  breakfast lunch dinner supper snack snacks meal meals food foods eating eat thing things anything everything nothing something one ones it that this them these those me you us
  exercise exercises workout workouts running weights equipment injury injuries pain surgery medicine medicines condition conditions disease sugar salt oil fat carbs protein
  weight diet dieting plan rush hurry budget money sleep stress work calories calorie counting tracking measure measuring repeat repeats repetition boring same special specific baad bad pehle kuch kuchh raat subah sham shaam din roz bahut abhi kabhi ab zyada jyada kam khana khaana der tak khatta khata meetha fridge oven microwave mixer blender stove kettle refrigerator cooker wife husband fan
  bilkul dono sabhi koi bhi wala wali ekdum kabhi jaldi
  chopping peeling frying grinding kneading washing chewing soaking deep shopping spending ordering standing dishes utensils noise smell smoke
  particular fancy complicated expensive costly heavy light late early fast fasting day days week month year today tomorrow morning evening night please thanks just only very much many
  all so too at in on for with from to of the a an any my your and or but if as is are was be like want going being getting feeling living cooking gaining losing regrets health medical kids`
    .split(/\s+/)
    .filter(Boolean),
);
const food = '([\\p{L}\\p{M}]{3,20}(?: [\\p{L}\\p{M}]{3,20})?)';

const meant = (said: string): readonly Constraint[] | undefined => {
  const words = said
    .split(' ')
    .filter((word) => !/^(?:please|pls|plz|at|all|ever|anymore|either|too|thanks|items|products|also|and|or)$/.test(word));
  if (words.length === 0 || words.some((word) => noFood.has(word) || noFood.has(word.replace(/s$/, '')))) return undefined;
  return [{ type: 'avoid', value: words.join(' ') }];
};

/** Foods that we do not know, refused in so many words at the end of a clause; they are kept as typed. */
export const unknownFoodRules: readonly Rule[] = [
  {
    search: new RegExp(
      `(?<= )(?:no|without|avoid|hate|dislike|detest|skip|exclude|(?:dont|cant|never|wont) (?:eat|like|want|have|stand|tolerate|digest)|allergic to|intolerant to|allergy to|remove|stay away from) (?:any |the |eating |all |my )?${food}(?: (?:please|at all|in my food|in anything|ever|though|anymore))? (?=[;,]|$|and |or |but |in )`,
      'gu',
    ),
    means: (found) => meant(found[1] ?? ''),
  },
  {
    search: spoken(`${food} (?:nahin|nahi|mat) (?:khata|khati|khana|dena|dalna|chahiye|pasand|khate)(?: hu| hoon| hai)?`),
    means: (found) => meant((found[1] ?? '').split(' ').at(-1) ?? ''),
  },
];
