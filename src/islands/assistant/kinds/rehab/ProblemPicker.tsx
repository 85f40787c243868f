import { useState } from 'react';
import { CallRefused } from '../../../../api-client/ask.ts';
import { getRehabQuestions } from '../../../../contract/assistant/checklists.ts';
import { rehabProblems, type RehabProblem } from '../../../../contract/assistant/rehab.ts';
import { messages } from '../../../../contract/messages.ts';
import { askSignedIn } from '../../../shared/ask-signed-in.ts';
import type { BeforeProps } from '../../plan/kind-screen.ts';

const places: readonly { name: string; problems: readonly RehabProblem[] }[] = [
  { name: 'Foot and lower leg', problems: ['ankleSprain', 'achilles', 'calf', 'shin', 'plantarHeel'] },
  { name: 'Knee and thigh', problems: ['frontKnee', 'patellarTendon', 'hamstring', 'quadriceps', 'groin'] },
  { name: 'Back and neck', problems: ['lowBack', 'neck'] },
  { name: 'Arm and hand', problems: ['shoulder', 'elbow', 'wrist', 'finger'] },
  { name: 'Head', problems: ['concussion'] },
];

/** What hurts, asked before anything else: which dangers are asked about depends on it. */
export function ProblemPicker({ onReady }: BeforeProps) {
  const [loading, setLoading] = useState<RehabProblem>();
  const [failure, setFailure] = useState('');
  async function choose(problem: RehabProblem) {
    setLoading(problem);
    setFailure('');
    try {
      const { response } = await askSignedIn(getRehabQuestions, { problem, language: 'english' });
      const questions = response.flatMap(({ checklist, questions: asked }) =>
        asked.map((question) => ({ ...question, id: `${checklist}.${question.id}` })),
      );
      onReady({ values: { problem }, name: rehabProblems[problem], questions });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setFailure(error.message);
    }
    setLoading(undefined);
  }
  return (
    <section aria-label="What hurts?" className="max-w-4xl">
      <h2 className="text-3xl">What hurts?</h2>
      <p className="mt-1 text-muted">Choose what is nearest. The next questions make sure that exercise is right at all.</p>
      <p role="alert" className="mt-3 font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {places.map(({ name, problems }) => (
          <div key={name}>
            <h3 className="text-lg">{name}</h3>
            <ul className="mt-2 divide-y divide-line border-y border-line">
              {problems.map((problem) => (
                <li key={problem}>
                  <button
                    type="button"
                    className="flex min-h-12 w-full items-center justify-between gap-3 px-2 text-left font-semibold hover:bg-sunken"
                    disabled={loading !== undefined}
                    onClick={() => void choose(problem)}
                  >
                    {rehabProblems[problem]}
                    <span aria-hidden="true" className="text-muted">
                      {loading === problem ? '…' : '→'}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {loading && messages.pleaseWait}
      </p>
    </section>
  );
}
