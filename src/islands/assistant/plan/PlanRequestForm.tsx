import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Credits } from '../../../contract/assistant/credits.ts';
import type { AssistantProfile } from '../../../contract/assistant/profile.ts';
import type { Question } from '../../../contract/assistant/safety.ts';
import { planLanguages, type PlanLanguage } from '../../../contract/assistant/words.ts';
import type { RehabProblem } from '../../../contract/assistant/rehab.ts';
import { limits } from '../../../contract/limits.ts';
import type { DataFormField, DataValues } from '../../shared/data-form/data-field.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { loadLater } from '../../shared/load-later.ts';
import { setAsTyped } from '../../shared/touched.ts';
import { CreditsLine } from '../CreditsLine.tsx';
import { useToday, browserTimeZone } from '../parts/use-today.ts';
import { SafetyCards } from '../SafetyCards.tsx';
import { attachToFields, checklistFields, keepNoneExclusive, withAnswers } from './checklist-fields.ts';
import type { KindScreen } from './kind-screen.ts';
import { useQuestions } from './use-questions.ts';
import { useChips } from './use-chips.ts';
import { usePlanRequest, type PlanAnswer } from './use-plan-request.ts';

type Props = {
  screen: KindScreen;
  profile: AssistantProfile;
  credits: Credits;
  /** Today's date on the server. */
  today: string;
  questions: readonly Question[];
  /** Values that were asked before the form and are sent with its fields. */
  known?: DataValues;
  /** Resolves when the answer is shown. */
  onAnswer: (answer: PlanAnswer, values: DataValues) => Promise<void>;
};

/** Before the questions, which are shown in this language. */
const languageField: DataFormField = {
  kind: 'select',
  name: 'language',
  label: 'Language of the plan',
  choices: Object.entries(planLanguages).map(([value, label]) => ({ value, label })),
};

/** Chips appear while a text is typed, and their names in two languages are not part of the first download. */
const useChipList = loadLater(() => import('./Chips.tsx'));
const useWishList = loadLater(() => import('./WishList.tsx'));

/** The form that a plan is made from, on one screen, with the values that are known from earlier plans. */
export function PlanRequestForm({ screen, profile, credits, today: first, questions: firstQuestions, known, onAnswer }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const today = useToday(first);
  useEffect(() => {
    // The server rendered its own date; it is corrected here unless the user has chosen another.
    const field = root.current?.querySelector<HTMLInputElement>('input[name=startsOn]');
    if (field && today !== first && field.value === first) setAsTyped(field, today);
  }, [today, first]);
  const { state, request, finish, stop } = usePlanRequest(screen.call);
  const [text, setText] = useState('');
  // Not a state: the form reports its answer through the callback of the render that sent it.
  const sent = useRef<DataValues>({});
  const [language, setLanguage] = useState<PlanLanguage>(profile.language ?? 'english');
  const { chips, wishes, remove, chipsToSend } = useChips({ text, kind: screen.kind, language });
  const chipList = useChipList(chips.length > 0);
  const wishList = useWishList(wishes.length > 0);
  const problem = known?.['problem'] as RehabProblem | undefined;
  const { questions, language: asked } = useQuestions(screen.kind, problem, language, firstQuestions);
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
    languageField,
  ];
  const topics = screen.questionsTopics?.[asked];
  const values = { ...screen.valuesOf(profile), additionalInfo: '', startsOn: first, language: profile.language ?? 'english' };
  const onChange = (event: SyntheticEvent) => {
    const field = event.target as HTMLTextAreaElement;
    if (field.name === 'language') setLanguage(field.value as PlanLanguage);
    if (field.name === 'additionalInfo') setText(field.value);
    keepNoneExclusive(field);
  };
  return (
    <div ref={root} onInput={onChange} onChange={onChange} className="max-w-4xl">
      <DataForm
        call={screen.call}
        fields={[
          // One starts with what one wants; health comes last.
          ...screen.fields,
          ...common,
          ...checklistFields(questions, screen.fields, asked, { title: screen.questionsTitle?.[asked], topics }),
        ]}
        values={values}
        adapt={(given) => {
          const answered = withAnswers(questions, given);
          return screen.adapt?.(answered) ?? answered;
        }}
        {...(known && { fixed: known })}
        // Not at the end of the form, which is out of sight on a phone while one types.
        below={{
          additionalInfo: (
            <>
              <p role="status" className="visually-hidden">
                {wishList ? wishList.summaryOf(wishes) : ''}
              </p>
              {wishList && wishes.length > 0 && (
                <div className="mt-4">
                  <wishList.TypedWishes wishes={wishes} />
                </div>
              )}
              {chipList && chips.length > 0 && (
                <div className="mt-4">
                  <chipList.Chips chips={chips} language={language} onRemove={remove} />
                </div>
              )}
            </>
          ),
        }}
        draft={`plan-${screen.kind}`}
        submit={screen.submit}
        send={async (fields) => {
          const constraints = await chipsToSend();
          const asking = { ...(fields as DataValues), timeZone: browserTimeZone(), ...(constraints && { constraints }) };
          sent.current = asking;
          try {
            return await request(asking);
          } catch (error) {
            throw error instanceof CallRefused ? attachToFields(questions, error, topics !== undefined) : error;
          }
        }}
        onSaved={(answer) => void onAnswer(answer as PlanAnswer, sent.current).finally(finish)}
      >
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
