import { kindOf, type ChatScreen } from '../../../contract/assistant/chat.ts';
import type { Plan } from '../../../contract/assistant/plan-types.ts';
import { planViews } from '../kinds/plan-views.ts';
import { InLanguage } from '../parts/in-language.tsx';

type Props = { screen: ChatScreen; plan: Plan; startsOn: string };

/** A read-only plan. */
export function SharedPlan({ screen, plan, startsOn }: Props) {
  const kind = kindOf(screen);
  if (!kind) return null;
  const View = planViews[kind];
  return (
    <InLanguage language={plan.language === 'hindi' ? 'hindi' : 'english'}>
      <View plan={plan} startsOn={startsOn} ticks={new Set()} />
    </InLanguage>
  );
}
