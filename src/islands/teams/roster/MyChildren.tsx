import type { Ward } from '../../../contract/guardians.ts';
import { wardLists } from '../../../stores/invitations.ts';
import { useEntity } from '../../shared/use-entity.ts';
import { ChildNotifications } from './ChildNotifications.tsx';
import { EndGuardianship } from './EndGuardianship.tsx';

type Props = { team: string; wards: readonly Ward[]; reader: string };

/** For a guardian: who gets the messages about each of their children, and the way to end being a guardian. */
export function MyChildren({ team, wards: first, reader }: Props) {
  const { wards } = useEntity(wardLists, team, { wards: first });
  const mine = wards.filter((ward) => ward.mine);
  if (mine.length === 0) return null;
  return (
    <section aria-labelledby="children" className="border-t border-line pt-6">
      <h2 id="children" className="text-xl">
        Who gets the messages
      </h2>
      <p className="mt-1 text-muted">Reminders and messages about a child go to you and their other guardians.</p>
      <ul className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        {mine.map((ward) => (
          <li key={ward.member_id} className="card min-w-0 p-5">
            <h3 className="text-lg wrap-anywhere">{ward.name}</h3>
            {ward.mine && <ChildNotifications team={team} ward={ward} mine={ward.mine} />}
            <EndGuardianship team={team} ward={ward} reader={reader} />
          </li>
        ))}
      </ul>
    </section>
  );
}
