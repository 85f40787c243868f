export { exportAvailabilityOf, type AvailabilityExport } from './export-availability.ts';
export { startLeavingWork } from './free-seats.ts';
export { eventRoutes } from './routes.ts';
export { startEventJobs } from './run-event-job.ts';
