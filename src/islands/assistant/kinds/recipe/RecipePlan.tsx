import { PlanPage, type PlanOfKindProps } from '../../plan/PlanPage.tsx';
import { RecipeView } from './RecipeView.tsx';

/** A recipe plan with its conversation and versions. */
export const PlanOfKind = (props: PlanOfKindProps) => <PlanPage {...props} View={RecipeView} />;
