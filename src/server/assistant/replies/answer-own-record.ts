import { allergens, dietPatterns } from '../../../contract/assistant/words.ts';
import { inLanguage, joinedList } from '../facts/index.ts';
import { plannerRequestOf } from '../plans/index.ts';
import type { Message } from '../understanding/index.ts';
import type { KnownQuestion, Said } from './reply.ts';

const own = / (my|mine|i|me|mera|mere|meri|maine|mujhe|mujhse|मेरा|मेरी|मेरे|मैंने|मुझे) /;
const asksRecord =
  / (what|which|howmuch|tell|show|list|know|remember|saved|stored|entered|written|likha|likhi|said|say|told|gave|bataya|batai|batao|yaad|pata|here|लिखा|लिखी|बताया|बताई|क्या|याद|पता) /;
/** Somebody else's figures are never told. */
const ofSomebody =
  / (sister|brother|mother|mom|mum|father|dad|son|daughter|wife|husband|friend|coach|teammate|captain|girlfriend|boyfriend|behen|bhai ka|bhai ki|dost|papa|mummy|beta|beti|pati|patni|बहन|भाई|दोस्त|पापा|मम्मी|बेटा|बेटी)s? /;
const otherWish =
  / (should|ideal|lose|gain|ideally|reduce|increase|lost|gained|why|how (do|to|can|should)|cause|symptoms?|test|treat|cure|eat|avoid|reaction|swell\w*|change|update|edit|can i|kaise|kam|badh\w*|healthy|right|lift|start with|squat) /;

type Known = { readonly words: RegExp; readonly say: (known: KnownQuestion) => string | undefined };

const bodyOf = ({ version, person }: KnownQuestion) => {
  const wishes = plannerRequestOf(version);
  return {
    weightKg: (wishes && 'weightKg' in wishes ? wishes.weightKg : undefined) ?? person.weightKg,
    heightCm: wishes && 'heightCm' in wishes ? wishes.heightCm : undefined,
    age: (wishes && 'age' in wishes ? wishes.age : undefined) ?? person.age,
  };
};

const figure = (value: number | null | undefined, english: string, hindi: string, { language }: KnownQuestion): string =>
  value === undefined || value === null
    ? inLanguage(
        language,
        `I have no ${english.split(' ')[0]} of yours: you have not told me here. A plan's form asks for it, and the plan is computed from it.`,
        `आपने यहाँ अपना यह आँकड़ा नहीं बताया: ${hindi.split(' ')[0]}। योजना का फ़ॉर्म इसे पूछता है।`,
      )
    : inLanguage(
        language,
        `I have ${value} ${english.split(' ').slice(1).join(' ')} as your ${english.split(' ')[0]}. If that is no longer right, make the plan again with the new figure.`,
        `मेरे पास आपका ${hindi.split(' ')[0]} ${value} ${hindi.split(' ').slice(1).join(' ')} है। अब सही न हो तो नए आँकड़े से योजना फिर बनाइए।`,
      );

function foodsLeftOut({ version, person, told, language }: KnownQuestion): string {
  const wishes = plannerRequestOf(version);
  const ofPlan = wishes && 'allergens' in wishes ? wishes.allergens : [];
  const names = [...new Set([...ofPlan, ...person.allergens, ...told.allergens])].map((one) => allergens[one].toLowerCase());
  const patterns = [...new Set([...(wishes && 'patterns' in wishes ? wishes.patterns : []), ...person.patterns, ...told.patterns])].map(
    (one) => dietPatterns[one].toLowerCase(),
  );
  const eats =
    patterns.length > 0
      ? inLanguage(language, ` How you eat: ${joinedList(patterns, language)}.`, ` खान-पान: ${joinedList(patterns, language)}।`)
      : '';
  return names.length > 0
    ? inLanguage(
        language,
        `You told me that you are allergic to ${joinedList(names, language)}; I leave it out everywhere.${eats}`,
        `आपने इनसे एलर्जी बताई है: ${joinedList(names, language)}। मैं इन्हें हर जगह छोड़ता हूँ।${eats}`,
      )
    : inLanguage(
        language,
        `You have told me of no allergy here.${eats} Tell me one and I leave it out.`,
        `आपने यहाँ कोई एलर्जी नहीं बताई।${eats} बताइए तो मैं उसे छोड़ दूँगा।`,
      );
}

const records: readonly Known[] = [
  { words: / (allerg\w*|alergic|alergy|elergy|एलर्जी|अलर्जी) /, say: foodsLeftOut },
  {
    words: / (weight|wt|vajan|wajan|vazan|wazan|वजन|वज़न) /,
    say: (known) => figure(bodyOf(known).weightKg, 'weight kg', 'वज़न किलो', known),
  },
  { words: / (height|lambai|लंबाई|लम्बाई|कद|क़द) /, say: (known) => figure(bodyOf(known).heightCm, 'height cm', 'क़द सेमी', known) },
  { words: / (age|umar|umr|उम्र) /, say: (known) => figure(bodyOf(known).age, 'age years', 'उम्र साल', known) },
];

const aboutMe =
  / what (do|all) (do )?you (know|remember|have) (about|of|on) me | (mere|mera) (baare|bare|bare me) .*(pata|know|jante|yaad) | मेरे बारे में .*(पता|जानते) /;

function allKnown(known: KnownQuestion): string {
  const { weightKg, heightCm, age } = bodyOf(known);
  const { language } = known;
  const figures = [
    age && inLanguage(language, `${age} years`, `${age} साल`),
    weightKg && inLanguage(language, `${weightKg} kg`, `${weightKg} किलो`),
    heightCm && inLanguage(language, `${heightCm} cm`, `${heightCm} सेमी`),
  ].filter((one) => typeof one === 'string');
  const shown =
    figures.length > 0 ? joinedList(figures, language) : inLanguage(language, 'no figure of your body yet', 'शरीर का कोई आँकड़ा नहीं');
  return inLanguage(
    language,
    `Only what you told me here and in your plans: ${shown}. ${foodsLeftOut(known)}`,
    `सिर्फ़ वही जो आपने यहाँ और योजनाओं में बताया: ${shown}। ${foodsLeftOut(known)}`,
  );
}

const dayMs = 86_400_000;
const asksWhen = / (when|what day|which day|what date|which date) /;

/** When the open plan begins or ends. */
function datesOf({ version, language }: KnownQuestion, { gloss, rest, foods, meals, isMatchDay }: Message): string | undefined {
  const isStart = / (start|starts|started|begin|begins|shuru|शुरू) /.test(gloss);
  const isEnd = / (end|ends|finish|finishes|over|khatam|expire|expires|ख़त्म|खत्म) /.test(gloss);
  if (!version || !asksWhen.test(gloss) || (!isStart && !isEnd) || foods.length > 0 || meals.length > 0 || isMatchDay) return undefined;
  if (
    rest.filter(
      (word) =>
        !/^(plan|diet|workout|start\w*|begin\w*|end\w*|finish\w*|over|shuru|khatam|hoga|hua|first|program|programme|training)$/.test(word),
    ).length > 0
  )
    return undefined;
  const { plan, request } = version;
  const days = plan.kind === 'diet' ? plan.days.length : plan.kind === 'workout' ? plan.weeks.length * 7 : undefined;
  const show = (ahead: number) =>
    new Intl.DateTimeFormat(language === 'hindi' ? 'hi-IN' : 'en-IN', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(Date.parse(`${request.startsOn}T00:00:00Z`) + ahead * dayMs));
  if (days === undefined)
    return isEnd ? undefined : inLanguage(language, `Your plan starts on ${show(0)}.`, `आपकी योजना ${show(0)} से शुरू है।`);
  return inLanguage(
    language,
    `Your plan starts on ${show(0)} and its ${days} days end on ${show(days - 1)}.`,
    `आपकी योजना ${show(0)} से शुरू है और ${days} दिन बाद, ${show(days - 1)} को पूरी होती है।`,
  );
}

/** What the assistant knows of the person and when their plan runs, read out; undefined for other messages. */
export function answerOwnRecord(known: KnownQuestion, message: Message): Said | undefined {
  const { gloss, rest, foods, nutrients } = message;
  const say = (text: string): Said => ({ text, engine: 'embedded', isFree: true });
  const dates = datesOf(known, message);
  if (dates !== undefined) return say(dates);
  if (aboutMe.test(gloss)) return say(allKnown(known));
  if (
    foods.length > 0 ||
    nutrients.length > 0 ||
    rest.length > 5 ||
    !own.test(gloss) ||
    !asksRecord.test(gloss) ||
    otherWish.test(gloss) ||
    ofSomebody.test(gloss)
  )
    return undefined;
  const text = records.find(({ words }) => words.test(gloss))?.say(known);
  return text === undefined ? undefined : say(text);
}
