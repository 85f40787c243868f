/** First names and surnames that are used together: of one language, or of one faith where names cross languages. */
export type NamePool = { women: readonly string[]; men: readonly string[]; surnames: readonly string[] };

export const pool = (women: string, men: string, surnames: string): NamePool => ({
  women: women.split(' '),
  men: men.split(' '),
  surnames: surnames.split(' '),
});
