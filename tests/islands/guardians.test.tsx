import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  allowChildNotifications,
  askGuardian,
  askGuardianAgain,
  listAskedGuardians,
  removeGuardian,
  type AskedGuardian,
  type Ward,
} from '../../src/contract/guardians.ts';
import { MyChildren } from '../../src/islands/teams/roster/MyChildren.tsx';
import { EndGuardianship } from '../../src/islands/teams/roster/EndGuardianship.tsx';
import { MyGuardians } from '../../src/islands/teams/roster/MyGuardians.tsx';
import { NameGuardian } from '../../src/islands/teams/roster/NameGuardian.tsx';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { rosterWard as ward } from '../builders/roster-ward.ts';

let services: ReturnType<typeof fakeServices>;
let team: { id: string; name: string };
beforeEach(() => {
  services = fakeServices();
  team = { id: crypto.randomUUID(), name: 'Lions' };
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const fill = (name: string | RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const notice = (text: string | RegExp) => screen.findByText(text, { selector: '[data-kind]' });
const guardian = (name: string, may_remove = true) => ({
  user_id: crypto.randomUUID(),
  name,
  email: null,
  since: '2031-01-01T00:00:00Z',
  may_remove,
});

describe('the guardians entered for an adult', () => {
  test('are ended one by one, where that is theirs to end', async () => {
    const [mira, omar] = [guardian('Mira'), guardian('Omar')];
    const me = ward('Ila', { is_minor: false, guardians: [mira, omar, guardian('Tara', false)] });
    const child = ward('Zaid', { guardians: [mira] });
    render(<MyGuardians team={team.id} wards={[child, me]} />);
    const names = () => screen.getAllByText(/./, { selector: 'li strong' }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['Mira', 'Omar', 'Tara']);
    expect(screen.queryByRole('button', { name: /Tara/ })).toBeNull();
    press('End this guardianship of Omar');
    const dialog = within(await screen.findByRole('dialog', { name: 'End this guardianship?' }));
    expect(dialog.getByText(/^Omar is no longer entered as your guardian/)).toBeTruthy();
    services.on(removeGuardian).answer(() => ({ refused: 'network' }));
    fireEvent.click(dialog.getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
    expect(names()).toEqual(['Mira', 'Omar', 'Tara']);
    services.on(removeGuardian).answer(() => ({ status: 1 }));
    fireEvent.click(dialog.getByRole('button', { name: 'End it' }));
    expect(await notice('Omar is no longer entered as your guardian.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()).toEqual(['Mira', 'Tara']);
    expect(services.asked(removeGuardian)[1]).toEqual({ team_id: team.id, member_id: me.member_id, user_id: omar.user_id });
  });

  test('are said to be none', () => {
    render(<MyGuardians team={team.id} wards={[ward('Zaid', { guardians: [guardian('Mira')] })]} />);
    expect(screen.getByText('Nobody is entered as your guardian in this team.')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('a minor without a guardian', () => {
  const asked = (name: string, changes: Partial<AskedGuardian> = {}): AskedGuardian => ({
    invitation_id: crypto.randomUUID(),
    name,
    email: null,
    state: 'pending',
    sent_at: '2031-11-01T10:00:00Z',
    expires_at: '2031-12-01T10:00:00Z',
    may_ask_again: false,
    ...changes,
  });

  test('names one, and then somebody else, with the focus where it goes on', async () => {
    render(<NameGuardian team={team} asked={[]} />);
    expect(screen.getByText(/so Lions needs a mother, .* Tell us who: we write to them\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    fill('Name of your guardian', 'Mira');
    fill('E-mail of your guardian', 'mira@example.com');
    services.on(askGuardian).answer(() => ({ status: 1 }));
    services.on(listAskedGuardians).answer(() => ({ status: 1, response: [asked('Mira', { email: 'mira@example.com' })] }));
    press('Ask them');
    expect(await notice('Your guardian is asked.')).toBeTruthy();
    expect(await screen.findByText(/These people were asked\./)).toBeTruthy();
    expect(services.asked(askGuardian)).toEqual([{ team_id: team.id, name: 'Mira', email: 'mira@example.com' }]);
    await waitFor(() => expect(document.activeElement).toBe(button('Ask somebody else')));
    press('Ask somebody else');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of your guardian' })));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail of your guardian' }).value).toBe('');
    press('Not now');
    await waitFor(() => expect(document.activeElement).toBe(button('Ask somebody else')));
  });

  test('sees what became of those who were asked, and asks one again', async () => {
    const mira = asked('Mira', { email: 'mira@example.com', state: 'expired', may_ask_again: true });
    const omar = asked('Omar', { state: 'expired', may_ask_again: true });
    const list = [mira, omar, asked('', { state: 'rejected' })];
    const { unmount } = render(<NameGuardian team={team} asked={list} />);
    expect(screen.getByText(/Nobody has agreed so far\. Ask again, or ask somebody else\./)).toBeTruthy();
    const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()[0]).toContain('MiraToo oldmira@example.comAsked 1 Nov 2031');
    expect(rows()[2]).toContain('Somebody whom the team askedSaid noAsked');
    expect(rows().join('')).not.toContain('open until');
    expect(screen.getAllByRole('button', { name: /Ask again/ }).length).toBe(2);
    services.on(askGuardianAgain).answer(() => ({ refused: 'invitationEnded' }));
    press('Ask again: Mira');
    expect(await notice(/no longer open/)).toBeTruthy();
    await waitFor(() => expect(button('Ask again: Mira').getAttribute('aria-disabled')).toBeNull());
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    services.on(askGuardianAgain).answer(async () => {
      await held;
      return { status: 1 };
    });
    services.on(listAskedGuardians).answer(() => ({ status: 1, response: [{ ...mira, state: 'pending', may_ask_again: false }, omar] }));
    press('Ask again: Mira');
    await waitFor(() => expect(button('Ask again: Mira').textContent).toBe('Please wait...'));
    expect([button('Ask again: Omar').textContent, button('Ask again: Omar').getAttribute('aria-disabled')]).toEqual(['Ask again', null]);
    letGo();
    expect(await notice('We wrote to Mira again. The link in the mail before has ended.')).toBeTruthy();
    await waitFor(() => expect(rows()[0]).toContain('No answer yet'));
    expect(rows()[0]).toContain('open until 1 Dec 2031');
    expect(services.asked(askGuardianAgain)).toEqual([1, 2].map(() => ({ team_id: team.id, invitation_id: mira.invitation_id })));
    unmount();
  });
});

describe('my child', () => {
  const day = (yearsAgo: number) => new Date(Date.UTC(2031, 5, 15) - yearsAgo * 365.25 * 86_400_000).toISOString().slice(0, 10);
  const mine = (born_on: string | null, changes = {}) => ({ lets_child_be_notified: false, born_on, can_be_reached: true, ...changes });
  function show(...wards: Ward[]) {
    vi.useFakeTimers({ now: Date.UTC(2031, 5, 15), toFake: ['Date'] });
    render(<MyChildren team={team.id} wards={wards} reader="me" />);
  }

  test('of 13 is notified too when I switch it on, and not where that is refused', async () => {
    const zaid = ward('Zaid Khan', { mine: mine(day(14), { can_be_reached: false }) });
    const ila = ward('Ila', { mine: mine(day(15), { lets_child_be_notified: true }) });
    show(zaid, ward('Tara'), ila);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Zaid Khan', 'Ila']);
    expect(screen.getAllByText(/has no account with an e-mail address yet/).map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Zaid',
    ]);
    const [first, second] = screen.getAllByRole<HTMLInputElement>('switch');
    if (!first || !second) throw new Error('A switch for each child of 13 is shown.');
    expect([first.checked, second.checked]).toEqual([false, true]);
    services.on(allowChildNotifications).answer(() => ({ refused: 'childUnderThirteen' }));
    fireEvent.click(first);
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toContain('13'));
    expect(first.checked).toBe(false);
    services.on(allowChildNotifications).answer(({ member_id, lets_child_be_notified }) => {
      const one = [zaid, ila].find((ward) => ward.member_id === member_id) ?? zaid;
      return { status: 1, response: { ...one, mine: one.mine && { ...one.mine, lets_child_be_notified } } };
    });
    fireEvent.click(first);
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('Saved.'));
    fireEvent.click(second);
    await waitFor(() => expect(screen.getAllByRole('status')[1]?.textContent).toBe('Saved.'));
    fireEvent.click(second);
    await waitFor(() => expect(screen.getAllByRole('status')[1]?.textContent).toBe('Saved. They go to Ila and to you.'));
    const sent = services.asked(allowChildNotifications).slice(1);
    expect(sent).toEqual([
      { team_id: team.id, member_id: zaid.member_id, born_on: day(14), lets_child_be_notified: true },
      { team_id: team.id, member_id: ila.member_id, born_on: day(15), lets_child_be_notified: false },
      { team_id: team.id, member_id: ila.member_id, born_on: day(15), lets_child_be_notified: true },
    ]);
  });

  test('is not asked about before 13 and from 18 on', () => {
    show(ward('Zaid', { mine: mine('2025-03-01') }), ward('Ila', { mine: mine(null) }), ward('Omar', { mine: mine(day(18.1)) }));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText('From the age of 13, reminders and messages can go to Zaid too: from 1 March 2038.')).toBeTruthy();
    expect(screen.getByText(/can go to Ila too\. Add the birth date, so that we know when that is\./)).toBeTruthy();
    expect(screen.getByText('Omar is 18, so reminders and messages go to them alone.')).toBeTruthy();
    expect(button('Add the birth date of Ila').textContent).toBe('Add the birth date');
    expect(button('Change the birth date of Zaid').textContent).toBe('Change');
  });

  test('gets a birth date, after which the focus is back and the switch is there', async () => {
    const zaid = ward('Zaid', { mine: mine(null, { lets_child_be_notified: true }) });
    show(zaid);
    press('Add the birth date of Zaid');
    const field = await screen.findByLabelText<HTMLInputElement>(/Birth date of Zaid/);
    expect(field.max).toBe('2031-06-14');
    fireEvent.change(field, { target: { value: '2017-02-03' } });
    services.on(allowChildNotifications).answer(({ born_on, lets_child_be_notified }) => ({
      status: 1,
      response: { ...zaid, mine: mine(born_on, { lets_child_be_notified }) },
    }));
    press('Save birth date');
    expect(await notice('The birth date is saved.')).toBeTruthy();
    expect(screen.getByText('Born on 3 February 2017')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(button('Change the birth date of Zaid')));
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
    press('Change the birth date of Zaid');
    expect((await screen.findByLabelText<HTMLInputElement>(/Birth date of Zaid/)).value).toBe('2017-02-03');
    press('Not now');
    await waitFor(() => expect(document.activeElement).toBe(button('Change the birth date of Zaid')));
    const sent = { team_id: team.id, member_id: zaid.member_id, born_on: '2017-02-03', lets_child_be_notified: true };
    expect(services.asked(allowChildNotifications)).toEqual([sent]);
  });

  test('of others has no such lines', () => {
    const { container } = render(<MyChildren team={team.id} wards={[ward('Tara')]} reader="me" />);
    expect(container.textContent).toBe('');
  });

  test('is left to others after a question, which says what that means', async () => {
    const left = followLinks();
    const zaid = ward('Zaid');
    const reader = crypto.randomUUID();
    const { unmount } = render(<EndGuardianship team={team.id} ward={zaid} reader={reader} hasLeft />);
    press('Stop being a guardian of Zaid');
    expect(await screen.findByText(/^If they come back to the team/)).toBeTruthy();
    unmount();
    render(<EndGuardianship team={team.id} ward={zaid} reader={reader} />);
    press('Stop being a guardian of Zaid');
    expect(await screen.findByText(/^You no longer answer and read for them/)).toBeTruthy();
    services.on(removeGuardian).answer(() => ({ status: 1 }));
    press('Stop');
    await waitFor(() => expect(left).toEqual(['/teams']));
    expect(sessionStorage.getItem('toast')).toContain('You are no longer a guardian of Zaid in this team.');
    expect(services.asked(removeGuardian)).toEqual([{ team_id: team.id, member_id: zaid.member_id, user_id: reader }]);
  });
});
