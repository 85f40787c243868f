import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { addOrganisationImage } from '../../src/contract/organisations.ts';
import { updateProfileImage } from '../../src/contract/pictures.ts';
import { updateTeamLogo } from '../../src/contract/team-edit.ts';
import { fresh, nextHistory, type History, type Kind } from '../../src/islands/players/picture-editor/edit-history.ts';
import { untouched } from '../../src/islands/players/picture-editor/edit.ts';
import { EditTools } from '../../src/islands/players/picture-editor/EditTools.tsx';
import type { Goal } from '../../src/islands/players/picture-editor/goal.ts';
import { kindOfFile } from '../../src/islands/players/picture-editor/kind-of-file.ts';
import { openFile } from '../../src/islands/players/picture-editor/open-file.ts';
import { PictureEditor } from '../../src/islands/players/picture-editor/PictureEditor.tsx';
import { spokenEdit, spokenTilt } from '../../src/islands/players/picture-editor/spoken-edit.ts';
import { UploadAsItIs } from '../../src/islands/players/picture-editor/UploadAsItIs.tsx';
import { useEdits } from '../../src/islands/players/picture-editor/use-edits.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';

const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
const fileOf = (...bytes: number[]) => new File([new Uint8Array([...bytes, 0, 0, 0, 0])], 'me.jpg');
const box = (brand: string) => fileOf(0, 0, 0, 24, ...text(`ftyp${brand}`));
const jpeg = () => fileOf(0xff, 0xd8, 0xff);
const teamId = crypto.randomUUID();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a file', () => {
  test.each([
    ['jpeg', jpeg()],
    ['png', fileOf(0x89, ...text('PNG'))],
    ['webp', fileOf(...text('RIFF'), 1, 2, 3, 4, ...text('WEBP'))],
    [undefined, fileOf(...text('RIFF'), 1, 2, 3, 4, ...text('WAVE'))],
    ['avif', box('avif')],
    ['avif', box('avis')],
    ['heic', box('heic')],
    ['heic', box('mif1')],
    [undefined, box('mp42')],
    [undefined, fileOf(0xff, 0xd8, 0)],
    [undefined, fileOf(...text('<svg'))],
  ])('is known as %s by its first bytes', async (kind, file) => {
    expect(await kindOfFile(file)).toBe(kind);
  });

  test.each([
    ['is too large', Object.defineProperty(jpeg(), 'size', { value: 99_000_000 }), undefined, refusalTexts.pictureTooLarge],
    ['has too many pixels', jpeg(), { width: 20_000, height: 20_000 }, refusalTexts.pictureTooLarge],
    ['is too small', jpeg(), { width: 149, height: 4_000 }, refusalTexts.pictureTooSmall],
    ['is damaged', jpeg(), undefined, refusalTexts.unusablePicture],
    ['is no picture', fileOf(...text('%PDF')), undefined, refusalTexts.unusablePicture],
  ])('that %s is refused with its reason', async (_what, file, size, reason) => {
    vi.stubGlobal('createImageBitmap', () => (size ? Promise.resolve({ ...size, close: () => {} }) : Promise.reject(new Error('damaged'))));
    expect(await openFile(file)).toEqual({ step: 'refused', text: reason });
  });

  test('that this browser cannot show can still be sent as it is, or another one chosen', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown')));
    render(<PictureEditor goal={{ for: 'profile', returnTo: '/profileSettings' }} />);
    const choose = (file: File) => fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } });
    choose(fileOf(...text('%PDF')));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(refusalTexts.unusablePicture));
    choose(box('heic'));
    const title = await screen.findByRole('heading');
    await waitFor(() => expect(document.activeElement).toBe(title));
    press('Another picture');
    expect(screen.getByText('Drop a picture here')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
    fireEvent.drop(screen.getByText('Drop a picture here'), { dataTransfer: { files: [box('heic')] } });
    expect(await screen.findByRole('button', { name: 'Use as profile picture' })).toBeTruthy();
  });
});

describe('a picture', () => {
  let services: ReturnType<typeof fakeServices>;
  beforeEach(() => {
    services = fakeServices();
  });
  const show = (goal: Goal) => render(<UploadAsItIs file={box('heic')} goal={goal} onAnother={() => {}} />);

  test.each([
    [{ for: 'profile', returnTo: '/profileSettings' }, 'Use as profile picture', updateProfileImage, {}],
    [{ for: 'team', team: teamId, returnTo: '/edit-team/t1' }, 'Use as team logo', updateTeamLogo, { team_id: teamId }],
    [{ for: 'organisation', returnTo: '/account-settings' }, 'Add to your pictures', addOrganisationImage, {}],
  ] as const)('goes where it is for: %j', async (goal, label, call, fields) => {
    const left = followLinks();
    show(goal);
    const says = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent?.trim()).toBe(text));
    for (const [refused, text] of [
      ['network', messages.updateFailed],
      ['tooManyRequests', refusalTexts.tooManyRequests],
      ['unexpected', messages.updateFailed],
    ] as const) {
      services.on(call).answer(() => ({ refused }));
      press(label);
      await says(text);
    }
    expect(screen.queryByRole('link')).toBeNull();
    services.on(call).answer(() => ({ status: 1, response: {} }) as never);
    press(label);
    await waitFor(() => expect(left).toEqual([goal.returnTo]));
    expect(services.asked(call).at(-1)).toMatchObject(fields);
    expect(sessionStorage.getItem('toast')).toContain('success');
  });

  test('waits for another sign-in, and says what is wrong with it', async () => {
    followLinks('/editImage?team=t1');
    show({ for: 'profile', returnTo: '/' });
    services.on(updateProfileImage).answer(() => ({ refused: 'sessionExpired' }));
    press('Use as profile picture');
    const link = await screen.findByRole('link', { name: 'Login in a new tab, then press the button again' });
    expect(link.getAttribute('href')).toBe('/login?return=%2FeditImage%3Fteam%3Dt1&info=again');
    services.on(updateProfileImage).answer(() => ({ refused: 'pictureTooSmall', fields: { image: 'Larger, please.' } }));
    press('Use as profile picture');
    expect(await screen.findByText('Larger, please.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('of a visitor is not sent', () => {
    show({ for: 'disk', isSignedIn: false });
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?return=%2FeditImage');
    expect(screen.queryByRole('button', { name: /Use/ })).toBeNull();
  });
});

describe('the tools', () => {
  const Tools = () => <EditTools edits={useEdits({ width: 600, height: 300 })} />;
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  const slide = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
  const values = () => ['Zoom', 'Straighten'].map((name) => [slider(name).value, slider(name).getAttribute('aria-valuetext')]);
  const said = () => screen.getByRole('status').textContent;

  test('turn, straighten and zoom within what the picture allows, and take back what was done', () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    render(<Tools />);
    const untouchedNow = [
      ['1', '1.0 times'],
      ['0', 'straight'],
    ];
    expect([values(), slider('Zoom').max]).toEqual([untouchedNow, '2']);
    press('Undo');
    expect(said()).toBe('');
    slide('Zoom', 1.5);
    vi.setSystemTime(500);
    slide('Zoom', 2);
    vi.setSystemTime(2_000);
    slide('Straighten', -1);
    expect(values()).toEqual([
      ['2', '2.0 times'],
      ['-1', '1 degree to the left'],
    ]);
    press('Turn right');
    expect(said()).toBe('Turned to the right.');
    press('Turn left');
    expect(said()).toBe('Turned to the left.');
    press('Reset');
    expect([values(), said()]).toEqual([untouchedNow, 'As it was opened.']);
    for (let step = 0; step < 4; step++) press('Undo');
    expect([values(), said()]).toEqual([
      [
        ['2', '2.0 times'],
        ['0', 'straight'],
      ],
      'Taken back.',
    ]);
    press('Undo');
    expect(values()).toEqual(untouchedNow);
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('remember one step for what is done in one go, and at most a hundred', () => {
    const edited = (history: History, kind: Kind, x: number, at: number) =>
      nextHistory(history, { do: 'edit', kind, edit: { ...untouched, x }, at });
    const dragged = edited(edited(fresh, 'move', 0.1, 0), 'move', 0.2, 799);
    expect(dragged.past.length).toBe(1);
    expect(edited(dragged, 'move', 0.3, 799 + 800).past.length).toBe(2);
    expect(edited(dragged, 'zoom', 0.3, 800).past.length).toBe(2);
    for (const kind of ['turn', 'reset'] as const) expect(edited(edited(fresh, kind, 0.1, 0), kind, 0.2, 1).past.length).toBe(2);
    expect(edited(dragged, 'tilt', 0.2, 9_000)).toBe(dragged);
    // A step that was taken back is not continued.
    const undone = nextHistory(dragged, { do: 'undo' });
    expect([undone.now, undone.past.length]).toEqual([untouched, 0]);
    expect(edited(undone, 'move', 0.4, 800).past.length).toBe(1);
    let long = fresh;
    for (let step = 1; step <= 102; step++) long = edited(long, 'turn', step, step);
    expect([long.past.length, long.past[0]?.x]).toEqual([100, 2]);
  });

  test('say where the picture is', () => {
    const at = (x: number, y: number) => spokenEdit({ ...untouched, x, y });
    expect([at(0.004, 0), at(0.1, 0), at(-0.1, 0.25), at(0, -0.5)]).toEqual([
      'Picture in the middle.',
      'Picture 10 % to the right.',
      'Picture 10 % to the left, 25 % down.',
      'Picture 50 % up.',
    ]);
    expect([0, 1, -2].map(spokenTilt)).toEqual(['straight', '1 degree to the right', '2 degrees to the left']);
  });
});
