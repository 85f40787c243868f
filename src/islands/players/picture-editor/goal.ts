/** What the picture is for: a profile or a team's logo, after which the browser goes back, or nothing but the visitor's disk. */
export type Goal =
  { for: 'profile'; returnTo: string } | { for: 'team'; team: string; returnTo: string } | { for: 'disk'; isSignedIn: boolean };
