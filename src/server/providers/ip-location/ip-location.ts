import type { IpLocation } from '../../../contract/location.ts';

/** Says roughly where an address is. An address that says nothing (private, reserved, unknown) gives `unknownPlace`. */
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
