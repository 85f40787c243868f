import { rehabProblems, type RehabProblem } from '../../../../contract/assistant/rehab.ts';

const places: readonly { name: string; problems: readonly RehabProblem[] }[] = [
  { name: 'Foot and lower leg', problems: ['ankleSprain', 'achilles', 'calf', 'shin', 'plantarHeel'] },
  { name: 'Knee and thigh', problems: ['frontKnee', 'patellarTendon', 'hamstring', 'quadriceps', 'groin'] },
  { name: 'Back and neck', problems: ['lowBack', 'neck'] },
  { name: 'Arm and hand', problems: ['shoulder', 'elbow', 'wrist', 'finger'] },
  { name: 'Head', problems: ['concussion'] },
];

/**
 * The choice of what hurts, asked first because the red-flag questions depend on it. It consists of links, so that it works before scripts
 * are loaded.
 */
export function ProblemPicker() {
  return (
    <section aria-label="What hurts?" className="max-w-4xl">
      <h2 className="text-3xl">What hurts?</h2>
      <p className="mt-1 text-muted">Choose what is nearest. The next questions make sure that exercise is right at all.</p>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {places.map(({ name, problems }) => (
          <div key={name}>
            <h3 className="text-lg">{name}</h3>
            <ul className="mt-2 divide-y divide-line border-y border-line">
              {problems.map((problem) => (
                <li key={problem}>
                  <a
                    href={`/assist/injuryRehab?problem=${problem}`}
                    className="flex min-h-12 items-center justify-between gap-3 px-2 font-semibold hover:bg-sunken"
                  >
                    {rehabProblems[problem]}
                    <span aria-hidden="true" className="text-muted">
                      →
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
