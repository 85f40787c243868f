import { expect, test, vi } from 'vitest';
import { leaveFor } from '../../src/islands/shared/leave-for.ts';
import { followLinks } from '../builders/followed-links.ts';
import { showPage } from '../builders/way-back.ts';

test('a page that was left for good is loaded again when the Back button restores it', () => {
  const left = followLinks();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  leaveFor('/teams');
  expect(left).toEqual(['/teams']);
  showPage({ isRestored: false });
  expect(reload).not.toHaveBeenCalled();
  showPage();
  expect(reload).toHaveBeenCalledOnce();
});
