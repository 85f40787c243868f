import { useState } from 'react';
import { adultAge, birthdayAt, dayEverywhere, isAged, notifiedAge } from '../../../contract/ages.ts';
import { allowChildNotifications, type Ward } from '../../../contract/guardians.ts';
import { putWard } from '../../../stores/invitations.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { LaterForm } from '../../shared/data-form/LaterForm.tsx';
import { focusIt } from '../../shared/focus-it.ts';
import { SavedSwitch } from '../../shared/SavedSwitch.tsx';

type Props = { team: string; ward: Ward; mine: NonNullable<Ward['mine']> };

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** The setting whether a child of 13 or older is notified too, and the birth date from which that is known. */
export function ChildNotifications({ team, ward, mine }: Props) {
  // After the form, the focus returns to the button that opened it.
  const [step, setStep] = useState<'untouched' | 'changing' | 'done'>('untouched');
  const first = ward.name.split(' ')[0] ?? ward.name;
  const { born_on: bornOn, lets_child_be_notified: isAllowed } = mine;
  const of = { team_id: team, member_id: ward.member_id };

  async function save(wanted: boolean): Promise<boolean> {
    const { response } = await askSignedIn(allowChildNotifications, { ...of, born_on: bornOn, lets_child_be_notified: wanted });
    putWard(team, response);
    return response.mine?.lets_child_be_notified ?? wanted;
  }

  return (
    <div className="mt-2 space-y-3">
      {isAged(adultAge, bornOn) ? (
        <p>{first} is 18, so reminders and messages go to them alone.</p>
      ) : isAged(notifiedAge, bornOn) ? (
        <>
          <SavedSwitch
            isOn={isAllowed}
            save={save}
            doneText={(isOn) => (isOn && mine.can_be_reached ? `Saved. They go to ${first} and to you.` : 'Saved.')}
          >
            <span className="min-w-0 wrap-anywhere">Reminders and messages go to {first} too</span>
          </SavedSwitch>
          {!mine.can_be_reached && (
            <p className="text-muted">{first} has no account with an e-mail address yet. This counts as soon as there is one.</p>
          )}
        </>
      ) : (
        <p>
          From the age of {notifiedAge}, reminders and messages can go to {first} too
          {bornOn ? `: from ${inWords(birthdayAt(notifiedAge, bornOn))}.` : '. Add the birth date, so that we know when that is.'}
        </p>
      )}
      {step === 'changing' ? (
        <LaterForm
          takesFocus
          call={allowChildNotifications}
          draft={`birth-date-${ward.member_id}`}
          fields={[
            {
              kind: 'date',
              name: 'born_on',
              label: `Birth date of ${first}`,
              hint: 'Only guardians see it, and the child.',
              latest: dayEverywhere(),
              isWide: true,
            },
          ]}
          values={{ born_on: bornOn }}
          fixed={{ ...of, lets_child_be_notified: isAllowed }}
          submit="Save birth date"
          saved="The birth date is saved."
          cancel={{ label: 'Not now', onCancel: () => setStep('done') }}
          onSaved={({ response }) => {
            setStep('done');
            putWard(team, response);
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {bornOn && <p className="text-muted">Born on {inWords(bornOn)}</p>}
          <button
            type="button"
            data-replay
            ref={step === 'done' ? focusIt : undefined}
            className="button button-plain"
            aria-label={`${bornOn ? 'Change' : 'Add'} the birth date of ${ward.name}`}
            onClick={() => setStep('changing')}
          >
            {bornOn ? 'Change' : 'Add the birth date'}
          </button>
        </div>
      )}
    </div>
  );
}
