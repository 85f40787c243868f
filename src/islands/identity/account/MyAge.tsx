import { useState } from 'react';
import { correctMyAge, type MyAge as Age } from '../../../contract/my-age.ts';
import { myAge } from '../../../stores/account.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { showToast } from '../../shared/toast.ts';
import { useEntity } from '../../shared/use-entity.ts';

const list = new Intl.ListFormat('en-IN');

const stateOf = (isAdult: boolean | null): string =>
  isAdult === null ? 'You have not said how old you are.' : `You said that you are ${isAdult ? '18 or older' : 'under 18'}.`;
const labelOf = (isAdult: boolean): string => (isAdult ? 'I am 18 or older' : 'I am under 18');

const whatFollows = (wanted: boolean, { guardianIn }: Age): string =>
  wanted
    ? 'It counts at once. The mails about your teams come to you alone, nobody answers for you as a guardian, and the managers of your teams get a message about it. Your profile stays out of search until you list it yourself.'
    : [
        'It counts at once. Nobody finds you in search any more. Your teams mark you as under 18, and their managers get a message about it; until a guardian looks after you there, you see no contacts of others. What you manage in your teams stays yours.',
        ...(guardianIn.length > 0 ? [`You are no longer a guardian in ${list.format(guardianIn)}.`] : []),
      ].join(' ');

/** Whether the reader is 18 or older, which they correct if they said it wrongly. */
export function MyAge({ first }: { first: Age }) {
  const age = useEntity(myAge, 'me', first);
  const { isAdult, guardedIn } = age;
  const [asking, setAsking] = useState({ isOpen: false, wanted: false });
  // What the server would refuse is not offered.
  const choices = (isAdult === null ? [true, false] : [!isAdult]).filter((wanted) => !wanted || guardedIn.length === 0);

  async function correct() {
    const { response } = await askSignedIn(correctMyAge, { isAdult: asking.wanted });
    myAge.of('me').put(() => response);
    void showToast(stateOf(response.isAdult), 'success');
  }

  return (
    <div>
      <p className="font-semibold">{stateOf(isAdult)}</p>
      {guardedIn.length > 0 && (
        <p className="mt-2 max-w-[60ch]">
          You have a guardian in {list.format(guardedIn)}, so you count as under 18. Your guardian or a manager there can end that. After
          that you can change your age here.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {choices.map((wanted, at) => (
          <button key={at} type="button" data-replay className="button button-plain" onClick={() => setAsking({ isOpen: true, wanted })}>
            {labelOf(wanted)}
          </button>
        ))}
      </div>
      <ConfirmDialog
        isOpen={asking.isOpen}
        onClose={() => setAsking((now) => ({ ...now, isOpen: false }))}
        title={asking.wanted ? 'Are you 18 or older?' : 'Are you under 18?'}
        text={whatFollows(asking.wanted, age)}
        confirm={`Yes, ${labelOf(asking.wanted)}`}
        cancel="Leave it as it is"
        onConfirm={correct}
      />
    </div>
  );
}
