import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listGuardians, removeGuardian, type Ward } from '../../src/contract/guardians.ts';
import {
  findPlayersToInvite,
  invite,
  listTeamInvitations,
  makeInvitationLink,
  resendTeamInvitation,
  revokeInvitation,
  type Invitation,
} from '../../src/contract/invitations.ts';
import { InvitationDesk } from '../../src/islands/teams/invitations/InvitationDesk.tsx';
import type { SentInvitations } from '../../src/stores/invitations.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { rosterWard as ward } from '../builders/roster-ward.ts';
import { sentInvitation as invitation } from '../builders/sent-invitation.ts';

let services: ReturnType<typeof fakeServices>;
let team: { id: string; name: string };
beforeEach(() => {
  services = fakeServices();
  team = { id: crypto.randomUUID(), name: 'Lions' };
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const open = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const fill = (name: string | RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const choose = (name: string | RegExp, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const notice = (text: string | RegExp) => screen.findByText(text, { selector: '[data-kind]' });

const listed = (...invitations: Invitation[]): SentInvitations => {
  const counts = { pending: 0, accepted: 0, rejected: 0, expired: 0, ended: 0, revoked: 0 };
  for (const { kind, state } of invitations) if (kind !== 'link') counts[state]++;
  return { invitations, mayInviteAs: ['player', 'substitute', 'coach', 'guardian'], counts };
};
function show(initial: SentInvitations, { wards = [] as Ward[], waiting = [] as { id: string; name: string }[] } = {}) {
  services.on(listTeamInvitations).answer(() => ({ status: 1, response: initial }));
  services.on(listGuardians).answer(() => ({ status: 1, response: wards }));
  render(<InvitationDesk team={team} initial={initial} wards={wards} waiting={waiting} />);
}
const answers = (...invitations: Invitation[]) =>
  services.on(listTeamInvitations).answer(() => ({ status: 1, response: listed(...invitations) }));
const asked = () => within(screen.getByRole('region', { name: 'WHO WAS ASKED' })).queryAllByRole('listitem');
const texts = (rows: HTMLElement[]) => rows.map(({ textContent }) => textContent);
const rows = () => texts(asked().filter((row) => !row.querySelector('.numerals')));
const tally = () => texts(asked().filter((row) => row.querySelector('.numerals')));

describe('an invitation by mail', () => {
  test('is sent, and the next form begins with the same place', async () => {
    const [abe, ben] = [
      { id: crypto.randomUUID(), name: 'Abe' },
      { id: crypto.randomUUID(), name: 'Ben' },
    ];
    const joined = invitation('Ben', { state: 'accepted', member: ben });
    const guardian = invitation('Mira', { as: 'guardian', member: abe });
    show(listed(joined, guardian), { waiting: [abe, ben] });
    const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered()).toEqual(['No, somebody new', 'Abe']);
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(['player', 'substitute', 'coach']);
    fill('E-mail', 'abe@example.com');
    choose(/On the roster already/, abe.id);
    fireEvent.click(screen.getByRole('radio', { name: 'Coach' }));
    const sent = invitation('Abe', { as: 'coach', member: abe });
    services.on(invite).answer(() => ({ status: 1, response: sent }));
    answers(sent, joined, guardian);
    button('Send the invitation').focus();
    press('Send the invitation');
    const status = await screen.findByText('Sent to abe@example.com. They have 14 days to answer.');
    expect(services.asked(invite)).toEqual([
      { team_id: team.id, email: 'abe@example.com', name: '', note: '', member_id: abe.id, as: 'coach' },
    ]);
    expect(document.activeElement).toBe(status);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Coach' }).checked).toBe(true);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /On the roster already/ })).toBeNull());
    expect(rows()[0]).toContain('abe@example.com, as a coach, on the roster alreadyCoco, 1 Nov 2031');
  });

  test('is sent again, with its refusal, and taken back after a question', async () => {
    const [abe, ben] = [invitation('Abe'), invitation('Ben', { mayResend: false })];
    const [old, ended] = [
      invitation('Cem', { state: 'expired', mayRevoke: false }),
      invitation('Dev', { state: 'ended', endedBecause: 'senderLeft' }),
    ];
    show(listed(abe, old, ben, ended));
    expect(rows().map((row) => row?.slice(0, 3))).toEqual(['Abe', 'Ben', 'Dev', 'Cem']);
    expect(tally()).toEqual(['2not answered yet', '1ended unanswered', '1too old']);
    expect(rows()[0]).toContain('open until 15 Nov 2031');
    expect(rows()[2]).toContain('DevEndeddev@example.com, as a playerCoco is no longer in the team.');
    expect(rows()[3]).not.toContain('open until');
    expect(screen.getByText('Answered and ended (1)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again to Ben' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take back the invitation to Cem' })).toBeNull();
    services.on(resendTeamInvitation).answer(() => ({ refused: 'invitationEnded' }));
    press('Send again to Abe');
    expect(await notice(/no longer open/)).toBeTruthy();
    await waitFor(() => expect(button('Send again to Abe').getAttribute('aria-disabled')).toBeNull());
    services.on(resendTeamInvitation).answer(() => ({ status: 1, response: { ...abe, sentAt: '2031-11-09T10:00:00Z' } }));
    press('Send again to Abe');
    expect(button('Send again to Abe').textContent).toBe('Please wait...');
    expect(button('Send again to Dev').textContent).toBe('Send again');
    expect(await notice('Sent to abe@example.com again. The link in the mail before has ended.')).toBeTruthy();
    expect(rows()[0]).toContain('Coco, 9 Nov 2031');
    expect(services.asked(resendTeamInvitation)).toEqual([1, 2].map(() => ({ team_id: team.id, invitation_id: abe.id })));
    press('Take back the invitation to Ben');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take the invitation back?' }));
    expect(dialog.getByText('The link in the mail to ben@example.com opens nothing any more.')).toBeTruthy();
    services.on(revokeInvitation).answer(() => ({ refused: 'invitationAnswered' }));
    const answered = { answeredAt: '2031-11-02T10:00:00Z', mayRevoke: false, mayResend: false };
    answers(abe, { ...ben, ...answered, state: 'accepted' });
    fireEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
    fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rows()[1]).toContain('BenJoined'));
    expect(rows()[1]).toContain('answered 2 Nov 2031');
    press('Take back the invitation to Abe');
    await screen.findByRole('dialog');
    services.on(revokeInvitation).answer(() => ({ refused: 'noSuchInvitation' }));
    answers({ ...abe, ...answered, state: 'revoked' });
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await notice('The invitation is taken back.')).toBeTruthy();
    await waitFor(() => expect(rows()[0]).toContain('taken back 2 Nov 2031'));
    expect(screen.getByText('Everybody has answered.')).toBeTruthy();
    expect(services.asked(revokeInvitation)).toEqual([ben, abe].map(({ id }) => ({ team_id: team.id, invitation_id: id })));
  });

  test('says nothing of a list without any', () => {
    show(listed());
    expect(screen.getByText(/Nobody has been invited yet/)).toBeTruthy();
    expect(screen.queryByRole('tab', { name: 'Guardians' })).toBeNull();
  });
});

describe('a player who is listed', () => {
  const found = (name: string, status: 'free' | 'member' | 'invited') => ({
    id: crypto.randomUUID(),
    name,
    uniqueName: `${name.toLowerCase()}-1`,
    city: 'Pune',
    sports: [8, 16],
    photo: null,
    status,
  });

  test('is found by name and invited, or marked as what they are', async () => {
    show(listed());
    open('A player here');
    const name = await screen.findByRole('searchbox', { name: 'Name of the player' });
    const search = (text: string) => {
      fireEvent.change(name, { target: { value: text } });
      press('Search');
    };
    search('ab');
    expect(await screen.findByText('Please type at least 3 characters.')).toBeTruthy();
    services.on(findPlayersToInvite).answer(() => ({ status: 1, response: [] }));
    search('abe rao');
    expect(await screen.findByText(/No listed player is called like “abe rao”/)).toBeTruthy();
    expect(screen.queryByText('Please type at least 3 characters.')).toBeNull();
    const people = [found('Abe', 'free'), found('Ben', 'member'), found('Cem', 'invited'), found('Dev', 'free'), found('Eve', 'free')];
    services.on(findPlayersToInvite).answer(() => ({ status: 1, response: people }));
    search('ann');
    await screen.findByRole('button', { name: 'Invite Abe' });
    const results = () => screen.getByRole('tabpanel').querySelectorAll('[data-row]');
    const states = () => [...results()].map((row) => row.lastElementChild?.textContent);
    expect(states()).toEqual(['Invite', 'In the team', 'Invited', 'Invite', 'Invite']);
    expect(results()[0]?.textContent).toContain('abe-1 · Pune · Soccer / Football, Cricket');
    choose('Invite as', 'substitute');
    services.on(invite).answer(() => ({ refused: 'network' }));
    press('Invite Abe');
    await waitFor(() => expect(states()[0]).toBe('Invite'));
    await waitFor(() => expect(services.asked(invite).length).toBe(1));
    services.on(invite).answer(() => ({ status: 1, response: invitation('Abe') }));
    await screen.findByRole('button', { name: 'Invite Abe' });
    answers(invitation('Abe'));
    press('Invite Abe');
    expect(await notice('Abe is invited as a substitute.')).toBeTruthy();
    expect(states()[0]).toBe('Invited');
    await waitFor(() => expect(rows().length).toBe(1));
    services.on(invite).answer(() => ({ refused: 'memberAlready' }));
    press('Invite Dev');
    await waitFor(() => expect(states()[3]).toBe('In the team'));
    services.on(invite).answer(() => ({ refused: 'alreadyInvited' }));
    press('Invite Eve');
    await waitFor(() => expect(services.asked(invite).length).toBe(4));
    expect(states()).toEqual(['Invited', 'In the team', 'Invited', 'In the team', 'Invited']);
    expect(services.asked(invite)[1]).toEqual({ team_id: team.id, as: 'substitute', player_id: people[0]?.id });
  });
});

describe('a link', () => {
  const link = (as: Invitation['as'], changes: Partial<Invitation> = {}) =>
    invitation('', { kind: 'link', to: '', as, link: { path: `/invite/${as}`, code: `CODE-${as}` }, ...changes });

  test('is made, shared, shown to scan, and ended', async () => {
    const coach = link('coach', { isForOne: true, uses: 1 });
    const ended = link('substitute', { state: 'ended', endedBecause: 'senderMayNot', link: null });
    const hidden = link('manager', { link: null });
    show(listed(link('follower', { uses: 2 }), ended, link('player', { state: 'revoked' }), hidden));
    open('Link, code, QR');
    const cards = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.parentElement?.textContent);
    await screen.findByRole('heading', { name: 'Follower' });
    expect(cards().slice(0, 2)).toEqual(['FollowerUsed 2 times', 'ManagerNobody used it yet']);
    expect(screen.getByText('Only those who may make such a link see its code.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /link, Manager/ })).toBeNull();
    expect(cards()[2]).toContain('Substitute Coco may no longer invite in this place.');
    expect(rows()).toEqual([]);
    services.on(makeInvitationLink).answer(() => ({ refused: 'tooManyRequests' }));
    choose('Whoever has it joins as', 'coach');
    press('Make a link');
    expect(await screen.findByText(/That was a lot at once/)).toBeTruthy();
    services.on(makeInvitationLink).answer(() => ({ status: 1, response: coach }));
    answers(coach);
    press('Make a link');
    await screen.findByRole('heading', { name: 'Coach' });
    expect(cards()).toEqual(['CoachUsed once, works once']);
    expect(screen.getByRole('tabpanel').querySelector('[role=alert]')?.textContent).toBe('');
    expect(services.asked(makeInvitationLink)).toEqual([1, 2].map(() => ({ team_id: team.id, as: 'coach' })));
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('denied'));
    press('Share the link, Coach');
    expect(await notice('The link is copied.')).toBeTruthy();
    expect(written).toHaveBeenCalledWith(`${location.origin}/invite/coach`);
    press('Share the link, Coach');
    expect(await notice('This browser does not let us copy. Use the QR code.')).toBeTruthy();
    press('Show the QR code, Coach');
    const shown = within(await screen.findByRole('dialog', { name: 'Lions' }));
    expect(shown.getByText('Join as coach: point the camera here.')).toBeTruthy();
    expect(shown.getByText('CODE-coach')).toBeTruthy();
    fireEvent.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('End it: the link, Coach');
    expect(await screen.findByText('The link, its code and its QR code open nothing any more.')).toBeTruthy();
    services.on(revokeInvitation).answer(() => ({ status: 1 }));
    answers();
    press('End the link');
    expect(await notice('The link has ended.')).toBeTruthy();
    expect(await screen.findByText(/No link is open\./)).toBeTruthy();
    expect(services.asked(revokeInvitation)).toEqual([{ team_id: team.id, invitation_id: coach.id }]);
  });
});

describe('a guardian', () => {
  test('is invited by mail or by a code, and removed', async () => {
    const mira = { user_id: crypto.randomUUID(), name: 'Mira', email: 'mira@example.com', since: '2031-01-01T00:00:00Z', may_remove: true };
    const zaid = ward('Zaid Khan', { asked: ['omar@example.com'] });
    const ila = ward('Ila', {
      guardians: [mira, { ...mira, user_id: 'other', name: 'Noor', may_remove: false }],
      may_invite_guardian: false,
    });
    const adult = ward('Me', { is_minor: false });
    const other = invitation('', {
      kind: 'link',
      as: 'guardian',
      member: { id: ila.member_id, name: 'Ila' },
      link: { path: '/', code: 'OTHER' },
    });
    show(listed(other), { wards: [zaid, ila, adult] });
    open('Guardians');
    await screen.findByRole('heading', { name: 'Zaid Khan' });
    const child = (name: string) => screen.getByRole('heading', { name }).closest('li')?.textContent;
    expect(screen.queryByRole('heading', { name: 'Me' })).toBeNull();
    expect(screen.getByText(/only the owner and the managers of the team invite or remove guardians/)).toBeTruthy();
    expect(child('Zaid Khan')).toContain('Nobody looks after Zaid here yet.Asked, no answer yet: omar@example.com');
    expect(child('Zaid Khan')).not.toContain('OTHER');
    expect(child('Ila')).toContain('Code for one guardian: OTHER');
    expect(screen.queryByRole('button', { name: /Noor|guardian of Ila$/ })).toBe(button('Remove Mira, guardian of Ila'));
    services.on(makeInvitationLink).answer(() => ({ refused: 'notAMinor' }));
    press('Make a code for a guardian of Zaid Khan');
    await waitFor(() => expect(document.querySelector('[data-kind=error]')).not.toBeNull());
    const code = invitation('', {
      kind: 'link',
      as: 'guardian',
      member: { id: zaid.member_id, name: 'Zaid' },
      link: { path: '/', code: 'ZAID' },
    });
    services.on(makeInvitationLink).answer(() => ({ status: 1, response: code }));
    answers(code);
    await waitFor(() => expect(button(/Make a code/).getAttribute('aria-disabled')).toBeNull());
    press('Make a code for a guardian of Zaid Khan');
    await waitFor(() => expect(child('Zaid Khan')).toContain('Code for one guardian: ZAID'));
    expect(screen.queryByRole('button', { name: /Make a code/ })).toBeNull();
    const forZaid = { team_id: team.id, as: 'guardian', member_id: zaid.member_id };
    expect(services.asked(makeInvitationLink)).toEqual([forZaid, forZaid]);
    press('Ask by mail: a guardian of Zaid Khan');
    press('Not now');
    press('Ask by mail: a guardian of Zaid Khan');
    fireEvent.change(await screen.findByRole('textbox', { name: 'E-mail of a guardian of Zaid Khan' }), {
      target: { value: 'tara@example.com' },
    });
    services.on(invite).answer(() => ({ status: 1, response: invitation('') }));
    services.on(listGuardians).answer(() => ({ status: 1, response: [{ ...zaid, asked: ['tara@example.com'] }, ila] }));
    press('Ask them');
    await waitFor(() => expect(child('Zaid Khan')).toContain('no answer yet: tara@example.com'));
    expect(button('Ask by mail: a guardian of Zaid Khan')).toBeTruthy();
    expect(services.asked(invite)).toMatchObject([{ ...forZaid, email: 'tara@example.com' }]);
    press('Remove Mira, guardian of Ila');
    expect(await screen.findByText('Mira no longer answers and reads for Ila.')).toBeTruthy();
    services.on(removeGuardian).answer(() => ({ status: 1 }));
    services.on(listGuardians).answer(() => ({ status: 1, response: [zaid, ward('Ila', { ...ila, guardians: [] })] }));
    press('Remove');
    expect(await notice('The guardian is removed.')).toBeTruthy();
    await waitFor(() => expect(child('Ila')).toContain('Nobody looks after Ila here yet.'));
    expect(services.asked(removeGuardian)).toEqual([{ team_id: team.id, member_id: ila.member_id, user_id: mira.user_id }]);
  });
});
