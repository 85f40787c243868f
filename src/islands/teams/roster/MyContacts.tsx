import { useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import type { TeamMember } from '../../../contract/team-members.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { loadLater } from '../../shared/load-later.ts';
import { showToast } from '../../shared/toast.ts';
import { emergencyFields, contactFields } from './contact-fields.ts';

type Props = { team: string; members: readonly TeamMember[]; onChanged: (member: TeamMember) => void };

const useContactsForm = loadLater(() => import('./ContactsForm.tsx'));

const nameOf = ({ first_name, last_name }: TeamMember) => `${first_name} ${last_name}`.trim();
const emergencyOf = ({ emergency_name, emergency_phone }: TeamMember) => [emergency_name, emergency_phone].filter(Boolean).join(', ');

/** The contact data of the viewer and the children they look after. */
export function MyContacts({ team, members, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [changing, setChanging] = useState<TeamMember>();
  const loaded = useContactsForm(changing !== undefined);
  return (
    <section aria-labelledby="contacts" className="mt-12 border-t border-line pt-6">
      <h2 id="contacts" className="text-xl">
        How the team reaches you
      </h2>
      <p className="mt-1 text-muted">Only staff see this, and whoever it is about.</p>
      <ul className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        {members.map((member) => (
          <li key={member.id} className="card p-5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 className="text-lg wrap-anywhere">{member.is_me ? 'You' : nameOf(member)}</h3>
              <button
                type="button"
                className="button button-plain"
                aria-label={`Change how the team reaches ${member.is_me ? 'you' : nameOf(member)}`}
                onClick={() => {
                  setChanging(member);
                  setOpen(true);
                }}
              >
                Change
              </button>
            </div>
            <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <Fact label="Phone" text={member.phone ?? ''} />
              <Fact label="E-mail" text={member.email ?? ''} />
              <Fact label="In an emergency" text={emergencyOf(member)} />
            </dl>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={changing && !changing.is_me ? `How the team reaches ${nameOf(changing)}` : 'How the team reaches you'}
        description="Only staff see it."
      >
        {changing && loaded && (
          <loaded.ContactsForm
            key={`${changing.id} ${changing.version}`}
            team={team}
            member={changing}
            fields={[...contactFields, ...emergencyFields]}
            submit="Save"
            cancel={{ label: 'Not now', onCancel: () => setOpen(false) }}
            onSaved={(member) => {
              setOpen(false);
              onChanged(member);
              void showToast(messages.contactsSaved, 'success');
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="contents">
      <dt className="text-muted max-sm:-mb-1">{label}</dt>
      <dd className="wrap-anywhere">{text ? <strong>{text}</strong> : <span className="text-muted">Nothing yet</span>}</dd>
    </div>
  );
}
