import { courtesyIn } from '../messages/index.ts';
import { passageWith } from '../corpus/index.ts';
import type { Question, Said } from './reply.ts';

/** The passage that the last answer asked about, after a 'yes'; undefined otherwise. */
export function answerOffered({ dialogue: { awaits }, text, language }: Question): Said | undefined {
  const passage = awaits.kind === 'passage' && courtesyIn(text) === 'yes' ? passageWith(awaits.id) : undefined;
  return (
    passage && { text: language === 'hindi' ? passage.hindi : passage.text, engine: 'embedded', sources: [passage.source], isFree: false }
  );
}
