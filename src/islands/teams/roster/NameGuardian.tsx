import { askGuardian } from '../../../contract/guardians.ts';
import { limits } from '../../../contract/limits.ts';
import { refreshInvitations } from '../../../stores/invitations.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';

/** For a minor without a guardian in this team: names one, who gets an invitation. */
export function NameGuardian({ team }: { team: { id: string; name: string } }) {
  return (
    <section aria-labelledby="name-guardian" className="card mx-page mt-7 p-5 sm:p-7">
      <h2 id="name-guardian" className="text-xl">
        A guardian is missing
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-muted">
        You are under 18, so {team.name} needs a mother, father or other guardian of yours. Tell us who: we write to them.
      </p>
      <DataForm
        call={askGuardian}
        draft={`my-guardian-${team.id}`}
        fields={[
          { kind: 'text', name: 'name', label: 'Name of your guardian', longest: limits.nameLength },
          { kind: 'email', name: 'email', label: 'E-mail of your guardian', longest: limits.emailLength },
        ]}
        values={{ name: '', email: '' }}
        fixed={{ team_id: team.id }}
        submit="Ask them"
        saved="Your guardian is asked. You can name another one if they do not answer."
        onSaved={() => refreshInvitations(team.id)}
      />
    </section>
  );
}
