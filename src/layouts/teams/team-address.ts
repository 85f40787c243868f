/** Where a view of a team is; the first one without a name. */
export const teamAddress = (id: string, view?: string): string => `/team-member/${id}${view ? `?view=${view}` : ''}`;
