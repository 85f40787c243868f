import { checkReply, checkText } from '../../src/server/assistant/safety/index.ts';
import { plain, report, type Figure } from '../report.ts';
import { filesOf, labelledOf, showMiss, type Labelled } from './cases.ts';
import { perCent } from './findings.ts';
import { hasCrisis, hasSupport, isHeardOfBody } from './hearing.ts';

// node bench/assistant/pairs.ts --dev: what is heard in the pairs of bench/assistant/dev, of which one is in danger and the other is as like it
// as can be; `--dev` shows those that are missed.
type Kind = {
  readonly start: string;
  readonly harmless: string;
  readonly isHeard: (one: Labelled) => boolean;
  /** What is found in a message. */
  readonly found: (text: string) => readonly unknown[];
  readonly isRaised: (one: Labelled) => boolean;
};
const kinds: readonly Kind[] = [
  {
    start: 'despair-pairs',
    harmless: 'harmless',
    found: checkText,
    isHeard: ({ text }) => hasCrisis(checkText(text)),
    isRaised: ({ text }) => hasCrisis(checkText(text)),
  },
  { start: 'body-pairs', harmless: 'none', found: checkText, isHeard: isHeardOfBody, isRaised: ({ text }) => checkText(text).length > 0 },
  {
    start: 'replies-pairs',
    harmless: 'safe',
    found: checkReply,
    isHeard: ({ text }) => checkReply(text).length > 0,
    isRaised: ({ text }) => checkReply(text).length > 0,
  },
];

function figuresOf({ start, harmless, found, isHeard, isRaised }: Kind): Figure[] {
  return filesOf(start).flatMap((file) => {
    const all = labelledOf(file);
    const alike = all.filter(({ label }) => label === harmless);
    const danger = all.filter(({ label }) => label !== harmless);
    const raised = alike.filter(isRaised);
    const heard = danger.filter(isHeard);
    for (const { label, text } of danger.filter((one) => !heard.includes(one))) showMiss(`${label}: ${text}`);
    for (const { label, text } of raised) showMiss(`${label}, but flagged: ${text}`, found(text));
    const supported = danger.filter(({ text }) => hasSupport(checkText(text)));
    return [
      plain(`${file}: dangers heard`, perCent(heard.length, danger.length), '%'),
      plain(`${file}: look-alikes flagged`, perCent(raised.length, alike.length), '%'),
      ...(start.startsWith('despair')
        ? [plain(`${file}: dangers with a card or support`, perCent(supported.length, danger.length), '%')]
        : []),
    ];
  });
}

const only = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
report('assistant pairs', kinds.filter(({ start }) => start.startsWith(only)).flatMap(figuresOf));
