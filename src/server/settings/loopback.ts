const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is http on this machine, where nobody can listen in. */
export function isPlainLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && loopbackHosts.has(url.hostname);
}
