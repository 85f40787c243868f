import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Features } from '../../src/server/assistant/safety/likeness/message-features.ts';
import { featuresOf, windowsOf } from '../../src/server/assistant/safety/likeness/message-features.ts';
import { foldMessage } from '../../src/server/assistant/messages/fold-message.ts';
import { withoutFiguresOfSpeech } from '../../src/server/assistant/safety/without-figures-of-speech.ts';

/**
 * `isOften`: messages as people usually send them. The harmless ones of the training set were written to look dangerous. `isOfPlans`:
 * texts from forms and conversations about plans.
 */
export type Row = {
  readonly label: string;
  readonly isOften: boolean;
  readonly isOfPlans: boolean;
  readonly features: Features;
  readonly windows: readonly Features[];
};

/** The training messages. The held-out messages of bench/assistant/crisis-test.txt are never among them. */
export const trainingRows = (): Row[] =>
  ['crisis-dev', 'crisis-dev-2', 'crisis-dev-3', 'crisis-train', 'crisis-product'].flatMap((name) =>
    readFileSync(new URL(`../../src/data/safety/training/${name}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => /^(high|ambiguous|harmless)\|/.test(line))
      .map((line) => {
        const [label = '', said = ''] = line.split('|');
        const { roman } = withoutFiguresOfSpeech(foldMessage(said.replaceAll(' / ', '\n')));
        return {
          label,
          isOften: name.startsWith('crisis-dev'),
          isOfPlans: name === 'crisis-product',
          features: featuresOf(roman),
          windows: windowsOf(roman).map(featuresOf),
        };
      }),
  );

/** A hash of the messages and of how they are normalised and read, to detect outdated weights. */
export const hashOf = (rows: readonly Row[]): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 32);
