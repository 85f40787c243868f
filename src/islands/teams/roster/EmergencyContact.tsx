import { messages } from '../../../contract/messages.ts';
import type { TeamMember } from '../../../contract/team-members.ts';
import { members, putMember, refreshRoster } from '../../../stores/rosters.ts';
import { showToast } from '../../shared/toast.ts';
import { useEntity } from '../../shared/use-entity.ts';
import { emergencyFields } from './contact-fields.ts';
import { ContactsForm } from './ContactsForm.tsx';

type Props = { team: string; member: TeamMember; mayChange: boolean };

/** A member's emergency contact: a phone link for staff, and a form for those who may change it. */
export function EmergencyContact({ team, member: first, mayChange }: Props) {
  const member = useEntity(members, { team, member: first.id }, first);
  const { emergency_name: name, emergency_phone: phone } = member;
  return (
    <div className="space-y-6">
      {phone ? (
        <a className="button button-plain max-sm:w-full" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          Call {name || 'them'}, {phone}
        </a>
      ) : (
        <p className="text-muted">Nobody is named yet.</p>
      )}
      {mayChange && (
        <ContactsForm
          team={team}
          member={member}
          fields={emergencyFields}
          submit="Save whom to call"
          onSaved={(fresh) => {
            putMember(team, fresh);
            refreshRoster(team);
            void showToast(messages.memberSaved, 'success');
          }}
        />
      )}
    </div>
  );
}
