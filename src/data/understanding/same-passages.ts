/** Passages that answer the same as a shorter topic does, by id: their questions are learned as those of the topic. */
export const samePassages: Readonly<Record<string, string>> = {};
