import { foldMessage } from '../messages/index.ts';
import { readLabelModel } from '../learned/index.ts';

/** Learned from src/data/understanding/training by scripts/train-intents.ts: how Elevate works, small talk, or something foreign. */
const model = readLabelModel(new URL('../../../data/understanding/intent-weights.json', import.meta.url));

export type Intent = 'product' | 'talk' | 'outside';
const isIntent = (label: string | undefined): label is Intent => label === 'product' || label === 'talk' || label === 'outside';

/** What a message that no rule reads is probably about; undefined for food, training, a plan, or nothing known. */
export function guessIntent(text: string): Intent | undefined {
  const [best] = model.labelsOf(foldMessage(text).plain);
  return isIntent(best?.label) ? best.label : undefined;
}
