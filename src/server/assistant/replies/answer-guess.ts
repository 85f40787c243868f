import type { Flag } from '../../../contract/assistant/safety.ts';
import { whatIsAsked, type Guess } from '../asked/index.ts';
import { answerFromCorpus, asksForMedicine, passageFor } from '../corpus/index.ts';
import { inLanguage } from '../facts/index.ts';
import { topicFor } from '../knowledge/index.ts';
import type { Message } from '../understanding/index.ts';
import { lastAsked, saidTopic } from './answer-knowledge.ts';
import { isForMinors } from './is-for-minors.ts';
import { neverGuessed } from './never-guessed.ts';
import { passageWords } from './passage-words.ts';
import type { KnownQuestion, Said } from './reply.ts';

/** From this chance it is told at once; of the lines left out in training, a third of such guesses are exactly right, and more are near. */
const leastChance = 0.12;
/** What a passage that the corpus finds near must come to as well. */
const leastOfPassage = 0.01;
/** What a topic that is offered besides must come to. */
const leastOffered = 0.02;
/** From this chance a message is taken for one that asks nothing of ours. */
const sureOfNothing = 0.4;

/** Something that may be meant, with the words that name it. */
type Meant = { readonly name: string; readonly said: Said; readonly id: string };

function topicMeant(id: string, question: KnownQuestion): Meant | undefined {
  const { text, language, person } = question;
  const topic = topicFor(id, text, person.isYoung);
  return topic && { id, name: topic.name[language], said: saidTopic(topic, topic[language], question) };
}

function passageMeant(id: string, question: KnownQuestion): Meant | undefined {
  const { text, language, person } = question;
  const passage = passageFor(id, text, person.isYoung);
  if (!passage || passage.id !== id || passage.isOfAllergies) return undefined;
  const said: Said = {
    text: passageWords(passage, question),
    engine: 'embedded',
    sources: [passage.source],
    isFree: true,
  };
  return { id, name: language === 'hindi' ? '' : `“${passage.title}”`, said };
}

const meantBy = ({ kind, id }: Pick<Guess, 'kind' | 'id'>, question: KnownQuestion): Meant | undefined => {
  if (neverGuessed.has(id)) return undefined;
  return kind === 'knowledge' ? topicMeant(id, question) : kind === 'passage' ? passageMeant(id, question) : undefined;
};

/** What is led by its name, with what else may be meant in a last line. */
function guessed({ name, said }: Meant, others: readonly Meant[], { language }: KnownQuestion): Said {
  const isNamed = name !== '';
  const lead = inLanguage(language, isNamed ? `About ${name}:` : 'As I understand you:', isNamed ? `विषय: ${name}।` : 'जैसा मैं समझा:');
  const names = others.map((other) => other.name);
  const offer = inLanguage(language, `Or did you mean ${names.join(', or ')}?`, `या आप यह पूछ रहे थे: ${names.join(', या ')}?`);
  return {
    ...said,
    text: [`${lead} ${said.text}`, ...(others.length > 0 ? [offer] : [])].join('\n\n'),
    isFree: true,
    awaits: others.length > 0 ? { kind: 'topics', ids: others.map(({ id }) => id) } : undefined,
  };
}

const ofPain = / (pain|painful|hurt|hurts|hurting|ache|aches|bleed|bleeding|swollen|numb|faint|fainted|dard|दर्द|सूजन) /;
/** Whether a guess could hurt: a medicine, a low mood or whatever brought a card, and pain of which nothing is known. */
const isGrave = ({ text }: KnownQuestion, { gloss }: Message, flags: readonly Flag[]): boolean =>
  flags.length > 0 || asksForMedicine(text) || ofPain.test(gloss);

const longestFollowUp = 6;

/** A few words that go on with a topic are read together with the question before. */
function asTogether(question: KnownQuestion): string {
  const { text, dialogue } = question;
  const before = dialogue.topic?.act === 'knowledge' && text.trim().split(/\s+/).length <= longestFollowUp ? lastAsked(question) : '';
  return before === '' ? text : `${before} ; ${text}`;
}

/**
 * What was probably meant by a question that nothing else answers, led by its name, with the next two: a wrong guess costs a look, asking back
 * costs the answer. Undefined where a passage surely answers, nothing of ours is asked, or a guess could hurt.
 */
export function answerGuess(question: KnownQuestion, message: Message, flags: readonly Flag[]): Said | undefined {
  const { version } = question;
  const asked = asTogether(question);
  const goesOn = asked !== question.text;
  const { best, top, chanceOf, shareOf } = whatIsAsked(asked);
  if (isGrave(question, message, flags) || isForMinors(question, best)) return undefined;
  if (version !== undefined && !message.isQuestion) return undefined;
  const isForeign = chanceOf('family', 'nothing') >= sureOfNothing || shareOf('talk') >= sureOfNothing;
  const corpus = answerFromCorpus({ ...question, isYoung: question.person.isYoung });
  if (corpus.isSure || isForeign) return undefined;
  const [first, ...others] = top.filter(({ chance, kind }) => chance >= leastOffered && (kind === 'knowledge' || kind === 'passage'));
  const offered = others.filter(({ kind }) => kind === 'knowledge').flatMap((guess) => meantBy(guess, question) ?? []);
  const isLikely = first !== undefined && first.chance >= leastChance;
  const near = corpus.maybe && ({ kind: 'passage', id: corpus.maybe.id } as const);
  // After a topic, a few words are about something near it.
  const isNear = near !== undefined && (goesOn || chanceOf('passage', near.id) >= leastOfPassage);
  const meant = isLikely ? meantBy(first, question) : isNear ? meantBy(near, question) : undefined;
  return meant && guessed(meant, offered.filter(({ id }) => id !== meant.id).slice(0, 2), question);
}
