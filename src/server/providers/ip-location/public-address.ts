import ipaddr from 'ipaddr.js';

/** Whether the address is public; false for private, loopback and reserved ones. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
