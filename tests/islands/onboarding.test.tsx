import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { introduceMyself, type User } from '../../src/contract/identity.ts';
import { messages } from '../../src/contract/messages.ts';
import { suggestCities } from '../../src/contract/search.ts';
import { OnboardingForm } from '../../src/islands/identity/onboarding/OnboardingForm.tsx';
import { $user } from '../../src/stores/session.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { typeInto } from '../builders/type-into.ts';

const ila: User = { id: 'u1', status: 'ACTIVE', email: null, userType: 'player', profile: { fullName: 'Ila Bose' } };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
let services: ReturnType<typeof fakeServices>;
let left: string[];
beforeEach(() => {
  services = fakeServices();
  left = followLinks('/account-settings');
});
afterEach(() => $user.set(undefined));

async function introduce(): Promise<void> {
  await userEvent.clear(field('Your name'));
  await userEvent.type(field('Your name'), 'Ila Bose');
  await typeInto(screen.getByRole('combobox', { name: 'Your city' }), 'Pune, Maharashtra');
  await userEvent.click(screen.getByRole('radio', { name: /^I play/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cricket' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
  await userEvent.click(screen.getByRole('radio', { name: 'I am under 18' }));
}
const introduction = { fullName: 'Ila Bose', userType: 'player', sports: [16], city: 'Pune, Maharashtra', gender: 'women', isAdult: false };

test('a new user is asked for what is missing, corrects it, and goes on to where they began', async () => {
  services.on(suggestCities).answer(() => []);
  render(<OnboardingForm fullName="" returnTo="/join/abc" kept={null} />);
  await userEvent.click(button('Take me in'));
  for (const text of ['Please enter your name.', 'Please choose your city.', 'Please choose whom you play with.']) screen.getByText(text);
  await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
  expect(services.asked(introduceMyself)).toEqual([]);
  await introduce();
  services.on(introduceMyself).answer(() => ({ refused: 'invalidInput', fields: { city: 'We do not know this city.' } }));
  await userEvent.click(button('Take me in'));
  await screen.findByText('We do not know this city.');
  expect(screen.queryByText('Please enter your name.')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Your city' })));
  services.on(introduceMyself).answer(() => ({ refused: 'network' }));
  await userEvent.click(button('Take me in'));
  await screen.findByText(/What you filled in is still here/);
  expect(screen.queryByText('We do not know this city.')).toBeNull();

  const answer = laterAnswer<User>();
  services.on(introduceMyself).answer(answer.waiting);
  await userEvent.click(button('Take me in'));
  await userEvent.click(button(messages.pleaseWait));
  answer.give({ ...ila, profile: { fullName: 'Ila B' } });
  await waitFor(() => expect(left).toEqual(['/join/abc']));
  expect(services.asked(introduceMyself)).toEqual([introduction, introduction, introduction]);
  expect($user.get()?.profile.fullName).toBe('Ila B');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('an organisation says no gender of its own, and an expired session keeps what was filled in', async () => {
  services.on(suggestCities).answer(() => []);
  services.on(introduceMyself).answer(() => ({ refused: 'sessionExpired' }));
  const first = render(<OnboardingForm fullName="I. Bose" returnTo={null} kept={null} />);
  await introduce();
  await userEvent.click(screen.getByRole('radio', { name: /^I run a club/ }));
  await userEvent.click(button('Take me in'));
  await waitFor(() => expect(left).toEqual(['/login?return=%2Faccount-settings&info=again']));
  expect(services.asked(introduceMyself)).toEqual([{ ...introduction, userType: 'organisation', gender: 'mixed' }]);
  first.unmount();
  // What was filled in from the draft is still in the draft.
  render(<OnboardingForm fullName="I. Bose" returnTo={null} kept={null} />).unmount();
  render(<OnboardingForm fullName="I. Bose" returnTo={null} kept={null} />);
  expect(field('Your name').value).toBe('Ila Bose');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Your city' }).value).toBe('Pune, Maharashtra');
  const chosen = [...screen.getAllByRole<HTMLInputElement>('radio'), ...screen.getAllByRole<HTMLInputElement>('checkbox')];
  expect(chosen.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['organisation', 'women', 'minor', '16']);
});

test('what a browser without scripts sent is shown with its problems', () => {
  const kept = {
    fullName: 'Ravi',
    city: 'Atlantis',
    userType: 'player',
    gender: 'men',
    age: 'adult',
    sports: [17],
    problems: { city: 'We do not know this city.' },
    failure: 'Nothing can be stored right now.',
  };
  render(<OnboardingForm fullName="R. Nair" returnTo={null} kept={kept} />);
  expect(field('Your name').value).toBe('Ravi');
  screen.getByText('We do not know this city.');
  screen.getByText(/Nothing can be stored right now/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I am 18 or older' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Badminton' }).checked).toBe(true);
});
