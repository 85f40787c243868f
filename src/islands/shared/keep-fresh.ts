// Re-exported because layouts may import stores only through islands.
export { keepFresh } from '../../stores/live-refresh.ts';
