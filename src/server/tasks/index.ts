export { followSeries } from './task-repeats.ts';
export { freeTasksOf } from './free-tasks.ts';
export { tasksModule } from './module.ts';
