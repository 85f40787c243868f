export { startLeavingWork } from './free-seats.ts';
export { eventRoutes } from './routes.ts';
export { startEventWork } from './wake-event.ts';
