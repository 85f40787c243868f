import { afterAll, afterEach } from 'vitest';

// Fails a test in which the product writes to the console or reaches for the internet.
const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => void complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
}

const isOwnMachine = (address: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname) || !address.protocol.startsWith('http');
const fetchAnywhere = globalThis.fetch;
globalThis.fetch = (target, options) => {
  const address = new URL(target instanceof Request ? target.url : target);
  if (isOwnMachine(address)) return fetchAnywhere(target, options);
  complaints.push(`a network call to ${address.origin}`);
  return Promise.reject(new TypeError(`A test may not reach ${address.origin}`));
};

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`Unexpected in this test:\n${found.join('\n')}`);
});

// The next test file in this process adds its own listeners.
afterAll(() => {
  globalThis.fetch = fetchAnywhere;
});
