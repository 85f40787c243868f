import { Tabs } from '@base-ui/react/tabs';
import { useRef } from 'react';
import type { Ward } from '../../../contract/guardians.ts';
import { putInvitation, sentInvitations, wardLists, type SentInvitations } from '../../../stores/invitations.ts';
import { useEntity } from '../../shared/use-entity.ts';
import { GuardianDesk } from './GuardianDesk.tsx';
import { ImportPeople } from './ImportPeople.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InvitationTally } from './InvitationTally.tsx';
import { InviteByLink } from './InviteByLink.tsx';
import { InviteByMail } from './InviteByMail.tsx';
import { InvitePlayer } from './InvitePlayer.tsx';
import { useEarlyInput } from '../../shared/use-early-input.ts';

export type DeskTeam = { id: string; name: string };
export type RosterName = { id: string; name: string };
type Props = { team: DeskTeam; initial: SentInvitations; wards: readonly Ward[]; waiting: readonly RosterName[] };

/** All ways for a team to invite people, and the state of its invitations. */
export function InvitationDesk({ team, initial, wards: firstWards, waiting }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEarlyInput(frame);
  const listed = useEntity(sentInvitations, team.id, initial);
  const { wards } = useEntity(wardLists, team.id, { wards: firstWards });
  const minors = wards.filter(({ is_minor: isMinor }) => isMinor);
  const { invitations, mayInviteAs } = listed;
  const add = () => sentInvitations.of(team.id).refresh();
  const reloadWards = () => wardLists.of(team.id).refresh();
  const places = mayInviteAs.filter((as) => as !== 'guardian');
  // Somebody who is already invited or has joined is not offered again.
  const isSettled = ({ id }: RosterName) =>
    invitations.some(({ state, as, member }) => (state === 'pending' || state === 'accepted') && as !== 'guardian' && member?.id === id);
  const unasked = waiting.filter((one) => !isSettled(one));
  const tabs = [
    { value: 'mail', label: 'By mail', content: <InviteByMail team={team} places={places} waiting={unasked} onInvited={add} /> },
    { value: 'player', label: 'A player here', content: <InvitePlayer team={team} places={places} onInvited={add} /> },
    {
      value: 'link',
      label: 'Link, code, QR',
      content: <InviteByLink team={team} places={places} invitations={invitations} onMade={add} onEnded={add} />,
    },
    {
      value: 'list',
      label: 'A whole list',
      content: (
        <ImportPeople
          team={team}
          onImported={() => {
            add();
            // A list may contain minors and their guardians.
            reloadWards();
          }}
        />
      ),
    },
    ...(minors.length > 0
      ? [
          {
            value: 'guardians',
            label: 'Guardians',
            content: <GuardianDesk team={team} wards={minors} invitations={invitations} onInvited={add} reload={reloadWards} />,
          },
        ]
      : []),
  ];
  return (
    <div ref={frame} className="space-y-10">
      <Tabs.Root defaultValue="mail">
        <div className="-mx-page overflow-x-auto px-page sm:mx-0 sm:px-0">
          <Tabs.List className="flex min-w-max gap-x-1 border-b border-line" aria-label="Ways to invite">
            {tabs.map(({ value, label }) => (
              <Tabs.Tab
                key={value}
                value={value}
                className="min-h-12 border-b-3 border-transparent px-3.5 font-semibold -outline-offset-4 text-muted data-[active]:border-accent data-[active]:text-ink"
              >
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        {tabs.map(({ value, content }) => (
          // The other tabs keep what was typed in them.
          <Tabs.Panel key={value} value={value} keepMounted className="pt-6 outline-none">
            {content}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
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
