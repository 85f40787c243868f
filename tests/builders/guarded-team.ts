import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { makeInvitationLink, type Invitation } from '../../src/contract/invitations.ts';
import { editPlayer, updatePlayer, type TeamMember } from '../../src/contract/team-members.ts';
import { settledMails } from './event-mails.ts';
import { appThatInvites } from './inviting.ts';
import { invitedToken } from './mails.ts';
import { writePeople } from './notified-people.ts';
import { settledPlayer } from './settled-player.ts';
import type { TeamPerson } from './team.ts';

/** A team with a guarded child, `members.ward`, and functions that change who looks after whom. */
export const guardedTeam = async () => {
  const opened = await appThatInvites();
  const { app, inviteAs, placeOf, sent, teamId } = opened;
  const { pool } = app.context.database;
  const link = async (person: TeamPerson, as: string, memberId?: string) => {
    const { body } = await app.ask(makeInvitationLink, { team_id: teamId, as, ...(memberId && { member_id: memberId }) }, sent(person));
    return (body['response'] as Invitation).link?.code ?? '';
  };
  const accept = (token: string, headers: Record<string, string>) => app.ask(acceptMailInvitation, { token }, { headers });
  /** A signed-in child's account with this address. */
  const child = (email: string, address = '198.51.100.60') =>
    settledPlayer(app, email, { address, fullName: 'Kid Zeilinger', isAdult: false });
  /** Invites as the owner and accepts; resolves to the row. */
  const claim = async (memberId: string, email: string, account: Awaited<ReturnType<typeof child>>) => {
    await inviteAs('owner', { member_id: memberId, email });
    const { status } = await accept(await invitedToken(app, email), account.headers);
    if (status !== 200) throw new Error(`not accepted: ${status}`);
    return (await placeOf(account.user.id))[0]?.id;
  };
  const edit = async (person: TeamPerson, memberId: string, change: object) => {
    const { body } = await app.ask(editPlayer, { team_id: teamId, member_id: memberId }, sent(person));
    const { version, first_name, last_name, squad, jersey_number, position, email, phone, is_minor } = body['response'] as TeamMember;
    const fields = { version, first_name, last_name, squad, jersey_number, position, email, phone, is_minor, ...change };
    return app.ask(updatePlayer, { team_id: teamId, member_id: memberId, ...fields }, sent(person));
  };
  const guardiansOf = async (memberId: string) =>
    (
      await pool.query<{ email: string }>(
        'select email from active_guardians guardian join users on users.id = guardian.user_id where member_id = $1 order by email',
        [memberId],
      )
    ).rows.map(({ email }) => email);
  /** Who got a mail about a member's guardians that says this. */
  const notified = async (name: string, part: RegExp) =>
    (await settledMails(app, `Guardians of ${name}`))
      .filter(({ text }) => part.test(text.replace(/\s+/g, ' ')))
      .map(({ to }) => to)
      .sort();
  return { ...opened, ...writePeople(app), pool, link, accept, child, claim, edit, guardiansOf, notified };
};
