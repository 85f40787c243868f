import { invite, listTeamInvitations, type Invitation } from '../../src/contract/invitations.ts';
import { appWithTeam } from './app-with-team.ts';

/** An application with a team, and functions to invite people and to read the results. */
export const appThatInvites = async () => {
  const opened = await appWithTeam();
  const { app, people, teamId } = opened;
  const sent = (person: keyof typeof people) => ({ headers: people[person].headers });
  const inviteAs = (person: keyof typeof people, fields: Record<string, unknown>) =>
    app.ask(invite, { team_id: teamId, as: 'player', ...fields }, sent(person));
  const one = async (id: string): Promise<Invitation | undefined> => {
    const { body } = await app.ask(listTeamInvitations, { team_id: teamId }, sent('owner'));
    return (body['response'] as { invitations: Invitation[] }).invitations.find((invitation) => invitation.id === id);
  };
  const placeOf = async (userId: string) =>
    (
      await app.context.database.pool.query<{ id: string; role: string; squad: string | null; isMinor: boolean }>(
        `select id, role, squad, is_minor as "isMinor" from team_members where team_id = $1 and user_id = $2 and removed_at is null`,
        [teamId, userId],
      )
    ).rows;
  return { ...opened, sent, inviteAs, one, placeOf };
};
export const idOf = (body: Record<string, unknown>) => (body['response'] as Invitation).id;
/** The status and code of a refusal. */
export const refusal = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['error']];
