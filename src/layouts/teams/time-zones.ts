const home = 'Asia/Kolkata';

/** The time zones that a team may choose, India's first. Some systems only know it as Asia/Calcutta. */
export const timeZones = (): string[] => [
  home,
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== home && zone !== 'Asia/Calcutta'),
];
