import { afterAll, afterEach } from 'vitest';

// A test that makes the product complain, or reach for the internet, has found something: it fails.
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

// The next file of tests in this process listens for itself.
afterAll(() => {
  globalThis.fetch = fetchAnywhere;
});
