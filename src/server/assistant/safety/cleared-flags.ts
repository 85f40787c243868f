import type { Flag, FlagCode } from '../../../contract/assistant/safety.ts';
import { foldMessage } from '../messages/index.ts';

/** What a doctor can allow training with: a plan is made then, as calm as the flag asks, and the card stands beside it. */
const clearable: ReadonlySet<FlagCode> = new Set<FlagCode>(['heartRisk', 'recentSurgery']);

const doctor =
  '(?:doctor|doctors|docs?|dr|daktar|doktar|cardiologist|surgeon|specialist|consultant|physio|physiotherapist|gynae?|gynaec|gynaecologist|gynecologist|ob|midwife|haematologist|hematologist|oncologist|डॉक्टर|डाक्टर|सर्जन|कार्डियोलॉजिस्ट)';
const allowing =
  '(?:cleared|clearance|allowed|allows|ok|okay|oked|okd|okayed|fine|happy|permission|permitted|permits|approved|approves|encouraged|encourages|recommended|recommends|theek|thik|ijazat|izazat|izajat|anumati|manjuri|manzuri|अनुमति|इजाजत|इजाज़त|मंजूरी|मंज़ूरी|ठीक)';
const gap = '(?:(?!(?:but|i|we|because|trainer|coach|gym) )[^ ;,]+ ){0,8}?';
const permits: readonly RegExp[] = [
  new RegExp(` ${doctor} ${gap}${allowing} `),
  new RegExp(` ${allowing} (?:by|from) (?:my |the |a )?${doctor} `),
  /^ (?:(?:i am|i was|i have been|have been|been|got|am|was|all|now|fully|medically) )*cleared (?:(?:for|to|by) (?:[^ ;,]+ ){1,4})?$/,
];
const denying =
  / (?:no|not|yet|until|till|unless|before|waiting|wait|ask|asked|asking|didnt|hasnt|havent|doesnt|dont|wont|isnt|never|without|if|will|whether|should|nahin|nahi|nhi|mana|bina|agar|skipped|tomorrow|next|get|kya|puchna|मना|नहीं|क्या|अगर|बिना) /;

/** Whether somebody tells that a doctor allowed them to train. */
const isCleared = (text: string): boolean =>
  foldMessage(text)
    .plain.split(/[;,]| but /)
    .map((part) => ` ${part.trim()} `)
    .some((part) => permits.some((pattern) => pattern.test(part)) && !denying.test(part));

/** The flags without those that a doctor's permission, told in the same words, answers. */
export const withoutCleared = (flags: readonly Flag[], text: string): Flag[] =>
  flags.some(({ code }) => clearable.has(code)) && isCleared(text) ? flags.filter(({ code }) => !clearable.has(code)) : [...flags];
