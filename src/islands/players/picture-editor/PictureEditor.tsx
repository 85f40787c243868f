import { useState } from 'react';
import { ChooseFile } from './ChooseFile.tsx';
import { EditPicture } from './EditPicture.tsx';
import { openFile, type OpenedPicture } from './open-file.ts';
import type { Goal } from './goal.ts';
import { UploadAsItIs } from './UploadAsItIs.tsx';

type State =
  | { step: 'choosing'; problem?: string }
  | { step: 'opening' }
  | { step: 'editing'; picture: OpenedPicture }
  | { step: 'unshowable'; file: File };

/** Spec §2's /editImage: crop, rotate, zoom and straighten a picture in the browser. Nothing is uploaded before a button is pressed. */
export function PictureEditor({ goal }: { goal: Goal }) {
  const [state, setState] = useState<State>({ step: 'choosing' });

  async function open(file: File) {
    setState({ step: 'opening' });
    const opened = await openFile(file);
    if (opened.step === 'opened') setState({ step: 'editing', picture: opened.picture });
    else if (opened.step === 'unshowable') setState({ step: 'unshowable', file: opened.file });
    else setState({ step: 'choosing', problem: opened.text });
  }
  const chooseAnother = () => setState({ step: 'choosing' });

  if (state.step === 'editing') return <EditPicture picture={state.picture} goal={goal} onAnother={chooseAnother} />;
  if (state.step === 'unshowable') return <UploadAsItIs file={state.file} goal={goal} onAnother={chooseAnother} />;
  const problem = state.step === 'choosing' ? state.problem : undefined;
  return <ChooseFile isOpening={state.step === 'opening'} problem={problem} onFile={(file) => void open(file)} />;
}
