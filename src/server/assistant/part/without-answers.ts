import type { Asked } from './define-part.ts';

/** The fields of a kind whose planner needs neither the answers to a checklist nor the country. */
export const withoutAnswers = ({ answers: _answers, country: _country, ...request }: Asked): Asked => request;
