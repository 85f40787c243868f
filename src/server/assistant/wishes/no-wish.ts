import { courtesyIn } from '../messages/index.ts';

/** Words that ask for something, so that a phrase with one of them is a wish. */
const asking =
  / (?:want|wants|need|needs|no|not|never|without|avoid|only|please|pls|must|should|include|add|give|keep|prefer|skip|remove|replace|swap|instead|dont|cant|hate|chahiye|mat|bina|sirf|nahin|nahi|kam|zyada|jyada|चाहिए|मत|बिना|सिर्फ|केवल|नहीं|कम|ज्यादा|(?:would|i|d) (?:like|love)|(?:can|could|would) (?:you|we|i)|is it possible|make|let) /;
/** How a sentence begins that tells something about a person or the world. */
const telling =
  /^ (?:i|we|my|our|it|this|that|these|there|today|yesterday|he|she|they|you|his|her|their|main|mai|mera|meri|mere|hum|hamara|hamari|mujhe|ye|yeh|wo|woh|aaj|kal|मैं|मेरा|मेरी|मेरे|हम|हमारा|हमारी|मुझे|यह|ये|वह|आज|कल|having|working|studying|living|currently|because|since|as) /;
/** What has happened or is about somebody else. */
const elsewhere =
  / (?:used to|last (?:week|month|year|night|time)|yesterday|years? ago|in the past|was|were|did|had|tried|(?:my|mere|meri|mera|मेरे|मेरी) (?:\S+ )?(?:wife|husband|son|daughter|brother|sister|friend|friends|mother|mom|father|dad|partner|boss|roommate|kids?|family|biwi|pati|patni|dost|bhai|behan|maa|papa|doctor|coach|trainer)|pehle) /;
/** Words of a plain request for a plan, which the screen is for anyway. */
const ordinary = new Set(
  `i we me my a an the please pls kindly can could would you u make give create design prepare suggest help build write get want need like to for with and of
  some good nice healthy balanced best great simple easy proper full complete tasty nutritious personal personalised personalized new nutrition fitness meal meals food
  diet plan plans chart menu recipe recipes workout program programme routine schedule training exercise exercises week weekly day daily days month today
  hi hello hey there sir maam ok okay so well also just that this it is am thanks thank help in on ek aap kya mujhe mere liye liye chahiye banao bana do dijiye dedo de ka ki
  acha achha accha hai ho h sahi wala wali plz
  मुझे मेरे लिए एक चाहिए बना दीजिए दो कृपया डाइट प्लान का की अच्छा है आप खाना
  muslim hindu sikh christian brahmin buddhist family ghar student working professional housewife bye regards`
    .split(/\s+/)
    .filter(Boolean),
);

/** That something is allowed, or that nothing has to be left out. */
const allowing =
  / (?:is|are|bhi|to|toh|be) (?:also |too |all |all right |totally )?(?:fine|ok|okay|allowed|alright|acceptable|good)(?: too| with me| for me| as well)? $| (?:dont|doesnt|never) (?:bother|upset|hurt|harm|affect|trouble) (?:me |us )?$| (?:chalega|chalegi|chalta hai|theek hai|thik hai|kha sakta hu|kha leta hu|kha leti hu) $|^ (?:i )?(?:have |am )?(?:no|not|dont have|without)(?: any| have any| known)? ?(?:food |other |special |dietary |medical |health )*(?:allerg\w+|intoleran\w+|restrictions?|preferences?|conditions?|issues?|problems?|limitations?|injur\w+|dislikes)(?: to \S+| with \S+| at all)? $|^ (?:no|not) (?:longer|only) | (?:no longer|anymore) |^ (?:i am |am )?(?:fine|ok|okay|good|happy|comfortable) with |^ (?:i |we )?(?:do |also |can |usually |mostly |sometimes |only |dont mind )*(?:eat|eats|drink|drinks|have|mind|khata|khati|kha leta|kha leti) (?:\S+ ){1,5}$/;

/** Whether a phrase (normalised, between spaces) is a courtesy or 'make me a good plan'. */
export const isSmallTalk = (phrase: string): boolean =>
  phrase
    .trim()
    .split(' ')
    .every((word) => ordinary.has(word) || /^[;,]$/.test(word)) || courtesyIn(phrase.trim()) !== undefined;

/**
 * Whether a phrase (normalised, between spaces) asks for nothing: small talk, a fact about somebody, or 'make me a good plan'. Beside other
 * wishes (`isBesides`) a phrase that asks for nothing explains them, unless it speaks of what the plan is about (`isConcerned`).
 */
export function isNoWish(phrase: string, { isBesides, isConcerned }: { isBesides: boolean; isConcerned: boolean }): boolean {
  if (isSmallTalk(phrase)) return true;
  if (isBesides && !isConcerned && !asking.test(phrase)) return true;
  return allowing.test(phrase) || elsewhere.test(phrase) || (!isConcerned && telling.test(phrase) && !asking.test(phrase));
}
