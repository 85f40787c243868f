import * as z from 'zod/mini';
import { ipLocationSchema } from '../../../contract/location.ts';
import { unknownPlace, type IpLocationProvider } from './ip-location.ts';
import { isPublicAddress } from './public-address.ts';

/** A service with ipapi's format: GET `{base}/{address}/json/`. A slow, failed or invalid answer counts as unknown. */
export function createHttpLocation(base: string): IpLocationProvider {
  return {
    name: 'http',
    async locate(address) {
      if (!isPublicAddress(address)) return unknownPlace;
      try {
        const answer = await fetch(`${base.replace(/\/$/, '')}/${address}/json/`, { signal: AbortSignal.timeout(3_000) });
        const parsed = answer.ok ? z.safeParse(ipLocationSchema, await answer.json()) : undefined;
        return parsed?.success ? parsed.data : unknownPlace;
      } catch {
        return unknownPlace;
      }
    },
  };
}
