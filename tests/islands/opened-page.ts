import { beforeEach } from 'vitest';

// The DOM of these tests names the locks of a browser but has none; the site does without where a browser has none.
for (let at: object | null = navigator; at; at = Object.getPrototypeOf(at) as object | null) Reflect.deleteProperty(at, 'locks');

// Each test is a page that was just opened, whose data needs no reload.
beforeEach(() => void Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true }));
