import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { CallRefused } from '../../../api-client/ask.ts';
import { introduceMyself } from '../../../contract/identity.ts';
import { limits } from '../../../contract/limits.ts';
import { messages, refusalTexts } from '../../../contract/messages.ts';
import { introductionIn, plainIntroductionPath, type PlainIntroduction } from '../../../contract/plain-introduction.ts';
import { afterIntroduction } from '../../../contract/return-path.ts';
import { keepUser } from '../../../stores/session.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { checkFields } from '../../shared/check-fields.ts';
import { ChoiceGroup } from '../../shared/ChoiceGroup.tsx';
import { CityField } from '../../shared/CityField.tsx';
import { focusFirstProblem } from '../../shared/focus-first-problem.ts';
import { SportCards } from '../../shared/SportCards.tsx';
import { TextField } from '../../shared/TextField.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { ByAge, WhatHoldsUnder18 } from './UnderAge.tsx';
import { Unsaved } from '../../shared/Unsaved.tsx';

type Problems = Readonly<Record<string, string>>;
type State = { step: 'idle'; problems: Problems; failure?: string } | { step: 'sending' };

const userTypes = [
  {
    value: 'player',
    label: 'I play',
    detail: <ByAge adult="You get a profile that teams can find." minor="You get a profile that only you see." />,
  },
  {
    value: 'organisation',
    label: 'I run a club or organise',
    detail: <ByAge adult="You appear as an organisation." minor="Only you see your organisation." />,
  },
];
const genders = [
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
  { value: 'mixed', label: 'Mixed' },
];
const ages = [
  { value: 'adult', label: 'I am 18 or older' },
  { value: 'minor', label: 'I am under 18' },
];

type Props = {
  fullName: string;
  returnTo: string | null;
  /** What was sent without scripts and not accepted. */ kept: PlainIntroduction | null;
};

/** Spec §4: a new user chooses a user type and becomes ACTIVE. A reload or an expired session keeps what was filled in. */
export function OnboardingForm({ fullName, returnTo, kept }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, 'introduction');
  const [state, setState] = useState<State>({
    step: 'idle',
    problems: kept?.problems ?? {},
    ...(kept?.failure && { failure: kept.failure }),
  });
  const problems = state.step === 'idle' ? state.problems : {};

  function refuse(element: HTMLFormElement, fieldProblems: Problems, failure?: string) {
    // Synchronously, so that the field is marked as invalid when it gets the focus.
    flushSync(() => setState({ step: 'idle', problems: fieldProblems, ...(failure && { failure }) }));
    focusFirstProblem(element);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const checked = checkFields(introduceMyself, introductionIn(new FormData(element)));
    if (checked.problems) return refuse(element, checked.problems);
    setState({ step: 'sending' });
    try {
      keepUser(await askSignedIn(introduceMyself, checked.fields));
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isKnown = Object.keys(error.fields).length > 0;
      return refuse(element, error.fields, isKnown ? undefined : error.code === 'network' ? refusalTexts.unexpected : error.message);
    }
    draft.forget();
    // Replaces the form in the history, so that Back does not return to it.
    location.replace(afterIntroduction(returnTo));
  }

  return (
    <form ref={form} onSubmit={submit} noValidate method="post" action={plainIntroductionPath} className="group/form space-y-8">
      {returnTo && <input type="hidden" name="return" value={returnTo} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Your name"
          name="fullName"
          autoComplete="name"
          required
          defaultValue={kept?.fullName ?? fullName}
          maxLength={limits.nameLength}
          problem={problems['fullName']}
        />
        <CityField
          label="Your city"
          name="city"
          hint="A city in India; nobody sees more of where you live."
          problem={problems['city']}
          defaultValue={kept?.city ?? ''}
        />
      </div>
      <ChoiceGroup
        legend="You are here because"
        name="userType"
        kind="radio"
        choices={userTypes}
        chosen={[kept?.userType ?? '']}
        problem={problems['userType']}
        columns="sm:grid-cols-2"
      />
      <SportCards problem={problems['sports']} chosen={kept?.sports ?? []} />
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
        <div className="group-has-[[value=organisation]:checked]/form:hidden">
          <ChoiceGroup
            legend="You play with"
            name="gender"
            kind="radio"
            choices={genders}
            chosen={[kept?.gender ?? '']}
            problem={problems['gender']}
            columns="at-most-3"
          />
        </div>
        <ChoiceGroup
          legend="Your age"
          name="age"
          kind="radio"
          choices={ages}
          chosen={[kept?.age ?? '']}
          hint="People under 18 get no public profile: nobody finds them in search."
          problem={problems['isAdult']}
          columns="at-most-2"
        />
      </div>
      <WhatHoldsUnder18 />
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {state.step === 'idle' && state.failure && <Unsaved failure={state.failure} kept="What you filled in is still here." />}
      </p>
      <BusyButton
        type="submit"
        data-replay
        className="button button-accent min-h-13 w-full text-lg sm:w-auto sm:min-w-56"
        isBusy={state.step === 'sending'}
      >
        {state.step === 'sending' ? messages.pleaseWait : 'Take me in'}
      </BusyButton>
    </form>
  );
}
