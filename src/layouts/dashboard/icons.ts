/** Icon paths for a 20 x 20 view box, drawn as lines with round ends. */
export const iconPaths = {
  day: 'M3 8.5h14M3 4.5h14v12.5H3zM7 2.5v4M13 2.5v4M6.5 12l2.2 2.2L13.5 10.5',
  events: 'M4.5 2.5v15M4.5 3.5h11l-3 4 3 4h-11',
  assistant: 'M3 4h14v10H9l-4 3.5V14H3zM10 6.2v5.6M7.2 9h5.6',
  search: 'M3 9a6 6 0 1 0 12 0A6 6 0 1 0 3 9zM13.5 13.5l4 4',
  person: 'M6.75 7a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0-6.5 0zM3.75 17c.6-3.4 3-5 6.25-5s5.65 1.6 6.25 5',
  team: 'M4.5 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM11.5 7.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM2 16c.4-3 2.2-4.5 5-4.5s4.6 1.5 5 4.5M13 11.5c2.6-.2 4.4 1.2 5 4',
  account: 'M3 5.5h8M15 5.5h2M3 10h2M9 10h8M3 14.5h6M13 14.5h4M13 3.7v3.6M7 8.2v3.6M11 12.7v3.6',
  news: 'M3 4h11v12.5H5A2 2 0 0 1 3 14.5zM14 8h3v6.5a2 2 0 0 1-2 2h-1M6 7.5h5M6 10.5h5M6 13.5h3',
  plan: 'M3.5 3.5V16.5M7 3.5V16.5M10.5 3.5V16.5M14 3.5V16.5M1.5 14L16 6',
  jobs: 'M2.5 6.5h15v10h-15zM7 6.5V4h6v2.5M2.5 11h15',
  help: 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM7.7 7.8a2.3 2.3 0 1 1 3.3 2.2c-.7.3-1 .8-1 1.5M10 14.2v.1',
  fold: 'M2.5 4h15v12h-15zM7.5 4v12M13.5 8l-2 2 2 2',
} as const;

export type IconName = keyof typeof iconPaths;
