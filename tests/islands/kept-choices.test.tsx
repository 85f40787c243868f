import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { SavedSwitch } from '../../src/islands/shared/SavedSwitch.tsx';
import { useDraft } from '../../src/islands/shared/use-draft.ts';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, 'choices');
  return (
    <form ref={form}>
      <input type="checkbox" name="tell" value="mail" aria-label="Tell the squad" defaultChecked />
      <input type="checkbox" name="days" value="mon" aria-label="Monday" />
      <input type="checkbox" name="days" value="tue" aria-label="Tuesday" defaultChecked />
      <input type="radio" name="level" value="low" aria-label="Low" defaultChecked />
      <input type="radio" name="level" value="high" aria-label="High" />
      <input type="password" name="secret" aria-label="Secret" />
    </form>
  );
}
const checked = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map((field) => field.getAttribute('aria-label'));

test('choices of a half-filled form come back as they were left, ticked, unticked and chosen; a password does not', async () => {
  const first = render(<Form />);
  for (const name of ['Tell the squad', 'Monday']) await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('radio', { name: 'High' }));
  await userEvent.type(screen.getByLabelText('Secret'), 'hush');
  first.unmount();
  render(<Form />);
  expect(checked()).toEqual(['Monday', 'Tuesday', 'High']);
  expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe('');
});

test('a switch shows what the server confirmed, which may be other than what was asked for', async () => {
  render(
    <SavedSwitch isOn={false} save={() => Promise.resolve(false)} doneText={(isOn) => (isOn ? 'It is on.' : 'It is off.')}>
      Listed
    </SavedSwitch>,
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Listed' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('It is off.'));
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
});
