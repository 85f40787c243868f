import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getMyDetails } from '../../src/contract/identity.ts';
import { locateVisitor } from '../../src/contract/location.ts';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { getMyOrganisation, removeOrganisationImage, updateMyOrganisation, type Organisation } from '../../src/contract/organisations.ts';
import { suggestCities } from '../../src/contract/search.ts';
import { OrganisationForm } from '../../src/islands/organisations/OrganisationForm.tsx';
import { OrganisationPictures } from '../../src/islands/organisations/OrganisationPictures.tsx';
import { TimeZoneField } from '../../src/islands/shared/data-form/TimeZoneField.tsx';
import { TabList, TabPanel } from '../../src/islands/shared/Tabs.tsx';
import { loadLocation } from '../../src/stores/location.ts';
import { $user, forgetOtherUsersData, forgetUser, keepUser, readKept } from '../../src/stores/session.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { newToasts } from '../builders/shown-toasts.ts';
import { typeInto } from '../builders/type-into.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const status = 1 as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const kestrels: Organisation = {
  name: 'Kothrud Kestrels',
  businessType: 'Sports club',
  description: '',
  address: '',
  city: 'Pune, Maharashtra',
  state: 'Maharashtra',
  emails: ['hello@kestrels.in'],
  phones: [],
  images: [],
  openingHours: ['Mon to Fri, 6 to 22'],
  socialLinks: [],
  sports: [16],
  isPublic: false,
  mayBePublic: true,
  version: 7,
};
const sent = {
  version: 7,
  name: 'Kothrud Kestrels',
  businessType: 'Sports club',
  description: '',
  address: '',
  city: 'Pune, Maharashtra',
  emails: ['hello@kestrels.in'],
  phones: [],
  openingHours: ['Mon to Fri, 6 to 22'],
  socialLinks: [],
  isPublic: false,
};
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
let services: ReturnType<typeof fakeServices>;
let left: string[];
beforeEach(() => {
  services = fakeServices();
  left = followLinks('/organisation');
  services.on(suggestCities).answer(() => []);
  newToasts();
});

test('a form is corrected at its fields, sends what is in them, and is based on what it saved', async () => {
  services.on(updateMyOrganisation).answer(() => ({ refused: 'network' }));
  render(<OrganisationForm organisation={kestrels} />);
  await retype('E-mails', 'hello@kestrels.in{Enter}kestrels');
  await userEvent.click(button('Save the organisation'));
  screen.getByText(`${messages.invalidEmail}: kestrels`);
  await waitFor(() => expect(document.activeElement).toBe(field('E-mails')));
  expect(services.asked(updateMyOrganisation)).toEqual([]);
  await retype('E-mails', ' hello@kestrels.in{Enter}{Enter}');
  await retype('Name', 'Kestrels');
  await userEvent.click(button('Save the organisation'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(messages.updateFailed));
  expect(screen.queryByText(/: kestrels$/)).toBeNull();
  expect(field('Name').value).toBe('Kestrels');
  services.on(updateMyOrganisation).answer(() => ({ refused: 'invalidInput', fields: { city: 'We do not know this city.' } }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Others may see this/ }));
  await userEvent.click(button('Save the organisation'));
  await screen.findByText('We do not know this city.');
  expect(screen.getByRole('alert').textContent).toBe('');
  services.on(updateMyOrganisation).answer(() => ({ status, response: { ...kestrels, version: 8 } }));
  await userEvent.click(button('Save the organisation'));
  await waitFor(() => expect(newToasts()).toEqual([`success: ${messages.organisationSaved}`]));
  expect(services.asked(updateMyOrganisation).at(-1)).toEqual({ ...sent, name: 'Kestrels', isPublic: true });
  // The header shows the name, too.
  expect(services.asked(getMyDetails)).toHaveLength(1);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
  services
    .on(updateMyOrganisation)
    .answer(({ version }) => (version === 8 ? { status, response: kestrels } : { refused: 'changedMeanwhile' }));
  await retype('Name', 'Kestrels of Pune');
  await userEvent.click(button('Save the organisation'));
  await waitFor(() => expect(newToasts()).toHaveLength(1));
  expect(services.asked(updateMyOrganisation).at(-1)).toEqual({ ...sent, version: 8, name: 'Kestrels of Pune', isPublic: true });
});

test('what somebody else changed meanwhile stands beside mine, which is kept or given up', async () => {
  const theirs = { ...kestrels, version: 9, name: 'Kestrels of Kothrud', businessType: 'Academy' };
  services
    .on(updateMyOrganisation)
    .answer(({ version }) => (version === 7 ? { refused: 'changedMeanwhile' } : { status, response: theirs }));
  services.on(getMyOrganisation).answer(() => ({ status, response: theirs }));
  const first = render(<OrganisationForm organisation={kestrels} />);
  await retype('Name', 'Kestrels');
  await userEvent.click(button('Save the organisation'));
  const title = await screen.findByRole('heading', { name: refusalTexts.changedMeanwhile });
  await waitFor(() => expect(document.activeElement).toBe(title));
  const panel = screen.getByRole('region', { name: refusalTexts.changedMeanwhile });
  expect(panel.textContent).toContain('Nameis now Kestrels of Kothrud, and you have Kestrels');
  expect(panel.textContent).toContain('What you are (optional)is now Academy');
  expect(panel.textContent).not.toContain('Academy, and you have');
  // After a failure the fields still hold what they held, so that the same question is asked again.
  services.on(updateMyOrganisation).answer(({ version }) => ({ refused: version === 7 ? 'changedMeanwhile' : 'network' }));
  await userEvent.click(button('Keep mine'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(messages.updateFailed));
  await userEvent.click(button('Save the organisation'));
  await screen.findByRole('heading', { name: refusalTexts.changedMeanwhile });
  services
    .on(updateMyOrganisation)
    .answer(({ version }) => (version === 7 ? { refused: 'changedMeanwhile' } : { status, response: theirs }));
  await userEvent.click(button('Keep mine'));
  await waitFor(() => expect(newToasts()).toEqual([`success: ${messages.organisationSaved}`]));
  expect(services.asked(updateMyOrganisation).at(-1)).toEqual({ ...sent, version: 9, name: 'Kestrels', businessType: 'Academy' });
  first.unmount();

  render(<OrganisationForm organisation={kestrels} />);
  await retype('Name', 'Kites');
  await userEvent.click(button('Save the organisation'));
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(field('Name').value).toBe('Kestrels of Kothrud'));
  await userEvent.click(button('Save the organisation'));
  await waitFor(() => expect(newToasts()).toHaveLength(1));
  expect(services.asked(updateMyOrganisation).at(-1)).toMatchObject({ version: 9, name: 'Kestrels of Kothrud' });
});

test('an expired session keeps what was typed, and an account of a minor offers no listing', async () => {
  services.on(updateMyOrganisation).answer(() => ({ refused: 'sessionExpired' }));
  const first = render(<OrganisationForm organisation={{ ...kestrels, mayBePublic: false }} />);
  expect(screen.queryByRole('checkbox', { name: /^Others may see this/ })).toBeNull();
  await retype('Name', 'Kites');
  await userEvent.click(button('Save the organisation'));
  await waitFor(() => expect(left).toEqual(['/login?return=%2Forganisation&info=again']));
  expect(services.asked(updateMyOrganisation)[0]).not.toHaveProperty('isPublic');
  first.unmount();
  render(<OrganisationForm organisation={kestrels} />);
  expect(field('Name').value).toBe('Kites');
});

test('pictures are deleted one by one, and room for more is told', async () => {
  const images = Array.from({ length: 8 }, (_, at) => `organisations/${at + 1}.webp`);
  services
    .on(removeOrganisationImage)
    .answer(({ image }) => ({ status, response: { ...kestrels, images: images.filter((one) => one !== image) } }));
  render(<OrganisationPictures name="Kestrels" images={images} />);
  screen.getByText(/There is room for no more/);
  await userEvent.click(button('Delete picture 3'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
  await screen.findByRole('link', { name: 'Add a picture' });
  expect(screen.getAllByRole('img')).toHaveLength(7);
  expect(screen.getByText(/The first\s+one is your face/).textContent).toContain('7 of 8');
  expect(services.asked(removeOrganisationImage)).toEqual([{ image: 'organisations/3.webp' }]);
});

test('an event in another zone is shown in mine, and nothing where it has no start', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Asia/Calcutta',
  } as Intl.ResolvedDateTimeFormatOptions);
  const form = (
    <form>
      <input type="datetime-local" name="starts_at" aria-label="Starts" defaultValue="2027-07-01T18:30" />
      <TimeZoneField label="Time zone" name="zone" defaultValue="Asia/Kolkata" of="starts_at" firstOfThat="2027-07-01T18:30" />
    </form>
  );
  render(form);
  const own = () =>
    screen
      .getAllByRole('status')
      .map((one) => one.textContent)
      .join('');
  const zone = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
  expect(own()).toBe('');
  await typeInto(zone(), 'new york');
  await screen.findByRole('option', { name: /New York/ });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(zone().value).toBe('America/New_York'));
  expect(own()).toContain('For you it starts Fri 2 Jul, 04:00 (Kolkata time).');
  const starts = screen.getByLabelText<HTMLInputElement>('Starts');
  const type = (text: string) =>
    act(() => {
      starts.value = text;
      starts.dispatchEvent(new Event('input', { bubbles: true }));
    });
  type('');
  expect(own()).not.toContain('For you');
  type('2027-01-01T09:00');
  expect(own()).toContain('For you it starts Fri 1 Jan, 19:30');
  await typeInto(zone(), 'atlantis');
  await screen.findByText('No zone of this name.');
  expect(own()).not.toContain('For you');
  vi.restoreAllMocks();
});

const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
test('arrow keys go round in tabs, Home and End to their ends', async () => {
  const onChoose = vi.fn();
  render(
    <>
      <TabList id="t" label="Views" tabs={tabs} chosen="one" onChoose={onChoose} arrowsChoose className="" tabClassName="" />
      <TabPanel id="t" value="one" chosen="one">
        First
      </TabPanel>
      <TabPanel id="t" value="two" chosen="one" isKept>
        Second
      </TabPanel>
    </>,
  );
  expect(screen.getByRole('tabpanel').textContent).toBe('First');
  act(() => screen.getByRole('tab', { name: 'one' }).focus());
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{End}{Home}{ArrowRight}');
  expect(onChoose.mock.calls.flat()).toEqual(['three', 'one', 'three', 'one', 'two']);
  expect(document.activeElement?.textContent).toBe('two');
});

const found = { city: 'Pune', region: null, country_name: 'India', latitude: 18.52, longitude: null, country_calling_code: null };

test('the place of the connection is asked for once, also by two at a time, until somebody leaves', async () => {
  services.on(locateVisitor).answer(() => ({ refused: 'network' }));
  await expect(loadLocation()).rejects.toThrow();
  services.on(locateVisitor).answer(() => found);
  const place = { latLon: null, currentLocation: 'Pune, India', callingCode: '' };
  expect(await Promise.all([loadLocation(), loadLocation()])).toEqual([place, place]);
  expect(await loadLocation()).toEqual(place);
  expect(services.asked(locateVisitor)).toHaveLength(2);
  await loadLocation({ isForced: true });
  expect(services.asked(locateVisitor)).toHaveLength(3);
  forgetUser();
  expect(sessionStorage.getItem('location')).toBeNull();
});

test('a user is read only from what is ours, and what another typed here is forgotten', () => {
  const user = { id: 'u1', status: 'ACTIVE' as const, email: null, userType: null, profile: { fullName: 'Ila Bose' } };
  keepUser(user);
  const text = localStorage.getItem('user-storage') ?? '';
  expect(readKept(text)).toEqual(user);
  for (const foreign of ['', 'null', '[]', text.replace('"version":0', '"version":1'), text.replace('"fullName"', '"name"')])
    expect(readKept(foreign), foreign).toBeUndefined();
  for (const key of ['draft:/a', 'draft-base:/a', 'kept:chats', 'toast']) sessionStorage.setItem(key, 'x');
  forgetOtherUsersData('u1');
  expect(sessionStorage.getItem('draft:/a')).toBe('x');
  forgetUser();
  expect($user.get()).toBeUndefined();
  expect(Object.keys(sessionStorage).sort()).toEqual(['draft-base:/a', 'draft:/a', 'tab-of', 'toast']);
  keepUser({ ...user, id: 'u2' });
  expect(Object.keys(sessionStorage).sort()).toEqual(['tab-of', 'toast']);
  forgetUser();
});
