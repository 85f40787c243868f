import { useState } from 'react';
import { askGuardian, type AskedGuardian } from '../../../contract/guardians.ts';
import { limits } from '../../../contract/limits.ts';
import { askedGuardians, refreshInvitations } from '../../../stores/invitations.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { focusIt } from '../../shared/focus-it.ts';
import { useEntity } from '../../shared/use-entity.ts';
import { AskedGuardians } from './AskedGuardians.tsx';

type Props = { team: { id: string; name: string }; asked: readonly AskedGuardian[] };

/** Puts the focus on the first field of what replaces the pressed button. */
const focusFirstField = (element: HTMLElement | null): void => element?.querySelector('input')?.focus();

/** For a minor without a guardian in this team: names one, who gets an invitation, and sees who was asked so far. */
export function NameGuardian({ team, asked: first }: Props) {
  const { asked } = useEntity(askedGuardians, team.id, { asked: first });
  const [step, setStep] = useState<'untouched' | 'naming' | 'done'>('untouched');
  const isAsked = asked.length > 0;
  const finish = () => setStep('done');
  return (
    <section aria-labelledby="name-guardian" className="card mx-page mt-7 p-5 sm:p-7">
      <h2 id="name-guardian" className="text-xl">
        A guardian is missing
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-muted">
        You are under 18, so {team.name} needs a mother, father or other guardian of yours. {whatNext(asked)}
      </p>
      {isAsked && <AskedGuardians team={team.id} asked={asked} />}
      {isAsked && step !== 'naming' ? (
        <button
          ref={step === 'done' ? focusIt : undefined}
          type="button"
          data-replay
          className="button button-plain"
          onClick={() => setStep('naming')}
        >
          Ask somebody else
        </button>
      ) : (
        <div ref={step === 'naming' ? focusFirstField : undefined}>
          <GuardianForm teamId={team.id} onAsked={finish} {...(isAsked && { onCancel: finish })} />
        </div>
      )}
    </section>
  );
}

function whatNext(asked: readonly AskedGuardian[]): string {
  if (asked.length === 0) return 'Tell us who: we write to them.';
  if (asked.some(({ state }) => state === 'pending'))
    return 'These people were asked. As soon as one of them agrees, you have a guardian here.';
  return 'Nobody has agreed so far. Ask again, or ask somebody else.';
}

function GuardianForm({ teamId, onAsked, onCancel }: { teamId: string; onAsked: () => void; onCancel?: () => void }) {
  return (
    <DataForm
      call={askGuardian}
      draft={`my-guardian-${teamId}`}
      fields={[
        { kind: 'text', name: 'name', label: 'Name of your guardian', longest: limits.nameLength },
        { kind: 'email', name: 'email', label: 'E-mail of your guardian', longest: limits.emailLength },
      ]}
      values={{ name: '', email: '' }}
      fixed={{ team_id: teamId }}
      submit="Ask them"
      saved="Your guardian is asked."
      {...(onCancel && { cancel: { label: 'Not now', onCancel } })}
      onSaved={() => {
        onAsked();
        refreshInvitations(teamId);
      }}
    />
  );
}
