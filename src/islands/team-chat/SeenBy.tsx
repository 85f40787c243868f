import { useEffect, useState } from 'react';
import { ask } from '../../api-client/ask.ts';
import type { Answer } from '../../contract/call.ts';
import { listSeenBy } from '../../contract/team-chat.ts';
import { untilDone } from '../../stores/until-done.ts';

/** Who has read a message, and who has not. */
export function SeenBy({ teamId, conversationId, seq }: { teamId: string; conversationId: string; seq: number }) {
  const [found, setFound] = useState<Answer<typeof listSeenBy>>();
  useEffect(() => {
    const closed = new AbortController();
    void untilDone(() => ask(listSeenBy, { team_id: teamId, conversation_id: conversationId, seq }), { signal: closed.signal }).then(
      setFound,
    );
    return () => closed.abort();
  }, [teamId, conversationId, seq]);
  if (!found) return <p role="status">Looking it up …</p>;
  const named = (title: string, people: readonly { user_id: string; name: string }[]) => (
    <section>
      <h3 className="mt-4 font-semibold">
        {title} <span className="numerals">{people.length}</span>
      </h3>
      <ul className="mt-1 max-h-56 overflow-y-auto">
        {people.map(({ user_id: userId, name }) => (
          <li key={userId} className="py-1">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <div>
      {named('Seen', found.seen)}
      {named('Not yet', found.unseen)}
    </div>
  );
}
