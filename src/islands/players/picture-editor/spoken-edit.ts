import type { Edit } from './edit.ts';

const percent = (part: number) => `${Math.round(Math.abs(part) * 100)} %`;

/** The picture's position in words, for screen readers. */
export function spokenEdit({ x, y }: Edit): string {
  const across = Math.round(x * 100) === 0 ? '' : `${percent(x)} to the ${x > 0 ? 'right' : 'left'}`;
  const along = Math.round(y * 100) === 0 ? '' : `${percent(y)} ${y > 0 ? 'down' : 'up'}`;
  const both = [across, along].filter(Boolean).join(', ');
  return both ? `Picture ${both}.` : 'Picture in the middle.';
}

export const spokenZoom = (zoom: number): string => `${zoom.toFixed(1)} times`;

export const spokenTilt = (tilt: number): string =>
  tilt === 0 ? 'straight' : `${Math.abs(tilt)} ${Math.abs(tilt) === 1 ? 'degree' : 'degrees'} to the ${tilt > 0 ? 'right' : 'left'}`;
