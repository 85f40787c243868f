import { useId, useRef, useState } from 'react';
import type { Ward } from '../../../contract/guardians.ts';
import { messages } from '../../../contract/messages.ts';
import { putInvitation, sentInvitations, wardLists, type SentInvitations } from '../../../stores/invitations.ts';
import { loadLater } from '../../shared/load-later.ts';
import { TabList, TabPanel } from '../../shared/Tabs.tsx';
import { useEntity } from '../../shared/use-entity.ts';
import { InvitationList } from './InvitationList.tsx';
import { InvitationTally } from './InvitationTally.tsx';
import { InviteByMail } from './InviteByMail.tsx';
import { useEarlyInput } from '../../shared/use-early-input.ts';

export type DeskTeam = { id: string; name: string };
export type RosterName = { id: string; name: string };
type Props = { team: DeskTeam; initial: SentInvitations; wards: readonly Ward[]; waiting: readonly RosterName[] };

const useOtherWays = loadLater(() => import('./OtherWay.tsx'));
const ways = [
  { value: 'mail', label: 'By mail' },
  { value: 'player', label: 'A player here' },
  { value: 'link', label: 'Link, code, QR' },
  { value: 'list', label: 'A whole list' },
];

/** All ways for a team to invite people, and the state of its invitations. */
export function InvitationDesk({ team, initial, wards: firstWards, waiting }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState('mail');
  const loaded = useOtherWays(chosen !== 'mail');
  useEarlyInput(frame);
  const listed = useEntity(sentInvitations, team.id, initial);
  const { wards } = useEntity(wardLists, team.id, { wards: firstWards });
  const minors = wards.filter(({ is_minor: isMinor }) => isMinor);
  const { invitations, mayInviteAs } = listed;
  const add = () => sentInvitations.of(team.id).refresh();
  const places = mayInviteAs.filter((as) => as !== 'guardian');
  // Somebody who is already invited or has joined is not offered again.
  const isSettled = ({ id }: RosterName) =>
    invitations.some(({ state, as, member }) => (state === 'pending' || state === 'accepted') && as !== 'guardian' && member?.id === id);
  const unasked = waiting.filter((one) => !isSettled(one));
  const tabs = [...ways, ...(minors.length > 0 ? [{ value: 'guardians', label: 'Guardians' }] : [])];
  return (
    <div ref={frame} className="space-y-10">
      <div>
        <div className="-mx-page overflow-x-auto px-page sm:mx-0 sm:px-0">
          <TabList
            id={id}
            label="Ways to invite"
            tabs={tabs}
            chosen={chosen}
            onChoose={setChosen}
            className="flex min-w-max gap-x-1 border-b border-line"
            tabClassName="min-h-12 border-b-3 border-transparent px-3.5 font-semibold -outline-offset-4 text-muted aria-selected:border-accent aria-selected:text-ink"
          />
        </div>
        {tabs.map(({ value }) => (
          // The other tabs keep what was typed in them.
          <TabPanel key={value} id={id} value={value} chosen={chosen} isKept className="pt-6 outline-none">
            {value === 'mail' ? (
              <InviteByMail team={team} places={places} waiting={unasked} onInvited={add} />
            ) : loaded ? (
              <loaded.OtherWay
                way={value}
                team={team}
                places={places}
                invitations={invitations}
                minors={minors}
                onChanged={add}
                onMinorsChanged={() => wardLists.of(team.id).refresh()}
              />
            ) : (
              <p role="status">{messages.pleaseWait}</p>
            )}
          </TabPanel>
        ))}
      </div>
      <section aria-labelledby="invited" className="space-y-5">
        <h2 id="invited" className="border-b-2 border-ink pb-2 text-xl tracking-wide">
          WHO WAS ASKED
        </h2>
        <InvitationTally counts={listed.counts} />
        <InvitationList
          team={team}
          invitations={invitations.filter(({ kind }) => kind !== 'link')}
          onChanged={(changed) => putInvitation(team.id, changed)}
          onEnded={add}
        />
      </section>
    </div>
  );
}
