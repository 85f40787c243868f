/** What the picture is for: a profile, after which the browser goes back, or nothing but the visitor's disk. */
export type Goal = { for: 'profile'; returnTo: string } | { for: 'disk'; isSignedIn: boolean };
