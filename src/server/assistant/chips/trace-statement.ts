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

const withOneSpelling = (text: string): TracedText =>
  traceMessage(text)
    .replace(
      /(?<= )(?:could|can|may|might|lets|let us) (?:(?:we|i|you) )?(?:please )?(?:have|get|do|put|include|add|throw in|sneak in|work in) (?=(?!a plan |the plan |you )\S)/g,
      'want ',
    )
    // 'Khana banana' is cooking, and no fruit.
    .replace(
      /(?<= )(?:khana|khaana|nashta|nasta|breakfast|dinner|lunch|kuch|recipe|ise|isko) banana (?=(?!shake |smoothie )\S|$)/g,
      'khana pakana ',
    )
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
