import type { ReactNode, RefObject } from 'react';
import type { ChatScreen } from '../../../contract/assistant/chat.ts';
import { addressOfChat } from '../history/address-of-chat.ts';
import { HistoryList } from '../history/HistoryList.tsx';

type Props = {
  frame: RefObject<HTMLDivElement | null>;
  screen: ChatScreen;
  /** The conversation of the open plan; undefined while there is none. */
  openId: string | undefined;
  children: ReactNode;
};

/** A screen of the assistant with earlier conversations beside it. */
export function PlanFrame({ frame, screen, openId, children }: Props) {
  return (
    <div ref={frame} className="grid grid-cols-1 gap-6 sm:gap-10 px-page py-4 sm:py-8 lg:py-10 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">{children}</div>
      <aside className="space-y-3 sm:space-y-6 print:hidden">
        {/* Beside the form its room is kept, so that the list below stays where it is when the plan appears. */}
        <a
          className={`button button-accent w-full ${openId === undefined ? 'invisible max-xl:hidden' : ''}`}
          aria-hidden={openId === undefined || undefined}
          href={addressOfChat(screen)}
        >
          A new plan
        </a>
        <HistoryList screen={screen} openId={openId} />
      </aside>
    </div>
  );
}
