import { onTestFinished, vi } from 'vitest';

/** The addresses to which the page goes in this test. The page itself stays. */
export function followLinks(at = '/') {
  const left: string[] = [];
  const go = (address: string | URL) => void left.push(String(address));
  const spies = [vi.spyOn(location, 'assign'), vi.spyOn(location, 'replace')];
  for (const spy of spies) spy.mockImplementation(go);
  history.replaceState(null, '', at);
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    history.replaceState(null, '', '/');
  });
  return left;
}
