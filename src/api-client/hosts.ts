import type { Service } from '../contract/call.ts';

// Every path begins with a slash, so a trailing slash of the host is removed.
function hostOf(address: string | undefined): string {
  return (address ?? '').replace(/\/+$/, '');
}

/** The host of each service; empty (the same origin) unless the build names another host. */
export const hosts: Record<Service, string> = {
  admin: hostOf(import.meta.env['PUBLIC_ADMIN_URL']),
  ai: hostOf(import.meta.env['PUBLIC_AI_URL']),
  auth: hostOf(import.meta.env['PUBLIC_AUTH_URL']),
  payments: hostOf(import.meta.env['PUBLIC_PAYMENTS_URL']),
  organisation: hostOf(import.meta.env['PUBLIC_ORGANISATION_URL']),
};

/** The full address of a path of a service, for a link that the browser follows itself. */
export const serviceAddress = (service: Service, path: string): string => `${hosts[service]}${path}`;
