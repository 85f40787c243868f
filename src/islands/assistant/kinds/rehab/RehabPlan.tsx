import { PlanPage, type PlanOfKindProps } from '../../plan/PlanPage.tsx';
import { RehabView } from './RehabView.tsx';

/** A rehab plan with its conversation and versions. */
export const PlanOfKind = (props: PlanOfKindProps) => <PlanPage {...props} View={RehabView} />;
