import type { Flag } from '../../../contract/assistant/safety.ts';
import { foldMessage } from '../messages/index.ts';
import { checkText } from './check-text.ts';

const relative =
  '(?:wife|husband|mother|father|mom|mum|dad|papa|mummy|brother|sister|bhai|behan|son|daughter|friend|dost|pati|patni|grandfather|grandmother|dadi|dada|nani|nana|uncle|aunt|cousin|neighbour|colleague|पापा|मां|मम्मी|भाई|बहन|पत्नी|पति|दोस्त|दादी|दादा)';
const ofKin = new RegExp(
  `^ (?:but |and |also )*(?:my|mere|meri|mera|hamare|मेरे|मेरी|मेरा) (?:(?:elder|younger|older|little|best|late|bade|chhote) )?${relative} (?!.* (?:i|we|me|mujhe|main|mai|hum|मुझे|मैं) )`,
);
/** The plan itself may be for them. */
const forKin = new RegExp(
  ` (?:for|of) (?:him|her|them|(?:my|our) (?:[^ ]+ )?${relative}) | ${relative} (?:ke|के) (?:liye|लिए) | (?:him|her|them) (?:a|some) | (?:he|she) (?:wants|needs|would) `,
);
const ofOneself = / (?:i|i am|my|me|mine|mera|meri|mere|mujhe|main|mai|मुझे|मैं|मेरा|मेरी) /;

/** The flags without what a doctor should see in somebody else: 'my brother tore his knee; I want squat jumps'. */
export function withoutThoseOfKin(flags: readonly Flag[], text: string, country: string): Flag[] {
  const { plain } = foldMessage(text);
  if (forKin.test(plain) || !flags.some(({ level }) => level === 'seeDoctor')) return [...flags];
  const parts = plain.split(/[;,]/).map((part) => ` ${part.trim()} `);
  const own = parts.filter((part) => !ofKin.test(part));
  if (own.length === parts.length || !own.some((part) => ofOneself.test(part))) return [...flags];
  const left = new Set(checkText(own.join(' ; '), { country, isOfPlan: true }).map(({ code }) => code));
  return flags.filter(({ code, level }) => level !== 'seeDoctor' || left.has(code));
}
