import { LRUCache } from 'lru-cache';
import { traceMessage, type TracedText } from '../messages/index.ts';
import { withCorrections } from './corrections.ts';
import { meantSpelling } from './meant-spelling.ts';
import { rightSpelling } from './read-conditions.ts';

const traced = new LRUCache<string, TracedText>({ max: 16 });

/** A typed text, normalised, with one spelling for the words that decide a meaning. */
export function traceStatement(text: string): TracedText {
  const known = traced.get(text);
  if (known) return known;
  const made = withCorrections(withOneSpelling(text));
  traced.set(text, made);
  return made;
}

/** Words of allergies and illness, and a time, as people mistype them. */
const mistyped: readonly (readonly [RegExp, string])[] = [
  [/(?<= )(?:athsma|astma|asthama|ashthma|ashtma|asthmaa|azma) /g, 'asthma '],
  [/(?<= )(?:alergic|allergik|alergik|allerjic|elergic|allergc|allargic|alargic|allergick) /g, 'allergic '],
  [/(?<= )(?:alergy|allergey|allerji|alerji|elergy|elarji|allargy|alergi|allergi|alargy|alergies|allergys) /g, 'allergy '],
  [/(?<= )(?:pinut|peenut|penut|pinat|peanutt)s? /g, 'peanuts '],
  [/(?<= )(?:nite|nyt|nyte) /g, 'night '],
];

/** Verbs of asking and serving, behind which nothing is a food: 'na dein', 'न डालें'. */
const servingVerb = [
  '(?:de|dein|den|do|dena|deni|dene|dey|dijiye|dijie|dijiyega|dijiega|dijeyega|dedo|dal|dalo|dale|dalen|dalein|dalna|daal|daalo|daale|daalen|daalein|daalna|daliye|daaliye)',
  '(?:rakh|rakho|rakhe|rakhen|rakhein|rakhna|rakhiye|bana|banao|banaye|banaen|banaayein|banayein|banayen|banana|banaiye|pakana|pakao|pakaye|pakayen|pakaiye|khila|khilao|khilaye|khilaen|khilayen|khilayein|khilana|khilaiye)',
  '(?:ho|hona|hon|hoon|hove|kare|karo|karen|karein|karna|kijiye|khao|khaye|khaun|khana|khaen|khayen|milao|milaye|milayen|milana|lagao|lagana|lao|laye|lana|lena|le|lein|parose|paroso|parosen|parosna|aaye|aye|shamil|istemal|use|add|include)',
  '(?:दे|दें|दो|दिया|दी|देना|देनी|देने|देवें|दीजिए|दीजिये|दीजिएगा|दीजियेगा|दीजिएगा|डाल\\S*|रख\\S*|बना\\S*|खिला\\S*|परोस\\S*|मिला\\S*|लगा\\S*|हो|हों|होना|होनी|होने|करें|करे|करो|करना|करिए|कीजिए|कीजिये|चाहिए|खा(?:एं|ऊं|ए|ओ|ना|ने|नी|इए|ता|ती|ते|या)|लें|ले|लो|लेना|लेनी|लाएं|लाना|पका\\S*|जोड\\S*|शामिल|इस्तेमाल|उपयोग|प्रयोग|पिला\\S*|आए|आएं|आये|पडे)',
].join('|');
/** 'Doodh na ho to dahi' names a replacement and refuses nothing. */
const notServed = new RegExp(`(?<= )(?:na|naa|न|ना) (?:hi |ही |kabhi |कभी )?(?=(?:${servingVerb}) )(?!(?:\\S+ )(?:to|toh|तो) )`, 'gu');
/** 'Aam' is mango beside a refusal, a wish or another food, and elsewhere 'ordinary'. */
const mango =
  /(?<= )aam (?=(?:na|mat|nahin|nahi|nhi|aur|ya|se|ko|bhi|bilkul|pasand|chahiye|dena|dijiye|hatao|band|avoid|dono|khane se|khana pasand|,|;) )|(?<= (?:aur|ya|no|bina) )aam (?!(?:taur|tor|aadmi|admi|log|din|dino|ghar|khana|tarah|si|sa|baat) )/g;

/** 'न प्याज न लहसुन' refuses both. */
const neitherNor = /(?<= )(?:न|ना) (?!हो |मिले )(?:(?=[^;]{1,60} (?:न|ना) )|(?<= (?:न|ना) [^;]{1,60} (?:न|ना) ))/g;

const withOneSpelling = (text: string): TracedText =>
  mistyped
    .reduce((said, [typed, meant]) => said.replace(typed, meant), traceMessage(text))
    .replace(
      /(?<= )(?:could|can|may|might|lets|let us) (?:(?:we|i|you) )?(?:please )?(?:have|get|do|put|include|add|throw in|sneak in|work in) (?=(?!a plan |the plan |you )\S)/g,
      'want ',
    )
    // 'Khana banana' is cooking, and no fruit.
    .replace(
      /(?<= )(?:khana|khaana|nashta|nasta|breakfast|dinner|lunch|kuch|recipe|ise|isko) banana (?=(?!shake |smoothie )\S|$)/g,
      'khana pakana ',
    )
    .replace(
      /(?<= (?:mat|na|naa) )banana (?!(?:de|do|dena|dein|dalo|dalna|daalo|daalna|rakho|rakhna|khilao|khilana|khana|shake|smoothie|milkshake) )/g,
      'pakana ',
    )
    .replace(/(?<= (?:nahi|nahin|nhi) )banana (?=(?:$|[;,] |hai |hain |please |pls |plz |ji ))/g, 'pakana ')
    .replace(
      /(?<= (?:me|mein|jaldi|halka|teekha|tikha|simple|aasan|oily|spicy|mild|naram|swadisht|tasty|accha|acha) )banana (?=$|[;,] )/g,
      'pakana ',
    )
    .replace(mango, 'mango ')
    .replace(/(?<= )(?:throw|throws|threw|throwing) up (?=if |when|after|every|from|with|on |eating|because|at |;|,|$)/g, 'vomit ')
    .replace(neitherNor, 'na ')
    .replace(notServed, 'mat ')
    .replace(/(?<= )banana (?=(?:nahin )?(?:aata|ata|aati|ati|hai|padta|chahta|chahti|seekh\w*|pasand nahin) )/g, 'pakana ')
    // 'Anything but aubergine' leaves out aubergine.
    .replace(/(?<= )(?:anything|everything|any \S+|all \S+|sab kuch) but (?=(?!i |we |not |no )\S)/g, 'everything except ')
    .replace(/(?<= )[a-z]{5,}(?= )/g, ([word]) => meantSpelling(rightSpelling(word)))
    .replace(/(?<= )(?:nahi|nhi|nai|nahi+n) /g, 'nahin ')
    // 'Anda khata hu par mangalvar ko nahin': here 'par' is 'but', elsewhere 'on'.
    .replace(
      /(?<= (?:hu|hun|hoon|hai|hain|h|he|leta|leti|lete|chalega|chalegi|chalta|chalti|chalenge|pasand|theek|thik|khata|khati|khate|sakta|sakti|milta|milti|nahin|karta|karti|deta|deti|lagta|lagti|lagte) )par /g,
      'lekin ',
    )
    // 'Mushrooms? Never' answers itself.
    .replace(
      /(?<= ); (?=(?:no|nope|never|no way|not a chance|absolutely not|nahin|na|yes|always|haan|ew|eww|ugh|yuck|no thanks|no thank you|hard pass|pass|skip|kabhi nahin|nahin baba) (?:[;,]|$))/g,
      ', ',
    )
    // Injuries expressed by a verb: 'pair mud gaya', 'rolled my ankle', 'kandhe pe chot lag gayi'.
    .replace(/(?<= )mu[rd] (?:gaya|gayi|gai|gya|gyi) /g, 'moch ')
    .replace(/(?<= )मुड (?:गया|गई|गयी) /g, 'मोच ')
    .replace(/(?<= )rolled (?=(?:my|the|an|his|her) (?:ankle|foot) )/g, 'twisted ')
    .replace(/(?<= )(?:lag|lagi|laga) (?:gaya|gayi|gai|gya|gyi) /g, 'chot ')
    .replace(/(?<= )(?:non vegetarian|non veg|non vej) /g, 'nonveg ')
    .replace(/(?<= )नॉन वेज /g, 'nonveg ');
