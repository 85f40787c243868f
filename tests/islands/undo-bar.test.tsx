import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { restoreTeam } from '../../src/contract/team-edit.ts';
import { keepUndo, keptUndo } from '../../src/islands/teams/keep-undo.ts';
import { UndoBar } from '../../src/islands/teams/UndoBar.tsx';
import { fakeServices } from '../builders/fake-services.ts';

const undo = () => ({
  kind: 'team' as const,
  team: '0191f504-85c0-7000-8a20-de3000de3000',
  name: 'Kothrud Kestrels',
  until: new Date(Date.now() + 60_000).toISOString(),
});

test('a deleted team is restored once, and not offered again', async () => {
  const services = fakeServices();
  services.on(restoreTeam).answer(() => ({ refused: 'network' }));
  keepUndo(undo());
  render(<UndoBar />);
  expect(screen.getByRole('status').textContent).toContain('Kothrud Kestrels was deleted.');
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(keptUndo()).toBeDefined();

  services.on(restoreTeam).answer(() => ({ status: 1 }));
  await userEvent.click(screen.getByRole('button'));
  expect((await screen.findByText('Kothrud Kestrels is back.')) === document.activeElement).toBe(true);
  expect(keptUndo()).toBeUndefined();
  expect(services.asked(restoreTeam)).toHaveLength(2);
});

test('only deletions of this page are offered', () => {
  keepUndo(undo());
  render(<UndoBar team={undo().team} />);
  expect(screen.queryByRole('button')).toBeNull();
});
