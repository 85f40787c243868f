import type { Flag } from '../../../contract/assistant/safety.ts';
import { whatIsAsked, type Guess } from '../asked/index.ts';
import { answerFromCorpus, asksForMedicine, passageFor, type Passage } from '../corpus/index.ts';
import { inLanguage } from '../facts/index.ts';
import { topicFor } from '../knowledge/index.ts';
import type { Message } from '../understanding/index.ts';
import { asksForChange } from './asks-for-change.ts';
import { avoidedFoodNote } from './avoided-food-note.ts';
import { saidTopic } from './answer-knowledge.ts';
import { isForMinors } from './is-for-minors.ts';
import { neverGuessed } from './never-guessed.ts';
import type { KnownQuestion, Said } from './reply.ts';

/** From this chance a topic is told at once; from the lower one only where no passage is near. Of the lines left out, about half and a third of such guesses are right. */
const leastChance = { topic: 0.12, alone: 0.06 } as const;
/** What a topic that is offered besides must come to. */
const leastOffered = 0.02;
/** From this chance a message is taken for one that asks nothing of ours. */
const sureOfNothing = 0.4;

/** Something that may be meant, with the words that name it. */
type Meant = { readonly name: string; readonly said: Said; readonly id: string };

function topicMeant({ kind, id }: Guess, question: KnownQuestion): Meant | undefined {
  const { text, language, person } = question;
  const topic = kind === 'knowledge' && !neverGuessed.has(id) ? topicFor(id, text, person.isYoung) : undefined;
  return topic && { id, name: topic.name[language], said: saidTopic(topic, topic[language], question) };
}

function passageMeant({ id, title, isOfAllergies }: Passage, question: KnownQuestion): Meant | undefined {
  const { text, language, person } = question;
  const passage = neverGuessed.has(id) || isOfAllergies ? undefined : passageFor(id, text, person.isYoung);
  if (!passage || passage.id !== id) return undefined;
  const words = language === 'hindi' ? passage.hindi : passage.text;
  const said: Said = {
    text: [words, ...avoidedFoodNote(words, question)].join('\n\n'),
    engine: 'embedded',
    sources: [passage.source],
    isFree: true,
  };
  return { id, name: language === 'hindi' ? '' : `“${title}”`, said };
}

/** What is led by its name, with what else may be meant in a last line. */
function guessed({ name, said }: Meant, others: readonly Meant[], { language }: KnownQuestion): Said {
  const isNamed = name !== '';
  const lead = inLanguage(language, isNamed ? `About ${name}:` : 'As I understand you:', isNamed ? `${name} के बारे में:` : 'जैसा मैं समझा:');
  const names = others.map((other) => other.name);
  const offer = inLanguage(language, `Or did you mean ${names.join(', or ')}?`, `या आप यह पूछ रहे थे: ${names.join(', या ')}?`);
  return {
    ...said,
    text: [`${lead} ${said.text}`, ...(others.length > 0 ? [offer] : [])].join('\n\n'),
    isFree: true,
    awaits: others.length > 0 ? { kind: 'topics', ids: others.map(({ id }) => id) } : undefined,
  };
}

/** Whether a guess could hurt: a medicine, a low mood, or whatever brought a card. */
const isGrave = ({ text }: KnownQuestion, flags: readonly Flag[]): boolean => flags.length > 0 || asksForMedicine(text);

/**
 * What was probably meant by a question that nothing else answers, led by its name, with the next two: a wrong guess costs a look, asking back
 * costs the answer. Undefined where a passage surely answers, nothing of ours is asked, or a guess could hurt.
 */
export function answerGuess(question: KnownQuestion, message: Message, flags: readonly Flag[]): Said | undefined {
  const { text, version } = question;
  const { best, top, chanceOf, shareOf } = whatIsAsked(text);
  if (isGrave(question, flags) || isForMinors(question, best)) return undefined;
  if (version !== undefined && asksForChange(message) && !message.isQuestion) return undefined;
  const isForeign = chanceOf('family', 'nothing') >= sureOfNothing || shareOf('talk') >= sureOfNothing;
  const corpus = answerFromCorpus({ ...question, isYoung: question.person.isYoung });
  if (corpus.isSure || isForeign) return undefined;
  const topics = top.filter(({ kind, chance }) => kind === 'knowledge' && chance >= leastOffered);
  const meant = topics.flatMap((guess) => topicMeant(guess, question) ?? []);
  const [first] = meant;
  const chance = chanceOf('knowledge', first?.id ?? '');
  const passage = chance < leastChance.topic && corpus.maybe ? passageMeant(corpus.maybe, question) : undefined;
  if (passage) return guessed(passage, meant.slice(0, 2), question);
  return first && chance >= leastChance.alone ? guessed(first, meant.slice(1, 3), question) : undefined;
}
