import { bodyThemes } from '../../src/data/safety/body/body-themes.ts';
import { anyLabel } from '../../src/server/assistant/learned/index.ts';
import { foldMessage } from '../../src/server/assistant/messages/index.ts';
import { findBodyMeanings } from '../../src/server/assistant/safety/body/body-signs.ts';
import type { LabelTask } from '../learned/labelled-rows.ts';

const themes = Object.keys(bodyThemes);
export const bodyLabels: readonly string[] = [...themes, anyLabel];

const fileOf = (name: string): URL => new URL(`../../src/data/safety/${name}.txt`, import.meta.url);
const ofBody = [
  'asides-body',
  'body-1',
  'brief-body',
  'brief-food',
  'effort-and-hunger',
  'hurried-body',
  'indirect-body',
  'indirect-more',
  'known-body',
  'long-body',
  'more-body',
  'named-body',
  'near-body',
  'near-last',
  'near-more',
  'near-themes',
  'none-1',
  'pairs-body',
  'plain-body',
  'questions-none',
  'tablets-body',
  'themes-body',
  'themes-food',
  'themes-head',
  'told-body',
  'told-briefly',
  'told-plainly',
  'voices-body',
].map((name) => fileOf(`training-body/${name}`));
/** Talk without danger, of the files that teach despair: none of it is about a red flag of the body. */
const ofTalk = ['crisis-product', 'talk-ordinary-1', 'talk-ordinary-2', 'talk-ordinary-3', 'voices-ordinary-1', 'voices-ordinary-2'].map(
  (name) => fileOf(`training/${name}`),
);

/** What the model of the body learns from: texts by theme, look-alikes ('none'), and ordinary talk. */
export const bodyTask: LabelTask = {
  files: [...ofBody, ...ofTalk],
  normalise: (text) => foldMessage(text).roman,
  size: 1 << 16,
  classes: findBodyMeanings,
  labelOf: (written) => (themes.includes(written) || written === 'none' ? written : written === 'harmless' ? 'none' : undefined),
};
