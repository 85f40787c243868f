import type { MeditationPlan } from '../../../contract/assistant/meditation-plan.ts';
import type { MeditationRequest } from '../../../contract/assistant/meditation.ts';

type Reference = MeditationPlan['references'][number];

const always: readonly Reference[] = [
  {
    title: 'NCCIH (US National Institutes of Health), Meditation and mindfulness: effectiveness and safety',
    summary: 'What is known to help, for whom, and which unpleasant experiences some people have.',
    url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
  },
];
const byTechnique: Readonly<Record<string, Reference>> = {
  'coherent-breathing': {
    title: 'Lehrer and Gevirtz, Heart rate variability biofeedback: how and why does it work? (Frontiers in Psychology 2014)',
    summary: 'Why about five to six breaths a minute bring heart and breath into step.',
    url: 'https://doi.org/10.3389/fpsyg.2014.00756',
  },
  'double-sigh': {
    title:
      'Balban et al., Brief structured respiration practices enhance mood and reduce physiological arousal (Cell Reports Medicine 2023)',
    summary: 'Five minutes a day for a month: long sighs lifted mood most, box breathing and mindfulness too.',
    url: 'https://doi.org/10.1016/j.xcrm.2022.100895',
  },
  'pitch-visualisation': {
    title: 'Simonsmeier et al., The effects of imagery interventions in sports: a meta-analysis (Int Rev Sport Exerc Psychol 2021)',
    summary: 'Imagery beside practice improves performance; more of it and from your own eyes helps.',
  },
};
const trauma: Reference = {
  title: 'Treleaven, Trauma-sensitive mindfulness (Norton 2018)',
  summary: 'Open eyes, choice at every step, short sittings, and senses before the inside of the body.',
};

/** The sources without those that name a condition of the person. */
export const withoutCondition = (sources: readonly Reference[]): Reference[] => sources.filter(({ title }) => title !== trauma.title);

/** The published sources of this plan. */
export function meditationReferences({ conditions }: MeditationRequest, used: readonly string[]): Reference[] {
  return [...always, ...used.flatMap((id) => byTechnique[id] ?? []), ...(conditions.includes('trauma') ? [trauma] : [])];
}
