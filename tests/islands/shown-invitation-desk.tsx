import { fireEvent, render, screen, within } from '@testing-library/react';
import { listGuardians, type Ward } from '../../src/contract/guardians.ts';
import { listTeamInvitations, type Invitation } from '../../src/contract/invitations.ts';
import { InvitationDesk } from '../../src/islands/teams/invitations/InvitationDesk.tsx';
import type { SentInvitations } from '../../src/stores/invitations.ts';
import type { fakeServices } from '../builders/fake-services.ts';

type Services = ReturnType<typeof fakeServices>;
type More = { wards?: Ward[]; waiting?: { id: string; name: string }[] };

function listed(invitations: readonly Invitation[]): SentInvitations {
  const counts = { pending: 0, accepted: 0, rejected: 0, expired: 0, ended: 0, revoked: 0 };
  for (const { kind, state } of invitations) if (kind !== 'link') counts[state]++;
  return { invitations: [...invitations], mayInviteAs: ['player', 'substitute', 'coach', 'guardian'], counts };
}

/** From now on the team has sent these invitations. */
export const hasSent = (services: Services, ...invitations: Invitation[]) =>
  services.on(listTeamInvitations).answer(() => ({ status: 1, response: listed(invitations) }));

/** Shows the desk of a team that has sent these invitations, and which the server lists until a test answers otherwise. */
export function showDesk(services: Services, invitations: readonly Invitation[], { wards = [], waiting = [] }: More = {}) {
  const team = { id: crypto.randomUUID(), name: 'Lions' };
  hasSent(services, ...invitations);
  services.on(listGuardians).answer(() => ({ status: 1, response: wards }));
  render(<InvitationDesk team={team} initial={listed(invitations)} wards={wards} waiting={waiting} />);
  return team;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
export const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
export const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
export const notice = (text: string | RegExp) => screen.findByText(text, { selector: '[data-kind]' });

const asked = () => within(screen.getByRole('region', { name: 'WHO WAS ASKED' })).queryAllByRole('listitem');
const texts = (rows: HTMLElement[]) => rows.map(({ textContent }) => textContent);
/** The invitations in the list, and the numbers above it. */
export const rows = () => texts(asked().filter((row) => !row.querySelector('.numerals')));
export const tally = () => texts(asked().filter((row) => row.querySelector('.numerals')));
