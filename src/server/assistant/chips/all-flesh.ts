import type { Constraint } from '../../../contract/assistant/constraints.ts';

/** Words of what lives in water; who eats it and refuses meat means the meat of animals on land. */
const takesFish =
  / (?:fish|machli|machhli|machchli|maach|seafood|prawns?|मछली) (?:is |are |bhi |to |toh |chalegi |chalta )*(?:fine|ok|okay|allowed|alright|chalega|chalegi|chalta|khata|khati|khate|pasand|theek|thik)|(?:eat|eats|love|like|want|only|but|have|except) (?:\S+ )?(?:fish|seafood|prawns?|machli|machhli|मछली) |pesc[ae]tarian /;
/** 'No meat' is said of all flesh, fish and shellfish too, unless fish is eaten. Eggs are no flesh. */
export const withAllFlesh = <Located extends { readonly constraint: Constraint }>(all: readonly Located[], plain: string): Located[] =>
  takesFish.test(plain)
    ? [...all]
    : all.flatMap((one) =>
        one.constraint.type === 'avoid' && one.constraint.value === 'meat'
          ? [one, { ...one, constraint: { type: 'avoid' as const, value: 'seafood' } }]
          : one,
      );
