/**
 * A question that many people ask, with a short answer of our own. `asks`: the concepts of a question for it, `a b` together, `a | b` either;
 * `source` is a key of src/data/corpus/sources.json or of the further sources here. `why` answers a 'why?' that follows.
 */
export type WrittenTopic = {
  readonly id: string;
  readonly asks: string;
  readonly english: string;
  readonly hindi: string;
  readonly why?: readonly [english: string, hindi: string];
  readonly source: string;
};
