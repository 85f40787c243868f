export { followSeries } from './task-repeats.ts';
export { freeTasksOf } from './free-tasks.ts';
export { taskRoutes } from './routes.ts';
export { exportTasksOf, freeTasksOfUser } from './tasks-of-user.ts';
