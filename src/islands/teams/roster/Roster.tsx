import { useDeferredValue, useRef, useState } from 'react';
import type { TeamMember } from '../../../contract/team-members.ts';
import { putMember, rosters } from '../../../stores/rosters.ts';
import { AddMember } from './AddMember.tsx';
import { groupMembers, type RosterOrder } from './group-members.ts';
import { LeaveTeam } from './LeaveTeam.tsx';
import { MemberRow } from './MemberRow.tsx';
import { MyContacts } from './MyContacts.tsx';
import { useEarlyInput } from '../../shared/use-early-input.ts';
import { useEntity } from '../../shared/use-entity.ts';

type Props = {
  team: { id: string; name: string };
  members: readonly TeamMember[];
  mine: readonly string[];
  mayEdit: boolean;
  mayLeave: boolean;
};

const orders: readonly { value: RosterOrder; label: string }[] = [
  { value: 'number', label: 'Number' },
  { value: 'name', label: 'Name' },
  { value: 'position', label: 'Position' },
];

/** A team's roster, searched and sorted in the browser because it is short. */
export function Roster({ team, members: first, mine, mayEdit, mayLeave }: Props) {
  const { members } = useEntity(rosters, team.id, { members: first });
  const tools = useRef<HTMLDivElement>(null);
  useEarlyInput(tools);
  const [sought, setSought] = useState('');
  const [order, setOrder] = useState<RosterOrder>('number');
  const groups = groupMembers(members, useDeferredValue(sought), order);
  const own = members.filter(({ id }) => mine.includes(id));
  const count = groups.reduce((sum, group) => sum + group.members.length, 0);
  return (
    <>
      <div ref={tools} className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 grow basis-56 sm:max-w-xs">
          <span className="mb-1 block font-semibold">Find in the roster</span>
          <input
            type="search"
            className="field"
            autoComplete="off"
            placeholder="Name, number or position"
            onChange={(event) => setSought(event.target.value)}
          />
        </label>
        <label className="basis-36">
          <span className="mb-1 block font-semibold">Sort by</span>
          <select className="field" onChange={(event) => setOrder(event.target.value as RosterOrder)}>
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {mayEdit && (
          <div className="sm:ml-auto">
            <AddMember team={team.id} isMain={members.length > 1} onAdded={(member) => putMember(team.id, member)} />
          </div>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {sought && `${count} found`}
      </p>
      {count === 0 && <p className="mt-8 text-lg text-muted">Nobody on the roster is called ‘{sought.trim()}’.</p>}
      <div className="mt-8 grid grid-cols-1 items-start gap-x-14 gap-y-9 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        {groups.map(({ title, members: group }) => (
          <section key={title} aria-label={title} className={title === 'Players' ? 'xl:row-span-2' : ''}>
            <h2 className="flex items-baseline justify-between border-b-2 border-ink pb-2 text-xl">
              {title} <span className="numerals text-muted">{group.length}</span>
            </h2>
            <ul className="divide-y divide-line border-b border-line">
              {group.map((member) => (
                <MemberRow key={member.id} member={member} team={team.id} mayEdit={mayEdit} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {own.length > 0 && <MyContacts team={team.id} members={own} onChanged={(member) => putMember(team.id, member)} />}
      {mayLeave && (
        <div className="mt-10 border-t border-line pt-6">
          <LeaveTeam team={team.id} name={team.name} />
        </div>
      )}
    </>
  );
}
