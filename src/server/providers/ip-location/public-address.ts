import ipaddr from 'ipaddr.js';

/** Whether the address is one that the internet routes; a private, loopback or reserved one is nowhere. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
