import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Span } from '../messages/index.ts';

/** A sentence in each language of plans. */
export type Sentence = Readonly<Record<PlanLanguage, string>>;

/**
 * What a stretch of the typed text (offsets in it) asks for: constraints of a plan, something that no plan of this kind can do with the
 * reason (and, with `constraints`, what it does instead), something that every plan of the kind holds or that its `constraints` bring about
 * (`always`), or nothing (`aside`: a fact or small talk that must not be taken for a wish).
 */
export type Reading = Span & {
  /**
   * How far it reaches if it was read from a phrase as a whole: 'phrase' stands beside what single words of the phrase ask for, 'guess' counts
   * only if nothing else was read there.
   */
  readonly reach?: 'phrase' | 'guess';
} & (
    | { readonly constraints: readonly Constraint[]; readonly cannot?: Sentence }
    | { readonly cannot: Sentence }
    | { readonly always: Sentence; readonly constraints?: readonly Constraint[] }
    | { readonly aside: true }
  );

type ValuesOf = { [C in Constraint as C['type']]: C['value'] };

/** What a kind of plan says about one kind of constraint. */
export type WishAnswer<Value, Request, KindPlan> = {
  /** What the plan does about it, said before it is made and, with the plan, after it was found there. */
  readonly says: (value: Value, plan?: KindPlan) => Sentence;
  /** What is said while it is typed, where a plan may turn out not to hold it; the same as `says` if left out. */
  readonly promises?: (value: Value) => Sentence;
  /** Why a plan does not hold it; undefined if it does. */
  readonly whyNot: (value: Value, plan: KindPlan, request: Request) => Sentence | undefined;
};

/** The constraints that a kind of plan acts on, with what it says about each. */
export type WishAnswers<Request, KindPlan> = { readonly [Type in keyof ValuesOf]?: WishAnswer<ValuesOf[Type], Request, KindPlan> };

/** How a kind of plan reads wishes in free text and answers them. */
export type WishRules<Request, KindPlan> = {
  /** What the kind's own words ask for; it takes precedence over `locateConstraints` where both read the same words. */
  readonly read: (text: string) => Reading[];
  readonly answers: WishAnswers<Request, KindPlan>;
  /** Why a made plan lacks what a sentence says every plan holds (`always`); undefined if it holds it. */
  readonly whyNotAlways?: (says: Sentence, plan: KindPlan) => Sentence | undefined;
  /** Whether a phrase (normalised, between spaces) speaks of what plans of this kind are about, so that it is not passed over in silence. */
  readonly concerns?: (phrase: string) => boolean;
  /** Examples of wishes that are understood, for somebody whose words were not. */
  readonly examples: Sentence;
};
