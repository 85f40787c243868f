import type { Plan } from '../../../contract/assistant/plan-types.ts';
import type { FactAnswer } from '../facts/index.ts';
import { answerOfDiet } from './answer-of-diet.ts';
import { answerOfRecipe } from './answer-of-recipe.ts';
import { answerOfWorkout } from './answer-of-workout.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';
import { overviewFacts } from './plan-overview.ts';
import { reasonFacts } from './plan-reasons.ts';
import { restDayFacts, scheduleFacts } from './plan-schedule.ts';

const as = <KindPlan extends Plan>(asked: AskedOfPlan, plan: KindPlan): AskedOfPlan<KindPlan> => ({ ...asked, plan });

/** Answers from the plan that is open: its figures, days, sessions, steps; undefined if the message asks for none of them. */
export function answerOfPlan(asked: AskedOfPlan): FactAnswer | undefined {
  const { plan } = asked;
  switch (plan.kind) {
    case 'diet':
      return answerOfDiet(as(asked, plan)) ?? overviewFacts(asked);
    case 'workout':
      return (
        restDayFacts(asked) ??
        overviewFacts(asked) ??
        answerOfWorkout(as(asked, plan)) ??
        scheduleFacts(asked) ??
        reasonFacts(as(asked, plan))
      );
    case 'recipe':
      return answerOfRecipe(as(asked, plan));
    case 'meditation':
    case 'rehab':
    case 'wellness':
      return restDayFacts(asked) ?? overviewFacts(asked) ?? scheduleFacts(asked) ?? reasonFacts(as(asked, plan));
  }
}
