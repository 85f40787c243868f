// Layouts reach the stores through the islands.
export { keepFresh } from '../../stores/live-refresh.ts';
