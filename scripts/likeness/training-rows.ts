import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Features } from '../../src/server/assistant/safety/likeness/message-features.ts';
import { featuresOf, windowsOf } from '../../src/server/assistant/safety/likeness/message-features.ts';
import { foldMessage } from '../../src/server/assistant/messages/fold-message.ts';
import { withoutFigures } from '../../src/server/assistant/safety/without-figures.ts';

/** `isOften` are messages as people send them; the training set's harmless ones were written to be mistaken; `isOfPlans` are what is written into forms and conversations of plans. */
export type Row = {
  readonly label: string;
  readonly isOften: boolean;
  readonly isOfPlans: boolean;
  readonly features: Features;
  readonly windows: readonly Features[];
};

/** What the likeness to despair is learned from. The held-out messages of bench/assistant/crisis-test.txt are never among them. */
export const trainingRows = (): Row[] =>
  ['crisis-dev', 'crisis-dev-2', 'crisis-dev-3', 'crisis-train', 'crisis-product'].flatMap((name) =>
    readFileSync(new URL(`../../src/data/safety/training/${name}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => /^(high|ambiguous|harmless)\|/.test(line))
      .map((line) => {
        const [label = '', said = ''] = line.split('|');
        const { roman } = withoutFigures(foldMessage(said.replaceAll(' / ', '\n')));
        return {
          label,
          isOften: name.startsWith('crisis-dev'),
          isOfPlans: name === 'crisis-product',
          features: featuresOf(roman),
          windows: windowsOf(roman).map(featuresOf),
        };
      }),
  );

/** Changes with the messages and with how they are folded and read, so that weights learned from others are noticed. */
export const hashOf = (rows: readonly Row[]): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 32);
