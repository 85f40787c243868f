export { removeFromWaitlist } from './remove-from-waitlist.ts';
export { waitlistRoutes } from './routes.ts';
