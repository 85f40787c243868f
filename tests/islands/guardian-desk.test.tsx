import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listGuardians, removeGuardian } from '../../src/contract/guardians.ts';
import { invite, makeInvitationLink } from '../../src/contract/invitations.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { rosterWard as ward } from '../builders/roster-ward.ts';
import { sentInvitation as invitation } from '../builders/sent-invitation.ts';
import { button, hasSent, notice, openTab as open, press, showDesk } from './shown-invitation-desk.tsx';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
});

test('a guardian is invited by mail or by a code, and removed', async () => {
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
  const old = { ...other, id: 'old', state: 'ended' as const, link: { path: '/', code: 'OLD' } };
  const team = showDesk(services, [other, old], { wards: [zaid, ila, adult] });
  open('Guardians');
  await screen.findByRole('heading', { name: 'Zaid Khan' });
  const child = (name: string) => screen.getByRole('heading', { name }).closest('li')?.textContent;
  expect(screen.queryByRole('heading', { name: 'Me' })).toBeNull();
  expect(screen.getByText(/only the owner and the managers of the team invite or remove guardians/)).toBeTruthy();
  expect(child('Zaid Khan')).toContain('Nobody looks after Zaid here yet.Asked, no answer yet: omar@example.com');
  expect(child('Zaid Khan')).not.toContain('OTHER');
  expect(child('Ila')).toContain('Code for one guardian: OTHER');
  expect(child('Ila')).not.toContain('OLD');
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
  hasSent(services, code);
  await waitFor(() => expect(button(/Make a code/).getAttribute('aria-disabled')).toBeNull());
  press('Make a code for a guardian of Zaid Khan');
  await waitFor(() => expect(child('Zaid Khan')).toContain('Code for one guardian: ZAID'));
  expect(screen.queryByRole('button', { name: /Make a code/ })).toBeNull();
  const forZaid = { team_id: team.id, as: 'guardian', member_id: zaid.member_id };
  expect(services.asked(makeInvitationLink)).toEqual([forZaid, forZaid]);
  press('Ask by mail: a guardian of Zaid Khan');
  await screen.findByRole('button', { name: 'Not now' });
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
  services
    .on(listGuardians)
    .answer(() => ({ status: 1, response: [zaid, ward('Ila', { ...ila, guardians: [], may_invite_guardian: true })] }));
  press('Remove');
  expect(await notice('The guardian is removed.')).toBeTruthy();
  await waitFor(() => expect(child('Ila')).toContain('Nobody looks after Ila here yet.'));
  expect(screen.queryByText(/only the owner and the managers/)).toBeNull();
  expect(services.asked(removeGuardian)).toEqual([{ team_id: team.id, member_id: ila.member_id, user_id: mira.user_id }]);
});
