import { useEffect, useState } from 'react';
import { ask, CallRefused } from '../../api-client/ask.ts';
import { listChatPeople, startConversation, type ChatPerson } from '../../contract/team-chat.ts';
import { untilDone } from '../../stores/until-done.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { addressOfConversation } from './conversation-words.ts';

type State = { readonly people: readonly ChatPerson[] | undefined; readonly chosen: ReadonlySet<string>; readonly filter: string };

/** The people of a team to choose from, and a button that leads to their conversation. */
export function ChoosePeople({ teamId }: { teamId: string }) {
  const [{ people, chosen, filter }, setState] = useState<State>({ people: undefined, chosen: new Set(), filter: '' });
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const closed = new AbortController();
    void untilDone(() => ask(listChatPeople, { team_id: teamId }), { signal: closed.signal }).then(({ response }) =>
      setState((now) => ({ ...now, people: response.filter(({ is_me: isMe }) => !isMe) })),
    );
    return () => closed.abort();
  }, [teamId]);

  function toggle(userId: string): void {
    const next = new Set(chosen);
    if (!next.delete(userId)) next.add(userId);
    setState((now) => ({ ...now, chosen: next }));
    setProblem('');
  }
  async function start(): Promise<void> {
    setBusy(true);
    try {
      const { response } = await ask(startConversation, { team_id: teamId, user_ids: [...chosen] });
      location.assign(addressOfConversation(response));
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setBusy(false);
      setProblem(error.message);
    }
  }

  if (!people) return <p role="status">Looking up the team …</p>;
  if (people.length === 0) return <p>Nobody else of this team has an account yet. Invite them on the page People.</p>;
  const found = people.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <div>
      {people.length > 8 && (
        <label className="mb-3 block font-semibold">
          Find
          <input
            className="field mt-1"
            type="search"
            value={filter}
            onChange={({ target }) => setState((now) => ({ ...now, filter: target.value }))}
          />
        </label>
      )}
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {found.map(({ user_id: userId, name, is_staff: isStaff }) => (
          <li key={userId}>
            <label className="flex min-h-12 items-center gap-3 py-1">
              <input type="checkbox" className="size-5" checked={chosen.has(userId)} onChange={() => toggle(userId)} />
              <span className="grow font-semibold">{name}</span>
              {isStaff && <span className="text-sm text-muted">Staff</span>}
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="py-3 text-muted">Nobody of this name.</p>}
      <p className="mt-3 text-sm text-muted">The guardians of somebody under 18 read the conversation too.</p>
      <p role="alert" className="mt-3 font-semibold text-bad empty:hidden">
        {problem}
      </p>
      <BusyButton className="button button-accent mt-4 w-full" isBusy={isBusy} disabled={chosen.size === 0} onClick={() => void start()}>
        Write to {chosen.size > 1 ? `${chosen.size} people` : 'them'}
      </BusyButton>
    </div>
  );
}
