import { flagFacts, type Flag } from '../../../contract/assistant/safety.ts';
import { checkText } from './check-text.ts';

/** How many of the person's earlier messages are read again. */
const messagesBack = 6;
/** How many of them a message is judged together with. */
const judgedTogether = 2;
/** For how many messages after a crisis support is offered without another sign. */
const messagesSupported = 3;

const isCrisis = ({ level }: Flag): boolean => level === 'crisis';
const isSupport = ({ code }: Flag): boolean => code === 'distress';

/**
 * Checks a message of a conversation for red flags, as `checkText` does, together with the person's `earlier` messages, oldest first: signs that
 * are slight in each add up. A crisis that was heard before does not stop a harmless message; support goes on for a few messages.
 */
export function checkConversation(earlier: readonly string[], text: string): Flag[] {
  let before: readonly string[] = [];
  let sinceCrisis = Infinity;
  for (const said of earlier.slice(-messagesBack)) {
    const wasCrisis = checkText(said, { before }).some(isCrisis);
    before = wasCrisis ? [] : [...before, said].slice(-judgedTogether);
    sinceCrisis = wasCrisis ? 0 : sinceCrisis + 1;
  }
  const flags = checkText(text, { before });
  if (sinceCrisis >= messagesSupported || flags.some((flag) => isCrisis(flag) || isSupport(flag))) return flags;
  return [...flags, { code: 'distress', level: flagFacts.distress.level, found: 'earlier' }];
}
