import { PlanPage, type PlanOfKindProps } from '../../plan/PlanPage.tsx';
import { WellnessView } from './WellnessView.tsx';

/** A wellness plan with its conversation and versions. */
export const PlanOfKind = (props: PlanOfKindProps) => <PlanPage {...props} View={WellnessView} />;
