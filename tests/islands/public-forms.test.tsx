import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { submitContact } from '../../src/contract/site.ts';
import { joinWaitlist } from '../../src/contract/waitlist.ts';
import { ContactForm } from '../../src/islands/contact/ContactForm.tsx';
import { WaitlistButton } from '../../src/islands/waitlist/WaitlistButton.tsx';
import { WaitlistForm } from '../../src/islands/waitlist/WaitlistForm.tsx';
import { fakeServices } from '../builders/fake-services.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { newToasts } from '../builders/shown-toasts.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const person = { name: 'Ila Bose', email: 'ila.bose@example.in' };

async function fillIn(entries: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    await userEvent.clear(field(name));
    await userEvent.click(field(name));
    await userEvent.paste(text);
  }
}

test('each field of a message takes as much as the call does', () => {
  render(<ContactForm />);
  const lengths = ['Name', 'E-mail', 'Subject (optional)', 'Message'].map((name) => field(name).maxLength);
  expect(lengths).toEqual([100, 254, 150, 5_000]);
});

test('a message is corrected, sent once, confirmed, and followed by another', async () => {
  const services = fakeServices();
  render(<ContactForm />);
  await userEvent.click(button('Send the message'));
  expect(field('Name').getAttribute('aria-describedby')).toBeTruthy();
  for (const text of ['Please enter your name.', 'Please enter your e-mail.', 'Please write a message.']) screen.getByText(text);
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));

  await fillIn({ Name: ` ${person.name} `, 'E-mail': 'ila.bose', Message: 'Is there a court in Aundh?' });
  await userEvent.click(button('Send the message'));
  expect(screen.getByText(messages.invalidEmail).id).toBe(field('E-mail').getAttribute('aria-describedby'));
  expect(screen.queryByText('Please enter your name.')).toBeNull();
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  expect(services.asked(submitContact)).toEqual([]);

  const answer = laterAnswer<{ status: 1 }>();
  services.on(submitContact).answer(answer.waiting);
  await fillIn({ 'E-mail': person.email });
  await userEvent.click(button('Send the message'));
  await userEvent.click(button(messages.pleaseWait));
  expect(screen.queryByText(messages.invalidEmail)).toBeNull();
  answer.give({ status: 1 });
  const title = await screen.findByRole('heading', { name: 'Your message is here' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByRole('status').textContent).toContain(`to ${person.email}.`);
  expect(services.asked(submitContact)).toEqual([{ ...person, subject: '', message: 'Is there a court in Aundh?' }]);

  await userEvent.click(button('Write another'));
  expect([field('Name').value, field('E-mail').value, field('Message').value]).toEqual(['', '', '']);
  await fillIn({ Name: person.name, 'E-mail': person.email, 'Subject (optional)': 'Courts', Message: 'And in Baner?' });
  await userEvent.click(button('Send the message'));
  await screen.findByRole('heading', { name: 'Your message is here' });
  expect(services.asked(submitContact)[1]).toEqual({ ...person, subject: 'Courts', message: 'And in Baner?' });
});

test('a message that is not taken stays as typed, with the reason, until it is', async () => {
  const services = fakeServices();
  services.on(submitContact).answer(() => ({ refused: 'network' }));
  render(<ContactForm />);
  await fillIn({ Name: person.name, 'E-mail': person.email, Message: 'Is there a court in Aundh?' });
  await userEvent.click(button('Send the message'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(`${messages.offlineTitle}.`));
  expect(screen.getByRole('alert').textContent).toContain('Your message is still here.');
  expect(field('Message').value).toBe('Is there a court in Aundh?');

  services.on(submitContact).answer(() => ({ refused: 'invalidInput', fields: { message: 'At most 5000 characters, please.' } }));
  await userEvent.click(button('Send the message'));
  await screen.findByText('At most 5000 characters, please.');
  await waitFor(() => expect(document.activeElement).toBe(field('Message')));
  // What stands at a field is not said again below the form.
  expect(screen.getByRole('alert').textContent).toBe('');

  services.on(submitContact).answer(() => ({ refused: 'tooManyRequests' }));
  await userEvent.click(button('Send the message'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(refusalTexts.tooManyRequests));
  expect(screen.queryByText('At most 5000 characters, please.')).toBeNull();

  services.on(submitContact).answer(() => ({ status: 1 }));
  await userEvent.click(button('Send the message'));
  await screen.findByRole('heading', { name: 'Your message is here' });
});

test('the waiting list takes somebody once, says so, and is empty for the next', async () => {
  const services = fakeServices();
  const answer = laterAnswer<{ status: 1 }>();
  services.on(joinWaitlist).answer(answer.waiting);
  const onDone = vi.fn();
  render(<WaitlistForm onDone={onDone} />);
  await userEvent.click(button('Join the waiting list'));
  screen.getByText('Please enter your name.');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await fillIn({ Name: person.name, 'E-mail': person.email });
  await userEvent.click(button('Join the waiting list'));
  await userEvent.click(button(messages.pleaseWait));
  expect(screen.queryByText('Please enter your name.')).toBeNull();
  answer.give({ status: 1 });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(services.asked(joinWaitlist)).toEqual([{ ...person, source: 'Desktop Home Page' }]);
  expect(newToasts()).toEqual([`success: ${messages.waitlistJoined}`]);
  expect([field('Name').value, field('E-mail').value]).toEqual(['', '']);
});

test('what the waiting list refuses stays in its fields, with a reason of its own', async () => {
  const services = fakeServices();
  const onDone = vi.fn();
  render(<WaitlistForm onDone={onDone} />);
  await fillIn({ Name: person.name, 'E-mail': person.email });
  for (const [refused, toast] of [
    ['alreadyListed', `info: ${messages.waitlistAlreadyListed}`],
    ['tooManyRequests', `error: ${refusalTexts.tooManyRequests}`],
    ['network', `error: ${messages.waitlistFailed}`],
    ['databaseUnavailable', `error: ${messages.waitlistFailed}`],
  ] as const) {
    services.on(joinWaitlist).answer(() => ({ refused }));
    await userEvent.click(button('Join the waiting list'));
    await waitFor(() => expect(newToasts()).toEqual([toast]));
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeTruthy();
  }
  services.on(joinWaitlist).answer(() => ({ refused: 'invalidInput', fields: { email: messages.invalidEmail } }));
  await userEvent.click(button('Join the waiting list'));
  await screen.findByText(messages.invalidEmail);
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  expect([field('Name').value, field('E-mail').value]).toEqual([person.name, person.email]);
  expect(onDone).not.toHaveBeenCalled();
});

test('the popup of the waiting list closes once somebody is on it, and gives the focus back', async () => {
  const services = fakeServices();
  services.on(joinWaitlist).answer(() => ({ status: 1 }));
  render(<WaitlistButton />);
  await userEvent.click(button('Get Started'));
  const popup = await screen.findByRole('dialog', { name: 'Join the waiting list' });
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(popup.textContent).toContain('The assistant is coming soon.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Get Started')));

  await userEvent.click(button('Get Started'));
  await screen.findByRole('dialog');
  await fillIn({ Name: person.name, 'E-mail': person.email });
  await userEvent.click(button('Join the waiting list'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(services.asked(joinWaitlist)).toHaveLength(1);
});
