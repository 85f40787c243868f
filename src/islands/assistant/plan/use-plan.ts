import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Chat, PlanVersion } from '../../../contract/assistant/chat.ts';
import { restorePlanVersion, swapPlanItem, tickPlanItem } from '../../../contract/assistant/chats.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { showToast } from '../../shared/toast.ts';
import { rememberFocusedLine } from '../parts/remember-focused-line.ts';

/** A tick, or one taken back, whose answer is awaited. */
type Press = { readonly item: string; readonly done: boolean };

const withTick = (ticks: ReadonlySet<string>, { item, done }: Press): ReadonlySet<string> =>
  new Set(done ? [...ticks, item] : [...ticks].filter((one) => one !== item));

/** The open plan: ticks (shown at once, then saved), swaps of items, and restoring earlier versions. */
export function usePlan(chatId: string, first: Pick<Chat, 'plan' | 'versions' | 'ticks'>) {
  const [plan, setPlan] = useState(first.plan);
  const [versions, setVersions] = useState(first.versions);
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set(first.ticks));
  const [presses, setPresses] = useState<readonly Press[]>([]);

  const goBack = useRef<() => void>(undefined);
  useEffect(() => {
    goBack.current?.();
    goBack.current = undefined;
  }, [plan]);

  const put = (version: PlanVersion) => {
    setPlan(version);
    setVersions((before) => [version, ...before.filter((one) => one.version !== version.version)]);
  };
  async function refused<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      await showToast(error.message, 'error');
      return undefined;
    }
  }
  async function tick(item: string, done: boolean) {
    const press = { item, done };
    setPresses((before) => [...before, press]);
    const answer = await refused(askSignedIn(tickPlanItem, { id: chatId, item, done }, { keepalive: true }));
    setPresses((before) => before.filter((one) => one !== press));
    // Only this item of the answer: another press may have been answered before, or wait.
    if (answer) setSaved((before) => withTick(before, { item, done: answer.ticks.includes(item) }));
  }
  async function swap(item: string, to?: string) {
    if (!plan) return;
    goBack.current = rememberFocusedLine();
    const answer = await refused(askSignedIn(swapPlanItem, { id: chatId, version: plan.version, item, ...(to && { to }) }));
    if (answer) put(answer.response);
  }
  async function restore(version: number) {
    const answer = await refused(askSignedIn(restorePlanVersion, { id: chatId, version }));
    if (answer) put(answer.response);
  }
  const ticks = presses.reduce(withTick, saved);
  return { plan, versions, ticks, put, tick: (item: string, done: boolean) => void tick(item, done), swap, restore };
}
