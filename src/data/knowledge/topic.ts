/**
 * A question that many people ask, with a short answer of our own. Its example questions are in src/data/understanding/asked, as `k:` and its id.
 * `source` is a key of src/data/corpus/sources.json, topic-sources.json or
 * sources.ts here. `why` answers a 'why?' that follows. `youngMay` is false where nobody under 18 gets the answer.
 */
export type WrittenTopic = {
  readonly id: string;
  readonly english: string;
  readonly hindi: string;
  readonly why?: readonly [english: string, hindi: string];
  readonly source: string;
  readonly youngMay?: false;
};
