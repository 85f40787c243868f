/** The value of a table for a typed word; undefined for words such as 'constructor', which every plain object knows. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
