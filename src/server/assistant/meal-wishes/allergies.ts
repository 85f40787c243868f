import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { locateConstraints, statedIn, statedOfOthers } from '../chips/index.ts';
import type { Span, TracedText } from '../messages/index.ts';
import type { Reading, Sentence } from '../wishes/index.ts';
import { readingOf } from './rule.ts';

const allergy = '(?:allerg\\w*|anaphyl\\w*|intoleran\\w*|epipen|coeliac|celiac|एलर्जी|एलर्जिक|अलर्जी|ऐलर्जी|एलर्जि)';
const allergyWord = new RegExp(` ${allergy} `, 'u');
/** That there is no allergy, or that it is over. */
const noAllergy = new RegExp(
  ` (?:no|not|never|without|isnt|arent|dont|doesnt|bina|koi|नहीं|कोई) (?:\\S+ ){0,3}?${allergy} | ${allergy} (?:\\S+ ){0,4}?(?:nahin|nahi|nhi|नहीं|नही|free) | (?:outgr\\w+|used to) `,
  'u',
);
/** What is no food. */
const notFood =
  / (?:dust\w*|pollen\w*|mites?|dogs?|cats?|pets?|fur|mould|mold|latex|nickel|perfume\w*|smoke|skin|sun|cold|seasonal|weather|medicines?|medication|drugs?|antibiotics?|penicillin|sulfa|sulpha|aspirin|ibuprofen|brufen|paracetamol|bee|bees|wasps?|insects?|mosquito\w*|dhool|dhul|dhuan|dawai|dava|dhoop|mausam|machhar|धूल|दवा|दवाई|धूप|मौसम|परागकण|मच्छर|rhinitis|metal|detergent|soap) /u;
/** The word that names what the allergy is to. */
const named = [
  /(?<= (?:allergic|allergy|allergies|intolerant|intolerance|anaphylactic|anaphylaxis) (?:to|of|with|for) )(?:(?:any|all|the|eating|even|some) )?([\p{L}\p{M}]{2,30}) /gu,
  /(?<= )([\p{L}\p{M}]{2,30}) (?:se|से) (?:(?:bahut|severe|thodi|kaafi|khatarnak|बहुत|गंभीर|hi|bhi|usko|use|उसे) ){0,2}(?:allergy|allergic|एलर्जी) /gu,
];
const noName =
  /^(?:it|that|this|them|those|these|me|him|her|us|you|certain|some|few|many|things?|food|foods|something|everything|anything|is|us|uss|usse|isse|khane|khana|bachpan|pehle|saal|din|साल|दिन|बचपन|इस|उस|खाने|to|which|what|be|is|isi|and|or|much|most|same|such)$/;

const unplaced: Sentence = {
  english:
    'WARNING: we did not understand what this allergy is to, so this plan was NOT checked for it. Do not eat or serve it before you have read every ingredient. Name the food in one word, such as ‘allergic to peanuts’, and plan again.',
  hindi:
    'चेतावनी: यह एलर्जी किस चीज़ से है, हम समझ नहीं पाए, इसलिए इस प्लान में उसकी जाँच नहीं हुई। हर सामग्री पढ़े बिना न खाएँ, न खिलाएँ। चीज़ का नाम एक शब्द में लिखें, जैसे ‘मूंगफली से एलर्जी’, और दोबारा बनाएँ।',
};
/** Said beside what a plan for one person leaves out for somebody else's allergy. */
export const ofAnother: Sentence = {
  english:
    'What somebody beside you is allergic to stays out of your plan as well. If you eat it elsewhere, wash hands and dishes, and cook theirs apart: own pan, board, spoon and oil.',
  hindi:
    'आपके साथ वाले को जिससे एलर्जी है, वह आपके प्लान से भी बाहर है। कहीं और खाएँ तो हाथ और बर्तन धोएँ, और उनका खाना अलग पकाएँ: अलग बर्तन, चम्मच, चाकू-पट्टा और तेल।',
};

type Part = { readonly plain: string; readonly from: number; readonly to: number };
const sentencesOf = (plain: string): Part[] =>
  [...plain.matchAll(/[^;]+/g)].map(({ 0: said, index }) => ({ plain: ` ${said.trim()} `, from: index, to: index + said.length }));
const isAllergy = ({ plain }: Part) => allergyWord.test(plain) && !noAllergy.test(plain);
const isIn = (one: Span, all: readonly Span[]) => all.some((other) => one.from < other.to && other.from < one.to);

/** What others who eat are allergic to binds like one's own; of what they only dislike nothing is said here. */
export function readAllergiesOfOthers(traced: TracedText): Reading[] {
  const stated = statedOfOthers(traced);
  return sentencesOf(traced.plain)
    .filter(isAllergy)
    .flatMap(({ from, to }) => {
      const theirs = stated.filter(({ index }) => index >= from && index < to);
      const refused = theirs.filter(({ constraints }) => constraints.length > 0);
      // Where nothing is refused in so many words, the word of allergy is about all that is named.
      return (refused.length > 0 ? refused : theirs).map(({ index, length, ifRefused }) => readingOf(traced, index, length, ifRefused));
    });
}

const isRefusal = ({ type }: Constraint) => type === 'allergen' || type === 'avoid' || type === 'pattern';
const isOfFood = ({ constraint }: { readonly constraint: Constraint }) => isRefusal(constraint) || constraint.type === 'like';

/** Allergies to what we cannot place: nothing is guessed, and the reader is told that the plan was not checked for them. */
export function readUnplacedAllergies(text: string, traced: TracedText): Reading[] {
  const foods = statedIn(traced).map(({ index, length }) => ({ from: index, to: index + length }));
  const placed = locateConstraints(text).filter(isOfFood);
  return sentencesOf(traced.plain)
    .filter((one) => isAllergy(one) && !notFood.test(one.plain))
    .flatMap((sentence): Reading[] => {
      const unknown = named
        .flatMap((search) => [...traced.plain.matchAll(search)])
        .filter(({ index, 0: whole, 1: word = '' }) => {
          const at = index + whole.indexOf(word);
          return (
            index >= sentence.from &&
            index < sentence.to &&
            !noName.test(word) &&
            !isIn({ from: at, to: at + word.length + (traced.plain.slice(at + word.length).match(/^ \S+/)?.[0].length ?? 0) }, foods)
          );
        });
      if (unknown.length > 0) return unknown.map(({ index, 0: whole }) => readingOf(traced, index, whole.length - 1, unplaced));
      const span = traced.spanOf(sentence.from, sentence.to - sentence.from);
      const isPlaced = isIn(span, placed) || foods.some(({ from }) => from >= sentence.from && from < sentence.to);
      return isPlaced ? [] : [{ ...span, cannot: unplaced }];
    });
}
