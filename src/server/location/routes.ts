import { locateVisitor } from '../../contract/location.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';

export const locationRoutes = ({ providers }: AppContext) => [
  route(locateVisitor, (_fields, { address }) => providers.ipLocation.locate(address), { limit: { points: 30, windowSeconds: 60 } }),
];
