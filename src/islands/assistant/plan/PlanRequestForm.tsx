import { useState, type SyntheticEvent } from 'react';
import type { Credits } from '../../../contract/assistant/credits.ts';
import type { AssistantProfile } from '../../../contract/assistant/profile.ts';
import type { Question } from '../../../contract/assistant/safety.ts';
import { planLanguages } from '../../../contract/assistant/words.ts';
import { limits } from '../../../contract/limits.ts';
import type { DataFormField, DataValues } from '../../shared/data-form/data-field.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { CreditsLine } from '../CreditsLine.tsx';
import { SafetyCards } from '../SafetyCards.tsx';
import { Chips, useChips } from './Chips.tsx';
import { checklistFields, withAnswers } from './checklist-fields.ts';
import type { KindScreen } from './kind-screen.ts';
import { usePlanRequest, type PlanAnswer } from './use-plan-request.ts';

type Props = {
  screen: KindScreen;
  profile: AssistantProfile;
  credits: Credits;
  /** Today where the person is, as the server's page knows it. */
  today: string;
  questions: readonly Question[];
  /** Sent with the fields, and asked before them. */
  known?: DataValues;
  onAnswer: (answer: PlanAnswer, values: DataValues) => void;
};

const languages = Object.entries(planLanguages).map(([value, label]) => ({ value, label }));

/** What a plan is made from, asked on one screen; what was told once stands there already. */
export function PlanRequestForm({ screen, profile, credits, today, questions, known, onAnswer }: Props) {
  const { state, request, stop } = usePlanRequest(screen.call);
  const [text, setText] = useState('');
  const { chips, remove, isRead } = useChips(text);
  const [asked, setAsked] = useState<DataValues>({});
  const common: DataFormField[] = [
    {
      kind: 'longText',
      name: 'additionalInfo',
      label: 'Anything else? (optional)',
      hint: screen.additionalHint,
      rows: 3,
      longest: limits.chatTextLength,
    },
    { kind: 'date', name: 'startsOn', label: 'First day', earliest: today },
    { kind: 'select', name: 'language', label: 'Language', choices: languages },
  ];
  const values = { ...screen.valuesOf(profile), additionalInfo: '', startsOn: today, language: 'english' };
  const hear = (event: SyntheticEvent) => {
    const field = event.target as HTMLTextAreaElement;
    if (field.name === 'additionalInfo') setText(field.value);
  };
  return (
    <div onInput={hear} className="max-w-4xl">
      <DataForm
        call={screen.call}
        fields={[...checklistFields(questions, screen.fields, screen.questionsTitle), ...screen.fields, ...common]}
        values={values}
        adapt={(given) => {
          const answered = withAnswers(questions, given);
          return screen.adapt?.(answered) ?? answered;
        }}
        {...(known && { fixed: known })}
        draft={`plan-${screen.kind}`}
        submit={screen.submit}
        send={(fields) => {
          setAsked(fields as DataValues);
          return request({ ...(fields as object), ...(isRead && { constraints: chips }) });
        }}
        onSaved={(answer) => onAnswer(answer as PlanAnswer, asked)}
      >
        <Chips chips={chips} onRemove={remove} />
        {state.step === 'working' && (
          <div className="space-y-4">
            <SafetyCards cards={state.cards} />
            <div className="flex flex-wrap items-center gap-4 border-y border-line py-3">
              <p role="status" className="font-semibold">
                {state.at}
              </p>
              <button type="button" className="button button-plain" onClick={stop}>
                Stop
              </button>
            </div>
          </div>
        )}
        <CreditsLine credits={credits} what="A plan" />
      </DataForm>
    </div>
  );
}
