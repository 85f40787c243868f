import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getMyDetails } from '../../src/contract/identity.ts';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { updateAccountSettings, updateGamesInfo, updateProfileInfo, type MyProfile } from '../../src/contract/my-profile.ts';
import { removeProfileImage } from '../../src/contract/pictures.ts';
import { getPlayerProfile } from '../../src/contract/players.ts';
import { suggestCities } from '../../src/contract/search.ts';
import { PlayerPopups } from '../../src/islands/players/PlayerPopups.tsx';
import { ListingForm } from '../../src/islands/players/settings/ListingForm.tsx';
import { PictureSettings } from '../../src/islands/players/settings/PictureSettings.tsx';
import { ProfileInfoForm } from '../../src/islands/players/settings/ProfileInfoForm.tsx';
import { SportsForm } from '../../src/islands/players/settings/SportsForm.tsx';
import { $user } from '../../src/stores/session.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { newToasts } from '../builders/shown-toasts.ts';
import { typeInto } from '../builders/type-into.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const status = 1 as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const city = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const profile: MyProfile = {
  id: '0191f504-85c0-7000-8a20-000000000001',
  first_name: 'Ila',
  last_name: 'Bose',
  unique_name: 'ila.bose',
  photo: null,
  type_of_sports: '[16]',
  sportsNames: 'Cricket',
  street_address: 'Pune',
  about_me: 'Opening bat.',
  achievement: '',
  facebook: null,
  instagram: 'https://instagram.com/ila.bose',
  twitter: null,
  youtube: null,
  gender: 'women',
  level: 'advanced',
  city: 'Pune, Maharashtra',
  is_listed: true,
  may_be_listed: true,
};
const sent = {
  first_name: 'Ila',
  last_name: 'Bose',
  unique_name: 'ila.bose',
  about_me: 'Opening bat.',
  achievement: '',
  street_address: 'Pune, Maharashtra',
  gender: 'women',
  level: 'advanced',
  facebook: '',
  instagram: 'https://instagram.com/ila.bose',
  twitter: '',
  youtube: '',
};
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};
let services: ReturnType<typeof fakeServices>;
let left: string[];
beforeEach(() => {
  services = fakeServices();
  left = followLinks('/profileSettings');
  services.on(suggestCities).answer(() => []);
  newToasts();
});

test('a profile is corrected at its fields, saved, and saved again', async () => {
  const user = { id: 'u1', status: 'ACTIVE' as const, email: null, userType: 'player' as const, profile: { fullName: 'Ila B' } };
  services.on(getMyDetails).answer(() => user);
  render(<ProfileInfoForm profile={profile} />);
  await retype('ID', 'Ila Bose');
  await retype('Facebook', 'facebook/ila');
  await userEvent.click(button('Save the profile'));
  screen.getByText('Small letters a to z, digits, and single dots between them.');
  screen.getByText(messages.invalidUrl);
  await waitFor(() => expect(document.activeElement).toBe(field('ID')));
  await retype('ID', 'ila');
  await retype('Facebook', '');

  services.on(updateProfileInfo).answer(() => ({ refused: 'nameTaken', fields: { unique_name: refusalTexts.nameTaken } }));
  await userEvent.click(button('Save the profile'));
  await screen.findByText(refusalTexts.nameTaken);
  expect(screen.queryByText(messages.invalidUrl)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field('ID')));
  expect(screen.getByRole('alert').textContent).toBe('');
  services.on(updateProfileInfo).answer(() => ({ refused: 'network' }));
  await retype('ID', 'ila.bose.pune');
  await userEvent.click(button('Save the profile'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(messages.updateFailed));
  expect(screen.queryByText(refusalTexts.nameTaken)).toBeNull();
  expect(field('ID').value).toBe('ila.bose.pune');

  const answer = laterAnswer<{ status: 1; response: MyProfile }>();
  services.on(updateProfileInfo).answer(answer.waiting);
  await userEvent.click(button('Save the profile'));
  await userEvent.click(button(messages.pleaseWait));
  expect(screen.getByRole('alert').textContent).toBe('');
  answer.give({ status, response: profile });
  await waitFor(() => expect(newToasts()).toEqual([`success: ${messages.profileSaved}`]));
  expect(services.asked(updateProfileInfo)).toHaveLength(3);
  expect(services.asked(updateProfileInfo).at(-1)).toEqual({ ...sent, unique_name: 'ila.bose.pune' });
  await waitFor(() => expect($user.get()?.profile.fullName).toBe('Ila B'));
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);

  await userEvent.click(screen.getByRole('radio', { name: 'Mixed' }));
  await userEvent.click(button('Save the profile'));
  await waitFor(() => expect(newToasts()).toHaveLength(1));
  expect(services.asked(updateProfileInfo).at(-1)).toEqual({ ...sent, unique_name: 'ila.bose.pune', gender: 'mixed' });
});

test('what was typed is there again after an expired session, also the city', async () => {
  services.on(updateProfileInfo).answer(() => ({ refused: 'sessionExpired' }));
  const first = render(<ProfileInfoForm profile={profile} />);
  await retype('Achievements', 'Zone finals 2025');
  await typeInto(city(), 'Kochi, Kerala');
  await userEvent.click(screen.getByRole('radio', { name: 'Beginner' }));
  await userEvent.click(button('Save the profile'));
  await waitFor(() => expect(left).toEqual(['/login?return=%2FprofileSettings&info=again']));
  first.unmount();
  services.on(updateProfileInfo).answer(() => ({ status, response: profile }));
  services.on(getMyDetails).answer(() => ({ refused: 'network' }));
  render(<ProfileInfoForm profile={profile} />);
  expect(field('Achievements').value).toBe('Zone finals 2025');
  await userEvent.click(button('Save the profile'));
  await waitFor(() => expect(newToasts()).toHaveLength(1));
  const changed = { achievement: 'Zone finals 2025', street_address: 'Kochi, Kerala', level: 'beginner' };
  expect(services.asked(updateProfileInfo).at(-1)).toEqual({ ...sent, ...changed });
});

test('a city is taken by Enter from the fresh suggestions only, and its refusal stands at it', async () => {
  services
    .on(suggestCities)
    .answer(({ text }) =>
      text === 'koc'
        ? [{ name: 'Kochi', state: 'Kerala', lat: 9.9, lon: 76.2 }]
        : [{ name: 'Kota', state: 'Rajasthan', lat: 25.1, lon: 75.8 }],
    );
  services.on(updateProfileInfo).answer(() => ({ refused: 'invalidInput', fields: { street_address: 'We do not know this city.' } }));
  render(<ProfileInfoForm profile={profile} />);
  await typeInto(city(), 'koc');
  await screen.findByRole('option', { name: /Kochi/ });
  expect(city().getAttribute('aria-describedby')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(city().value).toBe('Kochi, Kerala'));
  expect(services.asked(updateProfileInfo)).toEqual([]);
  await userEvent.click(button('Save the profile'));
  await screen.findByText('We do not know this city.');
  await waitFor(() => expect(document.activeElement).toBe(city()));
  expect(services.asked(updateProfileInfo)[0]).toMatchObject({ street_address: 'Kochi, Kerala' });
});

test('the sports keep their order, with new ones after them', async () => {
  services.on(updateGamesInfo).answer(() => ({ status, response: profile }));
  render(<SportsForm sports={[20, 16]} />);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await userEvent.click(box('Basketball'));
  await userEvent.click(button('Save the sports'));
  await waitFor(() => expect(newToasts()).toEqual([`success: ${messages.sportsSaved}`]));
  for (const name of ['Basketball', 'Tennis', 'Cricket']) await userEvent.click(box(name));
  await userEvent.click(button('Save the sports'));
  await waitFor(() => expect(box('Basketball').getAttribute('aria-invalid')).toBe('true'));
  await userEvent.click(box('Cricket'));
  await userEvent.click(button('Save the sports'));
  await waitFor(() => expect(newToasts()).toHaveLength(1));
  expect(box('Basketball').getAttribute('aria-invalid')).toBeNull();
  expect(services.asked(updateGamesInfo)).toEqual([{ sports: [20, 16, 7] }, { sports: [16] }]);
});

test('the listing is switched at once, and goes back after a failure', async () => {
  const saved = (is_listed: boolean, may_be_listed = true) => ({
    status,
    response: { email: null, user_type: 'player', is_listed, may_be_listed },
  });
  const answer = laterAnswer<ReturnType<typeof saved>>();
  services.on(updateAccountSettings).answer(answer.waiting);
  render(<ListingForm isListed mayBeListed />);
  const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Others may find my profile' });
  await userEvent.click(toggle());
  expect([toggle().checked, screen.getByRole('status').textContent]).toEqual([false, messages.pleaseWait]);
  await userEvent.click(toggle());
  answer.give(saved(false));
  await screen.findByText('Nobody can find you now.');
  expect(toggle().checked).toBe(false);
  services.on(updateAccountSettings).answer(() => ({ refused: 'network' }));
  await userEvent.click(toggle());
  await screen.findByText(messages.updateFailed);
  expect(toggle().checked).toBe(false);
  services.on(updateAccountSettings).answer(() => ({ refused: 'tooManyRequests' }));
  await userEvent.click(toggle());
  await screen.findByText(refusalTexts.tooManyRequests);
  services.on(updateAccountSettings).answer(() => saved(true));
  await userEvent.click(toggle());
  await screen.findByText('Others can find you now.');
  expect(toggle().checked).toBe(true);
  expect(services.asked(updateAccountSettings).map(({ is_listed }) => is_listed)).toEqual([false, true, true, true]);
  services.on(updateAccountSettings).answer(() => saved(false, false));
  await userEvent.click(toggle());
  await screen.findByText(refusalTexts.minorUnlisted);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a picture is deleted after a question, and another one can be added', async () => {
  services.on(removeProfileImage).answer(() => ({ status, response: { photo: null, address: null } }));
  render(<PictureSettings name="Ila Bose" photo="profiles/ila.webp" sport={16} />);
  await userEvent.click(button('Delete the picture'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
  const link = await screen.findByRole('link', { name: 'Add a picture' });
  expect(link.getAttribute('href')).toBe('/editImage?return=%2FprofileSettings');
  await waitFor(() => expect(newToasts()).toEqual([`success: ${messages.pictureRemoved}`]));
  expect(screen.queryByRole('button', { name: 'Delete the picture' })).toBeNull();
});

const popupLink = (id: string, name: string) => (
  <a key={id} data-player={id} data-title={name.toUpperCase()} href={`/search?player=${id}`}>
    {name}
  </a>
);

test('a player opens in a popup with its own address, one after another', async () => {
  const second = '0191f504-85c0-7000-8a20-000000000002';
  const back = vi.spyOn(history, 'back').mockImplementation(() => {
    history.replaceState(null, '', '/search');
  });
  services.on(getPlayerProfile).answer(() => ({ refused: 'network' }));
  render(
    <PlayerPopups>
      {popupLink(profile.id, 'Ila Bose')}
      {popupLink(second, 'Ravi Nair')}
    </PlayerPopups>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ila Bose' }));
  await screen.findByRole('dialog', { name: 'ILA BOSE' });
  expect(location.search).toBe(`?player=${profile.id}`);
  await screen.findByText(refusalTexts.unexpected);
  services.on(getPlayerProfile).answer(() => ({ status, response: { ...profile, street_address: 'Lane 5, Kothrud, Pune' } }));
  await userEvent.click(button('Try again'));
  await screen.findByText('Opening bat.');
  screen.getByText('Pune');
  expect(screen.getByRole('link', { name: /Instagram/ }).getAttribute('href')).toBe('https://instagram.com/ila.bose');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(back).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ila Bose' })));

  services.on(getPlayerProfile).answer(() => ({ refused: 'noSuchPlayer' }));
  await userEvent.click(screen.getByRole('link', { name: 'Ravi Nair' }));
  await screen.findByRole('dialog', { name: 'RAVI NAIR' });
  await screen.findByText(refusalTexts.noSuchPlayer);
  expect(screen.queryByText('Opening bat.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'What to do now' }).getAttribute('href')).toBe('/noplayer');
  expect(services.asked(getPlayerProfile).map(({ player_id }) => player_id)).toEqual([profile.id, profile.id, second]);

  // Back and forward close and open it without another entry in the history.
  history.replaceState(null, '', '/search');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  history.replaceState(null, '', `/search?player=${profile.id}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByRole('dialog', { name: 'ILA BOSE' });
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});
