import { PlanPage, type PlanOfKindProps } from '../../plan/PlanPage.tsx';
import { MeditationView } from './MeditationView.tsx';

/** A meditation plan with its conversation and versions. */
export const PlanOfKind = (props: PlanOfKindProps) => <PlanPage {...props} View={MeditationView} />;
