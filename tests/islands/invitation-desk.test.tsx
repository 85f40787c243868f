import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { encode } from 'uqr';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  findPlayersToInvite,
  invite,
  makeInvitationLink,
  resendTeamInvitation,
  revokeInvitation,
  type Invitation,
} from '../../src/contract/invitations.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { sentInvitation as invitation } from '../builders/sent-invitation.ts';
import { button, fill, hasSent, notice, openTab as open, press, rows, showDesk, tally } from './shown-invitation-desk.tsx';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
});
const choose = (name: string | RegExp, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const answers = (...invitations: Invitation[]) => hasSent(services, ...invitations);

describe('an invitation by mail', () => {
  test('is sent, and the next form begins with the same place', async () => {
    const [abe, ben] = [
      { id: crypto.randomUUID(), name: 'Abe' },
      { id: crypto.randomUUID(), name: 'Ben' },
    ];
    const joined = invitation('Ben', { state: 'accepted', member: ben });
    const guardian = invitation('Mira', { as: 'guardian', member: abe });
    const team = showDesk(services, [joined, guardian], { waiting: [abe, ben] });
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
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Coach' }).checked).toBe(true);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /On the roster already/ })).toBeNull());
    expect(rows()[0]).toContain('abe@example.com, as a coach, on the roster alreadyCoco, 2 Nov 2031');
  });

  test('is sent again, with its refusal, and taken back after a question', async () => {
    const [abe, ben] = [invitation('Abe', { mayRevoke: true }), invitation('Ben', { mayResend: false, mayRevoke: true })];
    const [old, ended] = [invitation('Cem', { state: 'expired' }), invitation('Dev', { state: 'ended', endedBecause: 'senderLeft' })];
    const team = showDesk(services, [abe, old, ben, ended]);
    expect(rows().map((row) => row?.slice(0, 3))).toEqual(['Abe', 'Ben', 'Dev', 'Cem']);
    expect(tally()).toEqual(['2not answered yet', '1ended unanswered', '1too old']);
    expect(rows()[0]).toContain('open until 16 Nov 2031');
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
    showDesk(services, []);
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
    const team = showDesk(services, []);
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
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Invite as' }).value).toBe('player');
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
    expect(screen.getByText('This person already belongs to the team.')).toBeTruthy();
    services.on(invite).answer(() => ({ refused: 'alreadyInvited' }));
    press('Invite Eve');
    await waitFor(() => expect(services.asked(invite).length).toBe(4));
    expect(states()).toEqual(['Invited', 'In the team', 'Invited', 'In the team', 'Invited']);
    expect(services.asked(invite)[1]).toEqual({ team_id: team.id, as: 'substitute', player_id: people[0]?.id });
  });
});

describe('a link', () => {
  const link = (as: Invitation['as'], changes: Partial<Invitation> = {}) =>
    invitation('', { kind: 'link', to: '', as, link: { path: `/invite/${as}`, code: `CODE-${as}` }, mayRevoke: true, ...changes });

  test('is made, shared, shown to scan, and ended', async () => {
    const coach = link('coach', { isForOne: true, uses: 1 });
    const ended = link('substitute', { state: 'ended', endedBecause: 'senderMayNot', link: null });
    const hidden = link('manager', { link: null, uses: 0 });
    const byMail = invitation('Dev', { state: 'ended', endedBecause: 'senderLeft' });
    const team = showDesk(services, [link('follower', { uses: 2 }), ended, link('player', { state: 'revoked' }), hidden, byMail]);
    open('Link, code, QR');
    const cards = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.parentElement?.textContent);
    await screen.findByRole('heading', { name: 'Follower' });
    expect(cards().slice(0, 2)).toEqual(['FollowerUsed 2 times', 'ManagerNobody used it yet']);
    expect(screen.getByText('Only those who may make such a link see its code.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /link, Manager/ })).toBeNull();
    expect(cards()[2]).toMatch(/Substitute Coco may no longer invite in this place\.$/);
    expect(screen.getByRole('tabpanel').textContent).not.toContain('Dev');
    expect(screen.queryByText('Player', { selector: 'li span' })).toBeNull();
    expect(rows()).toEqual([expect.stringContaining('Dev')]);
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
    const drawn = shown.getByRole('img').querySelector('path')?.getAttribute('d')?.match(/M/g)?.length;
    expect(drawn).toBe(encode(`${location.origin}/invite/coach`, { ecc: 'M' }).data.flat().filter(Boolean).length);
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
