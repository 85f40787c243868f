export { followSeries } from './task-repeats.ts';
export { freeTasksOf } from './free-tasks.ts';
export { freeTasksIfRemoved } from './free-tasks-of-former.ts';
export { tasksModule } from './module.ts';
