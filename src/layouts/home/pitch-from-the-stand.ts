// A football pitch (105 by 68 m) as seen from the stand, projected at build time into a path of a few hundred bytes.
type Point = readonly [x: number, y: number];

export const standView = { width: 1600, height: 410 } as const;

const camera = { centrePx: 1000, horizonPx: -213, focalPx: 1500, heightScale: 24_960, distanceM: 40 };

function project([x, y]: Point): string {
  const depthM = y + camera.distanceM;
  return `${Math.round(camera.centrePx + (camera.focalPx * x) / depthM)} ${Math.round(camera.horizonPx + camera.heightScale / depthM)}`;
}

const line = (...points: Point[]): string => `M${points.map(project).join('L')}`;

/** The points of an arc from `from` to `to` degrees. Coordinates in metres from the middle of the near touchline. */
function arc([x, y]: Point, radiusM: number, from = 0, to = 360): string {
  const steps = Math.ceil((to - from) / 9);
  return line(
    ...Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
      return [x + radiusM * Math.cos(angle), y + radiusM * Math.sin(angle)];
    }),
  );
}

const end = (side: 1 | -1): string[] => [
  line([52.5 * side, 13.85], [36 * side, 13.85], [36 * side, 54.15], [52.5 * side, 54.15]),
  line([52.5 * side, 24.85], [47 * side, 24.85], [47 * side, 43.15], [52.5 * side, 43.15]),
  side === -1 ? arc([-41.5, 34], 9.15, -53, 53) : arc([41.5, 34], 9.15, 127, 233),
];

/** The lines of the whole pitch as an SVG path, for the view box `standView`. */
export const pitchFromTheStand: string = [
  line([-52.5, 0], [52.5, 0], [52.5, 68], [-52.5, 68], [-52.5, 0]),
  line([0, 0], [0, 68]),
  arc([0, 34], 9.15),
  arc([0, 34], 0.3),
  ...end(-1),
  ...end(1),
].join('');
