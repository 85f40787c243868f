import ipaddr from 'ipaddr.js';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Parses `TRUSTED_PROXIES`: addresses and CIDR ranges. Throws on anything else. */
export function parseTrustedProxies(list: readonly string[]): Range[] {
  return list.map((entry) => {
    if (entry.includes('/')) return ipaddr.parseCIDR(entry);
    const address = ipaddr.process(entry);
    return [address, address.kind() === 'ipv6' ? 128 : 32];
  });
}

const isTrusted = (text: string, trusted: readonly Range[]): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return trusted.some(([range, bits]) => address.kind() === range.kind() && address.match([range, bits] as never));
};

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (hop: string): string => /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

/** The last address in the chain that is not a trusted proxy. Earlier entries of the header can be forged and are ignored. */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: readonly Range[]): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => withoutPort(hop.trim()))
    .filter(Boolean);
  let address = peer;
  while (isTrusted(address, trusted) && hops.length > 0) {
    const next = hops.pop();
    if (!next || !ipaddr.isValid(next)) break;
    address = next;
  }
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : peer;
}

/** The key of a rate limit: an IPv4 address, or the /64 of an IPv6 address, because one household has a whole /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const parts = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${parts.join(':')}::/64`;
}
