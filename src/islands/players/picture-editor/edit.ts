import { limits } from '../../../contract/limits.ts';

/**
 * How a picture lies under the square that is cut out of it. The square's side is 1. At zoom 1 without tilt, the picture's shorter side is
 * 1; a tilt enlarges the picture until it fills the corners.
 */
export type Edit = {
  /** The picture's centre relative to the square's, to the right and down. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** Degrees clockwise, -45 to 45. */
  readonly tilt: number;
};
export type Shape = { readonly width: number; readonly height: number };

export const untouched: Edit = { x: 0, y: 0, zoom: 1, turns: 0, tilt: 0 };
export const steepestTilt = 45;
const highestZoom = 8;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** The factor by which the bounding box of a square grows when it is tilted. */
const frameOf = (tilt: number) => Math.abs(Math.cos(radians(tilt))) + Math.abs(Math.sin(radians(tilt)));
const rotated = ({ x, y }: { x: number; y: number }, degrees: number) => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

export const angleOf = ({ turns, tilt }: Edit): number => turns * 90 + tilt;
export const scaleOf = ({ zoom, tilt }: Edit): number => zoom * frameOf(tilt);
/** The picture's sides before scaling: the shorter one is 1. */
export const sidesOf = ({ width, height }: Shape): Shape => {
  const shorter = Math.min(width, height);
  return { width: width / shorter, height: height / shorter };
};
/** The largest zoom: beyond it the square would hold fewer than 150 px of the picture. */
export const mostZoom = ({ width, height }: Shape): number => clamp(Math.min(width, height) / limits.profilePhotoPx, 1, highestZoom);

/** The nearest edit in which the picture fills the square up to its corners. */
export function settle(edit: Edit, shape: Shape): Edit {
  const fitting = { ...edit, zoom: clamp(edit.zoom, 1, mostZoom(shape)), tilt: clamp(edit.tilt, -steepestTilt, steepestTilt) };
  const [angle, scale, frame, sides] = [angleOf(fitting), scaleOf(fitting), frameOf(fitting.tilt), sidesOf(shape)];
  // The square's centre in the picture's coordinates, where the picture's edges are axis-aligned.
  const middle = rotated({ x: -fitting.x, y: -fitting.y }, -angle);
  const reach = { x: Math.max(0, (sides.width * scale - frame) / 2), y: Math.max(0, (sides.height * scale - frame) / 2) };
  const kept = rotated({ x: clamp(middle.x, -reach.x, reach.x), y: clamp(middle.y, -reach.y, reach.y) }, angle);
  return { ...fitting, x: -kept.x, y: -kept.y };
}

/** Changes zoom, turns or tilt around the point at the square's centre. */
export function reshape(edit: Edit, change: Partial<Pick<Edit, 'zoom' | 'turns' | 'tilt'>>, shape: Shape): Edit {
  const next = settle({ ...edit, ...change, x: 0, y: 0 }, shape);
  const moved = rotated(edit, angleOf(next) - angleOf(edit));
  const growth = scaleOf(next) / scaleOf(edit);
  return settle({ ...next, x: moved.x * growth, y: moved.y * growth }, shape);
}

/** The side of the square in pixels of the picture. */
export const pixelsInSquare = (edit: Edit, { width, height }: Shape): number => Math.floor(Math.min(width, height) / scaleOf(edit));
