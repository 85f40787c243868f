import type { IpLocation } from '../../../contract/location.ts';

/** Looks up the rough location of an address; `unknownPlace` for private, reserved and unknown addresses. */
export type IpLocationProvider = {
  readonly name: 'dbip-file' | 'http';
  locate(address: string): Promise<IpLocation>;
};

export const unknownPlace: IpLocation = {
  city: null,
  region: null,
  country_name: null,
  latitude: null,
  longitude: null,
  country_calling_code: null,
};
