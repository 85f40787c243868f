import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';

const neat = (value: number) => String(Number(value.toFixed(2)));
const number = String.raw`(-?\d+(?:\.\d+)?)`;
const percent = new RegExp(String.raw`${number}\s*(?:%|percent|pratishat|प्रतिशत|फीसदी)\s*(?:of|ka|का)?\s*${number}`, 'u');
const percentHindi = new RegExp(String.raw`${number}\s*(?:of|ka|का)\s*${number}\s*(?:%|percent|pratishat|प्रतिशत|फीसदी)`, 'u');
const sum = new RegExp(String.raw`^\D*?${number}\s*(x|×|\*|times|multiplied by|into|\+|plus|-|minus|/|÷|divided by)\s*${number}\D*$`, 'u');
/** Words beside a sum that make it something else: sets of 3 x 10, a score, a time. */
const notSum = /[a-z\u0900-\u097f]{2,}/u;
const sumWords =
  /\b(what|whats|is|how much|calculate|calc|kitna|hota|hai|times|multiplied|by|into|plus|minus|divided|equals?)\b|क्या|कितना|होता|है/gu;

function sumOf(one: number, sign: string, other: number): number | undefined {
  if (/^(x|×|\*|times|multiplied by|into)$/.test(sign)) return one * other;
  if (/^(\+|plus)$/.test(sign)) return one + other;
  if (/^(-|minus)$/.test(sign)) return one - other;
  return other === 0 ? undefined : one / other;
}

/** Sums of two numbers and shares in percent, where nothing else is said. */
function arithmetic(text: string): string | undefined {
  const share = percent.exec(text);
  const shareHindi = share ? null : percentHindi.exec(text);
  if (share) return `${share[1]} % × ${share[2]} = ${neat((Number(share[1]) * Number(share[2])) / 100)}`;
  if (shareHindi) return `${shareHindi[2]} % × ${shareHindi[1]} = ${neat((Number(shareHindi[1]) * Number(shareHindi[2])) / 100)}`;
  const found = sum.exec(text);
  if (!found || notSum.test(text.replaceAll(sumWords, ' '))) return undefined;
  const value = sumOf(Number(found[1]), found[2] ?? '', Number(found[3]));
  return value === undefined ? undefined : `${found[1]} ${found[2]} ${found[3]} = ${neat(value)}`;
}

const asksMost = / ?(1 ?rm|one rep max|1 rep max|rep max|max(?:imum)?\b|most)/;
const load =
  /(\d{2,3}(?:\.\d+)?)\s*(kilogram|pound)?\s*(?:for|x|×|by|se|ke|ka|and|at|,|,|in)?\s*(\d{1,2})\s*(?:rep|reps|times|baar|bar|x|$|;|,|rm|what)/;
const most = 12;

/** The most for one repetition from a weight that was lifted several times: Epley's and Brzycki's formulas. */
function oneRepMax({ gloss }: Asked['message'], language: Asked['language']): FactAnswer | undefined {
  const said = gloss
    .replaceAll(/\b(1 ?rm|one rep max|1 rep max)\b/g, ' rm ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const found = asksMost.test(gloss) ? load.exec(said) : null;
  if (!found || /heart|hr\b|pulse|bpm/.test(gloss)) return undefined;
  const [weight, reps] = [Number(found[1]), Number(found[3])];
  if (reps < 1 || reps > most) return undefined;
  const [one, other] = [weight * (1 + reps / 30), (weight * 36) / (37 - reps)].map(Math.round).sort((a, b) => a - b);
  const unit = found[2] === 'pound' ? (['lb', 'पाउंड'] as const) : (['kg', 'किलो'] as const);
  return {
    text: inLanguage(
      language,
      `${weight} ${unit[0]} for ${reps} reps makes a one-rep max of about ${one === other ? one : `${one} to ${other}`} ${unit[0]}. For strength train with 80 to 90 % of that, for muscle with 65 to 80 %. You need not test the real maximum.`,
      `${weight} ${unit[1]} के ${reps} रैप से एक रैप का अधिकतम लगभग ${one === other ? one : `${one} से ${other}`} ${unit[1]} निकलता है। ताकत के लिए इसका 80 से 90 %, पेशी के लिए 65 से 80 % लीजिए। असली अधिकतम आज़माना ज़रूरी नहीं।`,
    ),
    topic: { act: 'body', about: 'one-rep-max' },
    sources: [{ title: 'Epley (1985) and Brzycki (1993)', summary: 'Formulas for the one-repetition maximum from a set of several.' }],
  };
}

/** Sums, shares in percent and the maximum of a lift; undefined for other messages. */
export function reckonNumbers({ message, language }: Asked): FactAnswer | undefined {
  const found = oneRepMax(message, language);
  if (found || message.foods.length > 0 || message.nutrients.length > 0) return found;
  const text = arithmetic(message.text.toLowerCase().replaceAll(/(?<=\d),(?=\d{2,3})/g, ''));
  return text === undefined ? undefined : { text: `${text}.`, topic: { act: 'body', about: 'units' } };
}
