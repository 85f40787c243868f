import { messages } from '../../../contract/messages.ts';
import { updateGamesInfo } from '../../../contract/my-profile.ts';
import { SportCards } from '../../shared/SportCards.tsx';
import { SaveButton } from '../../shared/SaveButton.tsx';
import { useSaving } from './use-saving.ts';

/** Reads the chosen sports, with the earlier ones first in their order. */
const readInOrderOf = (before: readonly number[]) => (form: HTMLFormElement) => {
  const chosen = new FormData(form).getAll('sports').map(Number);
  return { sports: [...before.filter((sport) => chosen.includes(sport)), ...chosen.filter((sport) => !before.includes(sport))] };
};

/** The form for a player's sports. */
export function SportsForm({ sports }: { sports: readonly number[] }) {
  const { form, submit, isSaving, problems, failure } = useSaving({
    call: updateGamesInfo,
    draft: 'sports',
    read: readInOrderOf(sports),
    saved: messages.sportsSaved,
  });
  return (
    <form ref={form} onSubmit={submit} noValidate method="post" action={updateGamesInfo.path} className="space-y-6">
      <SportCards chosen={sports} problem={problems['sports']} columns="at-most-2 sm:grid-cols-3 2xl:grid-cols-4" />
      <SaveButton label="Save the sports" isSaving={isSaving} failure={failure} />
    </form>
  );
}
