import type { FlagCode } from '../../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../../contract/assistant/words.ts';

type InLanguages = Readonly<Record<PlanLanguage, string>>;
/** A question with the flag that 'yes' raises; numbers and scales are evaluated in `judge-figures.ts`. */
export type Asked =
  | { readonly kind: 'yesNo'; readonly id: string; readonly text: InLanguages; readonly yes?: FlagCode }
  | {
      readonly kind: 'number';
      readonly id: string;
      readonly text: InLanguages;
      readonly unit: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'scale'; readonly id: string; readonly text: InLanguages };

/** A yes-or-no question that raises this flag on 'yes'. */
export const ask = (id: string, yes: FlagCode | undefined, english: string, hindi: string): Asked => ({
  kind: 'yesNo',
  id,
  text: { english, hindi },
  ...(yes && { yes }),
});
