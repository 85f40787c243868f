import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { revokePlatformRole, type RoleHolder } from '../../src/contract/platform-roles.ts';
import { PlatformRoles } from '../../src/islands/platform-roles/PlatformRoles.tsx';
import { fakeServices } from '../builders/fake-services.ts';
import { newToasts } from '../builders/shown-toasts.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const idOf: Readonly<Record<string, string>> = { Ila: crypto.randomUUID(), Mira: crypto.randomUUID() };
const holder = (name: string, changes: Partial<RoleHolder> = {}): RoleHolder => ({
  user_id: idOf[name] ?? '',
  name,
  email: `${name.toLowerCase()}@example.in`,
  role: 'editor',
  grantedAt: '2026-11-20T20:10:00Z',
  grantedBy: null,
  ...changes,
});
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a role is taken back after asking, and the same person’s other roles stay', async () => {
  const services = fakeServices();
  const [editor, moderator] = [holder('Ila'), holder('Ila', { role: 'moderator', grantedBy: 'Omar' })];
  render(<PlatformRoles first={[editor, moderator, holder('Mira')]} />);
  expect(rows()).toEqual([
    'Ila, editorila@example.inGranted 21 Nov 2026, 05:10 by a commandTake back',
    'Ila, moderatorila@example.inGranted 21 Nov 2026, 05:10 by OmarTake back',
    'Mira, editormira@example.inGranted 21 Nov 2026, 05:10 by a commandTake back',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Take back: Ila, editor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take the role back?' }));
  dialog.getByText('Ila cannot act as editor from then on.');
  services.on(revokePlatformRole).answer(() => ({ status: 1, response: [moderator, holder('Mira')] }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(newToasts()).toEqual(['success: Ila is not editor any more.']));
  expect(rows()).toHaveLength(2);
  expect(services.asked(revokePlatformRole)).toEqual([{ user_id: idOf['Ila'], role: 'editor' }]);
});
