import { locateVisitor } from '../../contract/location.ts';
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';

export const locationRoutes = ({ providers }: House) => [
  route(locateVisitor, (_fields, { address }) => providers.ipLocation.locate(address), { limit: { points: 30, windowSeconds: 60 } }),
];
