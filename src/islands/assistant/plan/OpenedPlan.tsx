import { useRef, useState, type ComponentType } from 'react';
import { planKinds } from '../../../contract/assistant/words.ts';
import { useEarlyInput } from '../../shared/use-early-input.ts';
import type { FirstOfScreen } from './first-of-screen.ts';
import type { KindScreen } from './kind-screen.ts';
import { PlanFrame } from './PlanFrame.tsx';
import type { PlanOfKindProps } from './PlanPage.tsx';

type Props = { screen: KindScreen; first: FirstOfScreen; PlanOfKind: ComponentType<PlanOfKindProps> };

/** A plan that was made earlier, with earlier conversations beside it. */
export function OpenedPlan({ screen, first, PlanOfKind }: Props) {
  const [credits, setCredits] = useState(first.credits);
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root);
  const { chat } = first;
  return (
    <PlanFrame frame={root} screen={planKinds[screen.kind].screen} openId={chat?.id}>
      {chat && <PlanOfKind screen={screen} chat={chat} credits={credits} onCredits={setCredits} />}
    </PlanFrame>
  );
}
