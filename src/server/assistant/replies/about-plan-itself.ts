import { inLanguage } from '../facts/index.ts';
import { renameChat } from '../chat/index.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Viewer } from '../../http/route.ts';
import type { Question, Said } from './reply.ts';

const renames =
  /^\s*(?:please |pls |can you |could you )?(?:rename|retitle|call|name|title)\b(?: (?:it|this|that|the|my|plan|recipe|workout|diet|chat))* (?:to |as )?["“']?(.{2,60}?)["”']?[.!]?\s*$/iu;
const renamesInHindi =
  /(?:naam|नाम)\s+(?:badal ke |badalkar |बदलकर )?["“']?(.{2,40}?)["”']?\s+(?:rakh|kar|रख|कर)\s*(?:do|de|dena|दो|दीजिए)/iu;
const asksLanguage =
  /\b(?:in|to|me|mein)\s+(hindi|english|marathi|tamil|telugu|bengali|gujarati|kannada|punjabi)\b|(हिंदी|हिन्दी|अंग्रेज़ी|अंग्रेजी)\s+में|\b(hindi|english)\s+(?:me|mein|please|pls|kar|karo|version)\b/iu;

/** A new name for the plan's conversation; undefined if the message asks for none. */
export async function renameByWords(
  app: AppContext,
  viewer: Viewer,
  { version, chat, text, language }: Question,
): Promise<Said | undefined> {
  const title = version && chat ? (renames.exec(text)?.[1] ?? renamesInHindi.exec(text)?.[1])?.trim() : undefined;
  if (!chat || title === undefined || /^(me|it|this|off|a|the)$/i.test(title)) return undefined;
  await renameChat(app, { id: chat.id, title }, viewer);
  return {
    text: inLanguage(
      language,
      `Renamed: it is called "${title}" now. What shall I change in it?`,
      `नाम बदल दिया: अब इसका नाम "${title}" है। इसमें क्या बदलूँ?`,
    ),
    engine: 'embedded',
    isFree: true,
  };
}

/** Why the words of a plan stay in their language; undefined if the message does not ask for another. */
export function otherLanguage({ version, text, language }: Question): Said | undefined {
  if (!version || !asksLanguage.test(text) || text.length > 60) return undefined;
  const says = inLanguage(
    language,
    'A plan keeps the language that it was made in, because its names and amounts were checked in it. Make it once more with English or Hindi chosen above its form, with the same wishes; here just write in the language you like. Shall I change something else in it?',
    'योजना उसी भाषा में रहती है जिसमें बनी थी, क्योंकि नाम और मात्रा उसी में जाँचे गए। फ़ॉर्म के ऊपर हिंदी या अंग्रेज़ी चुनकर उन्हीं शर्तों से फिर बनाइए; यहाँ आप जिस भाषा में चाहें लिखिए। और क्या बदलूँ?',
  );
  return { text: says, engine: 'embedded', isFree: true };
}
