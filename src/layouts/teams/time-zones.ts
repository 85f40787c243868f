const home = 'Asia/Kolkata';

/** The zones that a team's clock may show, India's first. Some systems still know it by its old name. */
export const timeZones = (): string[] => [
  home,
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== home && zone !== 'Asia/Calcutta'),
];
