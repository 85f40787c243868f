import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  acceptInvitation,
  acceptMailInvitation,
  rejectInvitation,
  rejectMailInvitation,
  type MyInvitation,
  type MyRequest,
  type OpenInvitation,
} from '../../src/contract/answer-invitation.ts';
import { logout } from '../../src/contract/identity.ts';
import {
  acceptJoinRequest,
  askToJoin,
  declineJoinRequest,
  listJoinRequests,
  withdrawJoinRequest,
  type JoinRequest,
} from '../../src/contract/join-requests.ts';
import { AnswerInvitation } from '../../src/islands/teams/invitations/AnswerInvitation.tsx';
import { AskToJoin } from '../../src/islands/teams/invitations/AskToJoin.tsx';
import { JoinRequests } from '../../src/islands/teams/invitations/JoinRequests.tsx';
import { MyInvitations } from '../../src/islands/teams/invitations/MyInvitations.tsx';
import { MyRequests } from '../../src/islands/teams/invitations/MyRequests.tsx';
import { myInvitations, type MyInvitationPage } from '../../src/stores/invitations.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
});
const team = (name: string) => ({ id: crypto.randomUUID(), name, logo: null, sport_id: 1 });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const notice = (text: string | RegExp) => screen.findByText(text, { selector: '[data-kind]' });
const busy = (name: string | RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled');

describe('my invitations', () => {
  const invitation = (name: string, changes: Partial<MyInvitation> = {}) =>
    ({
      id: crypto.randomUUID(),
      team: team(name),
      as: 'player',
      invitedBy: 'Mira Shah',
      note: '',
      ward: '',
      to: '',
      expiresAt: '2031-12-01T10:00:00Z',
      ...changes,
    }) as MyInvitation;
  function show(invitations: MyInvitation[]) {
    const first: MyInvitationPage = { invitations, requests: [] };
    myInvitations.of('me').put(() => first);
    render(<MyInvitations first={first} />);
  }

  test('are declined one by one, and a refusal stands at its own until it is answered again', async () => {
    const [lions, jets] = [
      invitation('Lions', { note: 'Come!', to: 'ila@example.com' }),
      invitation('Jets', { as: 'guardian', ward: 'Zaid', invitedBy: '' }),
    ];
    show([lions, jets]);
    const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()[0]).toContain('Mira Shah asks you as a player.Come!To ila@example.com. Open until 1 Dec 2031');
    expect(rows()[1]).toContain('The team asks you as the guardian of Zaid.Open until');
    services.on(rejectInvitation).answer(() => ({ refused: 'invitationEnded' }));
    await press('Say no to Jets');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', expect.stringContaining('no longer open')]),
    );
    services.on(rejectInvitation).answer(() => ({ status: 1 }));
    await press('Say no to Lions');
    expect(await notice('You said no to Lions.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
    await press('Say no to Jets');
    expect(await screen.findByText(/Nothing waits for you/)).toBeTruthy();
    const sent = (one: MyInvitation) => ({ invitation_id: one.id, team_id: one.team.id });
    expect(services.asked(rejectInvitation)).toEqual([jets, lions, jets].map(sent));
    expect(services.asked(acceptInvitation)).toEqual([]);
  });

  test('lead into the team that is joined', async () => {
    const left = followLinks();
    const [lions, jets] = [invitation('Lions'), invitation('Jets')];
    show([lions, jets]);
    services.on(acceptInvitation).answer(() => ({ status: 1, response: { team_id: jets.team.id, team_name: 'Jets', as: 'player' } }));
    await press('Join Jets');
    await waitFor(() => expect(left).toEqual([`/team-member/${jets.team.id}`]));
    expect(sessionStorage.getItem('toast')).toContain('You are in. Welcome to Jets.');
    expect([busy('Join Lions'), busy('Join Jets')]).toEqual(['true', 'true']);
    expect(services.asked(acceptInvitation)).toEqual([{ invitation_id: jets.id, team_id: jets.team.id }]);
  });
});

describe('my requests', () => {
  const request = (name: string, state: MyRequest['state'], reply = '') =>
    ({ id: crypto.randomUUID(), team: team(name), state, reply, askedAt: '2031-11-01T10:00:00Z' }) as MyRequest;

  test('are taken back while they wait, also where they were answered meanwhile', async () => {
    const [lions, jets, hawks] = [request('Lions', 'pending'), request('Jets', 'pending'), request('Hawks', 'declined', 'We are full.')];
    const before = { ...request('Jets', 'declined'), team: jets.team };
    const first: MyInvitationPage = { invitations: [], requests: [lions, jets, hawks, before] };
    myInvitations.of('me').put(() => first);
    render(<MyRequests first={first} />);
    const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(screen.getAllByRole('listitem')[2]?.textContent).toContain('They said noWe are full.');
    expect(screen.queryByRole('button', { name: /Hawks/ })).toBeNull();
    await press('Take back what you asked of Jets');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take your request back?' }));
    expect(dialog.getByText('Jets no longer sees it. You can ask again.')).toBeTruthy();
    services.on(withdrawJoinRequest).answer(() => ({ refused: 'network' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
    services.on(withdrawJoinRequest).answer(() => ({ refused: 'noSuchRequest' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    expect(await notice('Your request is taken back.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()).toEqual(['Lions', 'Hawks', 'Jets']);
    expect(services.asked(withdrawJoinRequest)[1]).toEqual({ team_id: jets.team.id });
  });
});

describe('an opened invitation', () => {
  const opened = (changes: Partial<OpenInvitation> = {}): OpenInvitation => ({
    team: team('Lions'),
    as: 'player',
    state: 'pending',
    invitedBy: '',
    note: '',
    ward: '',
    mayReject: true,
    expiresAt: '',
    ...changes,
  });
  const shown = { openUntil: '1 December', proof: 'K7MP2QX', path: '/invite/K7MP2QX' };

  test('is accepted by whoever is signed in, and a refusal leaves both answers', async () => {
    const left = followLinks();
    const invitation = opened();
    render(<AnswerInvitation {...shown} invitation={invitation} viewer={{ name: 'Ila Bose', email: 'ila@example.com' }} />);
    expect(screen.getByText('Ila Bose').closest('p')?.textContent).toContain('You join as Ila Bose (ila@example.com).');
    services.on(acceptMailInvitation).answer(() => ({ refused: 'guardianIsMinor' }));
    await press('Yes, I join');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Only somebody who is 18 or older'));
    expect([busy('Yes, I join'), busy('No, thanks')]).toEqual([null, null]);
    services
      .on(acceptMailInvitation)
      .answer(() => ({ status: 1, response: { team_id: invitation.team.id, team_name: 'Lions', as: 'player' } }));
    await press('Yes, I join');
    await waitFor(() => expect(left).toEqual([`/team-member/${invitation.team.id}`]));
    expect(services.asked(acceptMailInvitation)[1]).toEqual({ token: 'K7MP2QX' });
    expect(screen.queryByRole('button', { name: 'Yes, I join' })).toBeNull();
  });

  test('is declined by a visitor, who may sign in instead', async () => {
    render(<AnswerInvitation {...shown} invitation={opened()} viewer={undefined} />);
    expect(screen.getByRole('link', { name: 'Yes, sign in to join' }).getAttribute('href')).toContain('/login');
    expect(screen.queryByRole('button', { name: /another account/ })).toBeNull();
    services.on(rejectMailInvitation).answer(() => ({ status: 1 }));
    await press('No, thanks');
    expect(await screen.findByText('You said no. Lions can see it, and nothing more will come.')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
    expect(services.asked(rejectMailInvitation)).toEqual([{ token: 'K7MP2QX' }]);
  });

  test('is answered with another account after a logout', async () => {
    const left = followLinks();
    services.on(logout).answer(() => ({ status: 1 }));
    render(<AnswerInvitation {...shown} invitation={opened()} viewer={{ name: 'Ila Bose', email: null }} />);
    await press('Use another account');
    await waitFor(() => expect(left).toEqual(['/login?return=%2Finvite%2FK7MP2QX']));
    expect(services.asked(logout)).toHaveLength(1);
  });

  test('of a link for many is not declined', () => {
    render(<AnswerInvitation {...shown} invitation={opened({ mayReject: false })} viewer={{ name: 'Ila Bose', email: null }} />);
    expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull();
    expect(screen.getByText('Ila Bose').closest('p')?.textContent).not.toContain('(');
  });
});

describe('asking to join', () => {
  const none = { hasPlayer: false, isInvited: false, hasAsked: false, mayAsk: true };

  test('sends the note once, and then says that it was asked', async () => {
    const lions = team('Lions');
    render(<AskToJoin team={lions} membership={none} />);
    await press('Ask to join');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Lions' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'A note' }), 'I keep goal.');
    services.on(askToJoin).answer(() => ({ refused: 'introduceFirst' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to join' }));
    expect(await dialog.findByText(/Tell us who you are first/)).toBeTruthy();
    services.on(askToJoin).answer(() => ({ status: 1 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to join' }));
    expect(await screen.findByText('You have asked to join.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask to join' })).toBeNull();
    expect(services.asked(askToJoin)[1]).toEqual({ team_id: lions.id, words: 'I keep goal.' });
  });

  test('is not offered to members and to those who are invited', () => {
    const { unmount } = render(<AskToJoin team={team('Lions')} membership={{ ...none, hasPlayer: true }} />);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    render(<AskToJoin team={team('Jets')} membership={{ ...none, isInvited: true }} />);
    expect(screen.getByRole('link', { name: 'You are invited: answer' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('requests to a team', () => {
  const asks = (name: string, changes: Partial<JoinRequest> = {}): JoinRequest => ({
    id: crypto.randomUUID(),
    name,
    uniqueName: null,
    photo: null,
    city: 'Pune',
    sports: [],
    isMinor: false,
    words: '',
    askedAt: '2031-11-01T10:00:00Z',
    ...changes,
  });
  const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  test('are accepted in the chosen place, and go where another has answered', async () => {
    const lions = { id: crypto.randomUUID() };
    const [ila, omar, tara] = [asks('Ila', { isMinor: true, words: 'Hello' }), asks('Omar'), asks('Tara', { city: '', isMinor: true })];
    services.on(listJoinRequests).answer(() => ({ status: 1, response: [tara] }));
    render(<JoinRequests team={lions} initial={[ila, omar, tara]} />);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('IlaPune · Under 18Hello');
    expect(screen.getAllByRole('listitem')[2]?.textContent).toContain('TaraUnder 18');
    services.on(acceptJoinRequest).answer(() => ({ refused: 'rosterFull' }));
    await press('Take them in: Ila');
    expect(await notice(/as many members/)).toBeTruthy();
    expect(names()).toEqual(['Ila', 'Omar', 'Tara']);
    services.on(acceptJoinRequest).answer(() => ({ refused: 'noSuchRequest' }));
    await press('Take them in: Ila');
    expect(await notice(/answered or taken back/)).toBeTruthy();
    expect(names()).toEqual(['Omar', 'Tara']);
    services.on(acceptJoinRequest).answer(() => ({ status: 1 }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Take Omar in as' }), 'As coach');
    await press('Take them in: Omar');
    expect(await notice('Omar is in, and gets a mail.')).toBeTruthy();
    expect(names()).toEqual(['Tara']);
    const sent = services.asked(acceptJoinRequest).map(({ request_id, as }) => [request_id, as]);
    expect(sent).toEqual([
      [ila.id, 'player'],
      [ila.id, 'player'],
      [omar.id, 'coach'],
    ]);
  });

  test('are declined with a note for each', async () => {
    const lions = { id: crypto.randomUUID() };
    const [ila, omar] = [asks('Ila'), asks('Omar')];
    render(<JoinRequests team={lions} initial={[ila, omar]} />);
    await press('Say no to Ila');
    const dialog = within(await screen.findByRole('dialog', { name: 'Say no' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'A note' }), 'Not this year.');
    services.on(declineJoinRequest).answer(() => ({ status: 1 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Say no' }));
    expect(await notice('They get a mail.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()).toEqual(['Omar']);
    await press('Say no to Omar');
    const other = within(await screen.findByRole('dialog'));
    expect(other.getByText('Omar gets a mail with what you write.')).toBeTruthy();
    expect((await other.findByRole<HTMLTextAreaElement>('textbox', { name: 'A note' })).value).toBe('');
    await userEvent.click(other.getByRole('button', { name: 'Say no' }));
    expect(await screen.findByText(/Nobody is asking at the moment/)).toBeTruthy();
    expect(services.asked(declineJoinRequest)).toEqual([
      { team_id: lions.id, request_id: ila.id, reply: 'Not this year.' },
      { team_id: lions.id, request_id: omar.id, reply: '' },
    ]);
  });
});
