import { PlanPage, type PlanOfKindProps } from '../../plan/PlanPage.tsx';
import { DietView } from './DietView.tsx';

/** A diet plan with its conversation and versions. */
export const PlanOfKind = (props: PlanOfKindProps) => <PlanPage {...props} View={DietView} />;
