import { greetingAt } from './greeting.ts';

// The server guessed the time of day; the browser knows its local time.
const greeting = document.querySelector<HTMLElement>('[data-greeting]');
const day = document.querySelector<HTMLElement>('[data-day]');
const now = new Date();
if (greeting) greeting.textContent = greetingAt(now.getHours());
if (day) day.textContent = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
