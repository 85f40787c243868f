import { flagFacts, type Flag } from '../../../contract/assistant/safety.ts';
import { foldMessage } from '../messages/index.ts';
import { checkMessage } from './check-text.ts';

/** How many of the person's earlier messages are read again. */
const messagesBack = 8;
/** How many of them a message is judged together with. */
const judgedTogether = 2;
/** For how many messages after a crisis support is offered without another sign. */
const messagesSupported = 3;

const isCrisis = ({ level }: Flag): boolean => level === 'crisis';
const isSupport = ({ code }: Flag): boolean => code === 'distress';

/**
 * Answers to the question of the support card whether somebody thinks of ending their life that are no 'no'. They count only just after it.
 */
const affirmed =
  /^(?:yes|yeah|yep|ya|yes i am|yes i do|i am|i do|i think so|sometimes|maybe|kind of|a bit|often|every day|i dont know|not sure|haa?n|ha|ji|ji haa?n|kabhi kabhi|shayad|pata nahi|पता नहीं|हां|हाँ|जी|जी हां|कभी कभी|शायद)$/u;
const affirms = (text: string): boolean => affirmed.test(foldMessage(text).plain.replace(/[;,]/g, ' ').replace(/\s+/g, ' ').trim());

/**
 * Checks a message of a conversation for red flags, as `checkText` does, together with the person's `earlier` messages, oldest first: signs that
 * are slight in each add up, and a 'yes' to the question of the support card is a crisis. A crisis that was heard before does not stop a harmless
 * message; support goes on for a few messages.
 */
export function checkConversation(earlier: readonly string[], text: string): Flag[] {
  let before: readonly string[] = [];
  let evidence = 0;
  let sinceCrisis = Infinity;
  let wasSupported = false;
  for (const said of earlier.slice(-messagesBack)) {
    const checked = checkMessage(said, { before, evidence });
    const wasCrisis = checked.flags.some(isCrisis);
    before = wasCrisis ? [] : [...before, said].slice(-judgedTogether);
    evidence = wasCrisis ? 0 : checked.evidence;
    sinceCrisis = wasCrisis ? 0 : sinceCrisis + 1;
    wasSupported = checked.flags.some(isSupport);
  }
  const { flags } = checkMessage(text, { before, evidence });
  if (flags.some(isCrisis)) return [...flags];
  if (wasSupported && affirms(text))
    return [{ code: 'suicide', level: flagFacts.suicide.level, found: text.trim().slice(0, 120) }, ...flags];
  if (sinceCrisis >= messagesSupported || flags.some(isSupport)) return [...flags];
  return [...flags, { code: 'distress', level: flagFacts.distress.level, found: 'earlier' }];
}
