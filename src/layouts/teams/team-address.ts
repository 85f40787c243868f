/** The address of a team's view; of the first view where none is named. */
export const teamAddress = (id: string, view?: string): string => `/team-member/${id}${view ? `?view=${view}` : ''}`;
