import { useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Chat } from '../../../contract/assistant/chat.ts';
import { getChat } from '../../../contract/assistant/chats.ts';
import type { Credits } from '../../../contract/assistant/credits.ts';
import { saveAssistantProfile, type AssistantProfile } from '../../../contract/assistant/profile.ts';
import type { Card, Question } from '../../../contract/assistant/safety.ts';
import { planKinds, type PlanLanguage } from '../../../contract/assistant/words.ts';
import { messages } from '../../../contract/messages.ts';
import { keepInHistory } from '../../../stores/assistant.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import type { DataValues } from '../../shared/data-form/data-field.ts';
import { useEarlyInput } from '../../shared/use-early-input.ts';
import { showToast } from '../../shared/toast.ts';
import { addressOfChat } from '../history/address-of-chat.ts';
import { HistoryList } from '../history/HistoryList.tsx';
import { InsteadOfPlan } from './InsteadOfPlan.tsx';
import type { KindScreen, KnownBefore } from './kind-screen.ts';
import { PlanPage } from './PlanPage.tsx';
import { PlanRequestForm } from './PlanRequestForm.tsx';
import type { PlanAnswer } from './use-plan-request.ts';

export type FirstOfScreen = {
  chat: Chat | null;
  profile: AssistantProfile;
  profileVersion: number;
  credits: Credits;
  today: string;
  /** The red-flag questions that are asked before a plan. */
  questions: readonly Question[];
  /** What was chosen before the form, for kinds that ask for it. */
  known?: KnownBefore;
};
type Instead = { step: 'cards'; cards: readonly Card[]; mayGoOn: boolean; asked: DataValues };
type Open = { step: 'asking' } | Instead | { step: 'plan'; chat: Chat; instead?: string | null };

/** A screen of the assistant: its form, then the plan, with earlier conversations beside it. */
export function PlanScreen({ screen, first }: { screen: KindScreen; first: FirstOfScreen }) {
  const name = planKinds[screen.kind].screen;
  const [open, setOpen] = useState<Open>(first.chat ? { step: 'plan', chat: first.chat } : { step: 'asking' });
  const { known } = first;
  const [credits, setCredits] = useState(first.credits);
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root);

  async function show(answer: PlanAnswer, values: DataValues) {
    setCredits(answer.credits);
    if (!answer.planId || !answer.data) return setOpen({ step: 'cards', cards: answer.cards, mayGoOn: answer.mayGoOn, asked: values });
    void remember(values);
    try {
      const { response: chat } = await askSignedIn(getChat, { id: answer.planId });
      keepInHistory({ id: chat.id, screen: chat.screen, title: chat.title, hasPlan: true, updatedAt: chat.createdAt });
      window.history.pushState(null, '', addressOfChat(chat.screen, chat.id));
      setOpen({ step: 'plan', chat, instead: answer.instead });
      window.scrollTo({ top: 0 });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      await showToast(error.code === 'network' ? messages.chatBroken : messages.chatNotRead, 'error');
    }
  }
  /** Saves the form's values for the next form. If that fails, nothing else is lost. */
  async function remember(values: DataValues) {
    const language = values['language'] as PlanLanguage;
    const profile = { ...first.profile, ...screen.profileOf(values), language };
    await askSignedIn(saveAssistantProfile, { ...profile, version: first.profileVersion }).catch((error: unknown) => {
      if (!(error instanceof CallRefused)) throw error;
    });
  }
  return (
    <div ref={root} className="grid grid-cols-1 gap-10 px-page py-8 lg:py-10 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        {open.step === 'asking' && screen.Before && !known && <screen.Before />}
        {open.step === 'asking' && (!screen.Before || known) && (
          <>
            {known && (
              <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
                <strong className="font-display text-3xl">{known.name}</strong>
                <a className="link inline-flex min-h-11 items-center font-semibold" href={addressOfChat(name)}>
                  Something else
                </a>
              </p>
            )}
            <PlanRequestForm
              screen={screen}
              profile={first.profile}
              credits={credits}
              today={first.today}
              questions={known?.questions ?? first.questions}
              {...(known && { known: known.values })}
              onAnswer={(answer, values) => void show(answer, values)}
            />
          </>
        )}
        {open.step === 'cards' && (
          <InsteadOfPlan
            {...open}
            screen={screen}
            onAnswer={(answer) => void show(answer, open.asked)}
            onBack={() => setOpen({ step: 'asking' })}
          />
        )}
        {open.step === 'plan' && (
          <PlanPage
            key={open.chat.id}
            screen={screen}
            chat={open.chat}
            credits={credits}
            onCredits={setCredits}
            {...(open.instead !== undefined && { instead: open.instead })}
          />
        )}
      </div>
      <aside className="space-y-6 print:hidden">
        {open.step === 'plan' && (
          <a className="button button-accent w-full" href={addressOfChat(name)}>
            A new plan
          </a>
        )}
        <HistoryList screen={name} openId={open.step === 'plan' ? open.chat.id : undefined} />
      </aside>
    </div>
  );
}
