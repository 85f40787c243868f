import { kindOf, type ChatScreen } from '../../../contract/assistant/chat.ts';
import { planViews } from '../kinds/plan-views.ts';

type Props = { screen: ChatScreen; plan: Record<string, unknown>; startsOn: string };

/** A plan that is only looked at. */
export function SharedPlan({ screen, plan, startsOn }: Props) {
  const kind = kindOf(screen);
  if (!kind) return null;
  const View = planViews[kind];
  return <View plan={plan} language={plan['language'] === 'hindi' ? 'hindi' : 'english'} startsOn={startsOn} ticks={new Set()} />;
}
