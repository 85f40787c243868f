import { useRef, useState, type ChangeEvent } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { limits } from '../../../contract/limits.ts';
import { messages, refusalTexts } from '../../../contract/messages.ts';
import { importPeople, previewImport, type ImportRow, type JudgedRow } from '../../../contract/people-import.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { decodeList } from './import/decode-list.ts';
import { ImportPreview } from './import/ImportPreview.tsx';
import type { DeskTeam } from './InvitationDesk.tsx';
import { BusyButton } from '../../shared/BusyButton.tsx';

type Props = { team: DeskTeam; onImported: () => void };
type Preview = { rows: readonly ImportRow[]; judged: readonly JudgedRow[]; tooMany: number; unknown: readonly string[] };
type State =
  | { step: 'typing'; problem?: string; result?: string }
  | { step: 'reading' }
  | ({ step: 'preview'; failure?: string; isSending: boolean } & Preview);

/** Loaded with the first list, because few people need it. */
const loadReader = () =>
  import('./import/read-people-list.ts').catch(() => {
    throw new CallRefused('network', refusalTexts.unexpected);
  });

const example = 'Name, E-mail, Number, Role\nIla Bose, ila@example.com, 7, player';

/** Invites a whole list, pasted or from a file, with a preview before anything is sent. */
export function ImportPeople({ team, onImported }: Props) {
  const [state, setState] = useState<State>({ step: 'typing' });
  const text = useRef<HTMLTextAreaElement>(null);
  const [isUsed, setUsed] = useState(false);

  async function read(list: string) {
    setUsed(true);
    setState({ step: 'reading' });
    try {
      const { readPeopleList } = await loadReader();
      const { rows, tooMany, unknown } = readPeopleList(list);
      if (rows.length === 0) return setState({ step: 'typing', problem: messages.emptyList });
      const { response: judged } = await askSignedIn(previewImport, { team_id: team.id, rows });
      setState({ step: 'preview', rows, judged, tooMany, unknown, isSending: false });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'typing', problem: error.message });
    }
  }
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (!file) return;
    if (file.size > limits.importFileBytes) return setState({ step: 'typing', problem: messages.listTooLarge });
    const list = decodeList(new Uint8Array(await file.arrayBuffer()));
    // Lets the same file be chosen again after it was corrected.
    currentTarget.value = '';
    if (text.current) text.current.value = list;
    await read(list);
  }
  async function send(preview: Preview, ticked: ReadonlySet<number>, note: string) {
    setState({ step: 'preview', ...preview, isSending: true });
    try {
      const rows = preview.rows.filter((_row, at) => ticked.has(at));
      const { response } = await askSignedIn(importPeople, { team_id: team.id, rows, note });
      if (text.current) text.current.value = '';
      const left = response.leftOut.length;
      setState({
        step: 'typing',
        result: `${response.added} on the roster, ${response.mailed} ${response.mailed === 1 ? 'mail' : 'mails'} sent.${left > 0 ? ` ${left} left out: somebody else was faster.` : ''}`,
      });
      onImported();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'preview', ...preview, isSending: false, failure: error.message });
    }
  }

  const problem = state.step === 'typing' ? state.problem : undefined;
  return (
    // A preview may be as high as the window: with its room kept from the press on, nothing below moves when it arrives or goes.
    <div className={isUsed ? 'min-h-dvh' : ''}>
      <p role="status" className="mb-5 rounded-card border-l-4 border-good bg-sunken px-4 py-3 font-semibold empty:hidden">
        {state.step === 'typing' ? state.result : ''}
      </p>
      {state.step === 'preview' && (
        <ImportPreview
          preview={state}
          isSending={state.isSending}
          failure={state.failure}
          onSend={(ticked, note) => void send(state, ticked, note)}
          onBack={() => setState({ step: 'typing' })}
        />
      )}
      <div className={state.step === 'preview' ? 'hidden' : 'max-w-3xl space-y-4'}>
        <div>
          <label htmlFor="people-list" className="mb-1 block font-semibold">
            The list
          </label>
          <textarea
            ref={text}
            id="people-list"
            rows={7}
            placeholder={example}
            spellCheck={false}
            aria-describedby="people-list-hint people-list-problem"
            aria-invalid={problem ? true : undefined}
            className="field min-h-44 font-mono text-sm"
          />
          <p id="people-list-problem" role="alert" className="mt-1 text-sm text-bad empty:hidden">
            {problem}
          </p>
          <p id="people-list-hint" className="mt-1 text-sm text-muted">
            Paste it from a spreadsheet. Headings in any order: name, e-mail, phone, number, position, role, birth date, guardian e-mail. A
            guardian, or a birth date less than 18 years ago, makes a player under 18. Up to {limits.importRows} people.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <BusyButton
            className="button button-accent max-sm:w-full"
            isBusy={state.step === 'reading'}
            onClick={() => void read(text.current?.value ?? '')}
          >
            {state.step === 'reading' ? messages.pleaseWait : 'Look through it'}
          </BusyButton>
          <label className="button button-plain cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent max-sm:w-full">
            Choose a file
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              className="visually-hidden"
              aria-disabled={state.step === 'reading' || undefined}
              onClick={(event) => state.step === 'reading' && event.preventDefault()}
              onChange={(event) => void choose(event)}
            />
          </label>
        </div>
      </div>
    </div>
  );
}
