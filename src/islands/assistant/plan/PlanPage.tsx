import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import type { Chat } from '../../../contract/assistant/chat.ts';
import type { Credits } from '../../../contract/assistant/credits.ts';
import type { Card } from '../../../contract/assistant/safety.ts';
import { planKinds } from '../../../contract/assistant/words.ts';
import { Conversation } from '../chat/Conversation.tsx';
import { EngineLine } from '../EngineLine.tsx';
import { SafetyCards } from '../SafetyCards.tsx';
import { TabList, TabPanel } from '../../shared/Tabs.tsx';
import { useIsPrinting } from '../parts/use-is-printing.ts';
import { Chips } from './Chips.tsx';
import type { KindScreen, PlanViewProps } from './kind-screen.ts';
import { PlanTools } from './PlanTools.tsx';
import { usePlan } from './use-plan.ts';
import { VersionsPanel } from './VersionsPanel.tsx';
import { PlannedWishes, summaryOf } from './WishList.tsx';
import { InLanguage } from '../parts/in-language.tsx';
import { langOfText } from '../parts/lang-of.ts';

export type PlanOfKindProps = {
  screen: KindScreen;
  chat: Chat;
  credits: Credits;
  instead?: string | null;
  onCredits: (credits: Credits) => void;
};
type Props = PlanOfKindProps & { View: ComponentType<PlanViewProps> };

const tab =
  'min-h-11 border-b-4 border-transparent px-3 whitespace-nowrap sm:px-4 font-semibold text-muted aria-selected:border-accent aria-selected:text-ink';

/** The page of a plan: the plan, the conversation that changes it, and its versions. */
export function PlanPage({ screen, chat, credits, instead, onCredits, View }: Props) {
  const { plan, versions, ticks, put, tick, swap, restore } = usePlan(chat.id, chat);
  const [view, setView] = useState('plan');
  const id = useId();
  const isPrinting = useIsPrinting();
  const heading = useRef<HTMLHeadingElement>(null);
  const isJustMade = instead !== undefined;
  useEffect(() => {
    // The button of the form is gone. Screen readers hear the title of the plan, and the keyboard goes on from there.
    if (isJustMade) heading.current?.focus({ preventScroll: true });
  }, [isJustMade]);
  if (!plan) return null;
  const cards = chat.messages
    .flatMap((message): Card[] => message.cards)
    .filter((card, at, all) => all.findIndex(({ id }) => id === card.id) === at);
  // What only limits the plan stands below it; what is urgent or needs a doctor comes first.
  const isGrave = ({ level }: Card) => level !== 'limit' && level !== 'info';
  // A plan's title is that of its first version, unless the user renamed it.
  const isRenamed = chat.title !== versions.at(-1)?.reason;
  const title = isRenamed ? chat.title : plan.plan.title;
  const chosen = isPrinting ? 'plan' : view;
  const tabs = [
    { value: 'plan', label: 'Plan' },
    { value: 'chat', label: 'Ask and change' },
    {
      value: 'versions',
      label: (
        <>
          Versions <span className="numerals text-muted">{versions.length}</span>
        </>
      ),
    },
  ];
  const isFixed = plan.request.isFixed === true;
  const { constraints } = plan.request;
  const outcomes = plan.request.isFixed ? undefined : plan.request.outcomes;
  return (
    // `data-open-plan` takes the place of the screen's own title (assist-screen.css).
    <div data-open-plan className="space-y-4 sm:space-y-6">
      <SafetyCards cards={cards.filter(isGrave)} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1
          ref={heading}
          tabIndex={-1}
          className="min-w-0 grow basis-36 text-xl wrap-anywhere outline-none sm:basis-96 sm:text-4xl"
          lang={langOfText(title)}
        >
          {title}
        </h1>
        <PlanTools chatId={chat.id} hasTimes={screen.hasTimes} />
      </div>
      {isFixed && (
        <p className="max-w-[68ch] border-l-4 border-accent pl-4">
          A copy of what was shared with you, without what it was made from. Tick it off and ask about it; to change it, make a plan of your
          own.
        </p>
      )}
      {outcomes?.some(({ outcome }) => outcome !== 'done') && (
        <a
          className="link inline-flex min-h-11 items-center font-semibold print:hidden"
          href={`#${id}-words`}
          onClick={() => setView('plan')}
        >
          Your words: {summaryOf(outcomes)}
        </a>
      )}
      <div>
        <TabList
          id={id}
          label="The plan"
          tabs={tabs}
          chosen={chosen}
          onChoose={setView}
          className="flex flex-wrap border-b border-line print:hidden"
          tabClassName={tab}
        />
        <TabPanel id={id} value="plan" chosen={chosen} className="pt-4 outline-none sm:pt-6">
          {/* Between the title and the headings inside the plan. */}
          <h2 className="visually-hidden">{planKinds[screen.kind].name}</h2>
          <InLanguage language={chat.language}>
            <View plan={plan.plan} startsOn={plan.request.startsOn} ticks={ticks} onTick={tick} onSwap={isFixed ? undefined : swap} />
          </InLanguage>
          <div className="mt-2 space-y-2 sm:mt-6 sm:space-y-4">
            <SafetyCards cards={cards.filter((card) => !isGrave(card))} />
            <div id={`${id}-words`} className="scroll-mt-20 empty:hidden">
              {outcomes ? <PlannedWishes wishes={outcomes} /> : <Chips chips={constraints} language={chat.language} />}
            </div>
            <EngineLine engine={plan.engine} {...(instead !== undefined && { instead })} />
          </div>
        </TabPanel>
        <TabPanel id={id} value="chat" chosen={chosen} isKept className="pt-4 outline-none sm:pt-6 print:hidden">
          <Conversation
            id={chat.id}
            screen={chat.screen}
            first={chat.messages}
            language={chat.language}
            credits={credits}
            onCredits={onCredits}
            onPlan={put}
            examples={isFixed ? [] : screen.examples}
          />
        </TabPanel>
        <TabPanel id={id} value="versions" chosen={chosen} className="pt-4 outline-none sm:pt-6 print:hidden">
          <VersionsPanel chatId={chat.id} View={View} language={chat.language} newest={plan} versions={versions} onRestore={restore} />
        </TabPanel>
      </div>
    </div>
  );
}
