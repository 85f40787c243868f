import { traceMessage } from '../messages/index.ts';
import { readDishWishes } from '../meal-wishes/index.ts';
import type { Reading, Sentence } from '../wishes/index.ts';

const fastNames =
  '(?:navratri|navratra|navratre|navaratri|navratras|ekadashi|ekadasi|gyaras|shivratri|mahashivratri|janmashtami|sawan|shravan|karva chauth|karwa chauth|chaturthi|sankashti|pradosh|नवरात्रि|नवरात्र|एकादशी|शिवरात्रि|जन्माष्टमी|सावन|करवा चौथ|चतुर्थी)';
const fastWords =
  '(?:vrat\\w*|upvas\\w*|upwas\\w*|upavas\\w*|phalahar\\w*|falahar\\w*|farali|faraal|fasting|(?:my|a|the|on|during|for|keeping|have|religious) fast|व्रत|उपवास|फलाहार\\S*)';

/** Fasts and money in words, which the book of dishes knows nothing of. */
const rules: readonly { readonly pattern: RegExp; readonly cannot: Sentence; readonly isJain?: boolean }[] = [
  {
    pattern: / (?:paryushan\w*|paryushana|das ?lakshan\w*|chaumasa|chaturmas\w*|पर्युषण|दशलक्षण|चातुर्मास) (?:(?:fast|vrat|ke|ka|days?|में|के) )*/,
    isJain: true,
    cannot: {
      english:
        'Root vegetables, onion and garlic stay out, as in every Jain dish here. What more Paryushan forbids for you (green vegetables, food of the day before, eating after sunset) is not known to the book: read the list of ingredients, or write each one, such as ‘no okra, no coriander’.',
      hindi:
        'जड़ वाली सब्ज़ियाँ, प्याज और लहसुन नहीं हैं, जैसे यहाँ हर जैन पकवान में। पर्युषण में आपके यहाँ और क्या मना है (हरी सब्ज़ी, बासी, सूर्यास्त के बाद) यह किताब को नहीं पता: सामग्री पढ़ें, या हर चीज़ लिखें, जैसे ‘भिंडी नहीं, धनिया नहीं’।',
    },
  },
  {
    pattern:
      / (?:ramadan|ramadhan|ramzan|ramjan|sehri|suhoor|sahur|sehar|iftar\w*|iftaar|roz[ae]h?|रमज़ान|रमजान|सहरी|इफ़्तार|इफ्तार|रोज़ा|रोजा|रोजे) (?:(?:meal|food|ke|ka|ki|liye|fast|के|का|की|लिए) )*/,
    cannot: {
      english:
        'A recipe keeps no hours, and this dish is not chosen for the fast. For sehri choose breakfast, for iftar dinner, and halal if you need it; ‘with oats’, ‘with eggs’ or ‘with dal’ makes a meal that lasts.',
      hindi:
        'रेसिपी समय नहीं देखती, और यह पकवान रोज़े के हिसाब से नहीं चुना गया। सहरी के लिए नाश्ता, इफ़्तार के लिए रात का खाना चुनें, और चाहिए तो हलाल; ‘ओट्स के साथ’, ‘अंडे के साथ’ या ‘दाल के साथ’ लिखने से देर तक चलने वाला खाना मिलता है।',
    },
  },
  {
    pattern: new RegExp(
      ` (?:${fastNames}(?: (?:fast\\w*|vrat\\w*|ka|ke|ki|liye|special|का|के|व्रत|लिए))*|${fastWords}(?: (?:ka|ke|ki|liye|food|recipe|का|के|लिए))*) `,
    ),
    cannot: {
      english:
        'The book does not know what your fast allows, and this dish is not chosen for it. Write each thing that stays out, such as ‘no wheat, no rice, no dal, no onion, no garlic’, and take rock salt (sendha namak) where a step says salt. Pregnant, with diabetes or on medicines: ask your doctor before you fast.',
      hindi:
        'आपके व्रत में क्या चलता है यह किताब को नहीं पता, और यह पकवान उसके लिए नहीं चुना गया। जो नहीं चलता वह लिखें, जैसे ‘गेहूँ नहीं, चावल नहीं, दाल नहीं, प्याज-लहसुन नहीं’, और नमक की जगह सेंधा नमक लें। गर्भ, मधुमेह या दवाओं में व्रत से पहले डॉक्टर से पूछें।',
    },
  },
  {
    pattern:
      / (?:(?:under|below|within|max|maximum|upto|up to|less than|only|not more than|in) (?:rs|rupees|inr|₹)? ?\d+ ?(?:rs|rupees?|rupaye|rupay|rupe|inr|bucks|रुपये|रुपए)|(?:under|below|within|max|upto|less than) (?:rs|inr|₹) ?\d+|\d+ ?(?:rs|rupees?|rupaye|rupay|rupe|bucks|रुपये|रुपए|रुपयों) (?:\S+ ){0,2}?(?:me|mein|main|ke andar|se kam|tak|budget|में|से कम|तक)|(?:rs|inr|₹) ?\d+ (?:se kam|tak|ke andar|me|mein|से कम|तक|में)|(?:low|tight|small|student|hostel) budget|budget|cheap\w*|sast[aei]|kam (?:paise|kharch)\w*|low cost|inexpensive|सस्त[ाेी]|कम खर्च|कम पैसे) /,
    cannot: {
      english:
        'Prices differ by town and season, so this dish is not chosen by what it costs. Dal, soya chunks, eggs and vegetables of the season feed four for the least; write one of them, such as ‘with masoor dal’.',
      hindi:
        'दाम शहर और मौसम से बदलते हैं, इसलिए यह पकवान खर्च देखकर नहीं चुना गया। दाल, सोया बड़ी, अंडे और मौसम की सब्ज़ी सबसे कम में चार लोगों को खिलाते हैं; उनमें से एक लिखें, जैसे ‘मसूर दाल के साथ’।',
    },
  },
];

function readFastsAndMoney(text: string): Reading[] {
  const traced = traceMessage(text);
  return rules.flatMap(({ pattern, cannot, isJain }): Reading[] => {
    const found = pattern.exec(` ${traced.plain.trim()} `);
    if (!found) return [];
    const lead = traced.plain.length - traced.plain.trimStart().length - 1;
    const span = traced.spanOf(found.index + 1 + Math.max(0, lead), found[0].trim().length);
    return [{ ...span, cannot, ...(isJain && { constraints: [{ type: 'pattern', value: 'jain' } as const] }) }];
  });
}

const overlaps = (one: Reading, other: Reading) => one.from < other.to && other.from < one.to;

/** What the words beside a recipe ask for; a fast by its name is no wish for a quick dish. */
export function readRecipeWishes(text: string): Reading[] {
  const own = readFastsAndMoney(text);
  return [...own, ...readDishWishes(text).filter((one) => !own.some((other) => overlaps(one, other)))];
}
