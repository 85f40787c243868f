export { exportAvailabilityOf, type AvailabilityExport } from './export-availability.ts';
export { startLeavingWork } from './free-seats.ts';
export { eventRoutes } from './routes.ts';
export { startEventWork } from './wake-event.ts';
