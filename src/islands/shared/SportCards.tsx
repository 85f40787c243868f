import { useId } from 'react';
import { sports } from '../../contract/sports.ts';

type Props = {
  legend?: string;
  /** Several sports, or one. */
  kind?: 'checkbox' | 'radio';
  name?: string;
  problem: string | undefined;
  /** The sports that are selected at first. */
  chosen?: readonly number[];
  /** Only these sports, by their ids. */
  offered?: readonly number[];
  /** The grid classes for the cards. */
  columns?: string;
};

/** The twelve sports as cards with their courts. The page must contain the drawings as symbols. */
export function SportCards({
  legend = 'Your sports',
  name = 'sports',
  kind = 'checkbox',
  problem,
  chosen = [],
  offered,
  columns = 'at-most-2 sm:grid-cols-3 lg:grid-cols-4',
}: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={problem && `${id}-problem`}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {sports
          .filter(({ id: sport }) => offered?.includes(sport) ?? true)
          .map(({ id: sport, name: title, court }, at) => (
            <label key={sport} className="sport-card">
              <input
                name={name}
                type={kind}
                value={sport}
                defaultChecked={chosen.includes(sport)}
                className="choice-input"
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && at === 0 ? `${id}-problem` : undefined}
              />
              <span className="sport-face">
                <svg className="sport-court" viewBox="0 0 320 200" aria-hidden="true">
                  <use href={`#court-${court}`} />
                </svg>
                <span className="sport-name">{title}</span>
                <svg className="sport-tick" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
                  <path d="m4.5 10.5 4 4 7.5-9" />
                </svg>
              </span>
            </label>
          ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
