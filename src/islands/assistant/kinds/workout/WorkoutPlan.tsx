import { PlanPage, type PlanOfKindProps } from '../../plan/PlanPage.tsx';
import { WorkoutView } from './WorkoutView.tsx';

/** A workout plan with its conversation and versions. */
export const PlanOfKind = (props: PlanOfKindProps) => <PlanPage {...props} View={WorkoutView} />;
