import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Chat } from '../../../contract/assistant/chat.ts';
import { getChat } from '../../../contract/assistant/chats.ts';
import { saveAssistantProfile } from '../../../contract/assistant/profile.ts';
import type { Card } from '../../../contract/assistant/safety.ts';
import { planKinds, type PlanLanguage } from '../../../contract/assistant/words.ts';
import { messages } from '../../../contract/messages.ts';
import { keepInHistory } from '../../../stores/assistant.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import type { DataValues } from '../../shared/data-form/data-field.ts';
import { useEarlyInput } from '../../shared/use-early-input.ts';
import { showToast } from '../../shared/toast.ts';
import { addressOfChat } from '../history/address-of-chat.ts';
import { InsteadOfPlan } from './InsteadOfPlan.tsx';
import type { FirstOfScreen } from './first-of-screen.ts';
import type { KindScreen } from './kind-screen.ts';
import { PlanFrame } from './PlanFrame.tsx';
import { PlanRequestForm } from './PlanRequestForm.tsx';
import type { PlanAnswer } from './use-plan-request.ts';

type Instead = { step: 'cards'; cards: readonly Card[]; mayGoOn: boolean; asked: DataValues };
type SetOpen = (next: Open) => void;
type Open = { step: 'asking' } | Instead | { step: 'plan'; chat: Chat; instead?: string | null };

/** Follows the browser's back and forward buttons between the form and the plan that it made. */
function useAddress(open: Open, setOpen: SetOpen): void {
  const plan = useRef<Open>(open);
  useEffect(() => {
    if (open.step === 'plan') plan.current = open;
  }, [open]);
  useEffect(() => {
    const follow = () => {
      const wanted = new URLSearchParams(location.search).get('plan');
      const { current } = plan;
      if (wanted === null) setOpen({ step: 'asking' });
      // There is one plan forward at most, because a new one takes the place of the former.
      else if (current.step === 'plan' && current.chat.id === wanted) setOpen(current);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [setOpen]);
}

/** A screen of the assistant: its form, then the plan, whose code is loaded while the form is filled in. */
export function PlanScreen({ screen, first }: { screen: KindScreen; first: FirstOfScreen }) {
  const name = planKinds[screen.kind].screen;
  const [open, setOpen] = useState<Open>({ step: 'asking' });
  const loaded = screen.usePlan(open.step === 'plan');
  const { known } = first;
  const [credits, setCredits] = useState(first.credits);
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root);
  useAddress(open, setOpen);

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
    <PlanFrame frame={root} screen={name} openId={open.step === 'plan' ? open.chat.id : undefined}>
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
            onAnswer={show}
          />
        </>
      )}
      {open.step === 'cards' && (
        <InsteadOfPlan
          {...open}
          screen={screen}
          onAnswer={(answer) => show(answer, open.asked)}
          onBack={() => setOpen({ step: 'asking' })}
        />
      )}
      {open.step === 'plan' && loaded && (
        <loaded.PlanOfKind
          key={open.chat.id}
          screen={screen}
          chat={open.chat}
          credits={credits}
          onCredits={setCredits}
          {...(open.instead !== undefined && { instead: open.instead })}
        />
      )}
    </PlanFrame>
  );
}
