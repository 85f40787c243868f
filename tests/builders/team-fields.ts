/** The fields of a team's form: none is empty, as in another, or what a team has by default. */
export const teamFields = {
  team_name: 'Quokka Rangers',
  team_desc: 'Ultimate on the beach.',
  team_address: 'Maidan 4',
  city: 'Nagpur, Maharashtra',
  team_type: 'friends',
  sport_id: 17,
  team_gender: 'women',
  level: 'advanced',
  time_zone: 'Asia/Dubai',
  facebook: 'https://facebook.example/rangers',
  instagram: 'https://instagram.example/quokkas',
  twitter: 'https://twitter.example/beach',
  youtube: 'https://youtube.example/ultimate',
} as const;

/** The fields of a member's form. */
export const memberFields = {
  first_name: 'Zubin',
  last_name: 'Zeilinger',
  squad: 'substitute',
  jersey_number: 7,
  position: 'Keeper',
  email: 'keeps.goal@elevate.example',
  phone: '+91 98765 43210',
  is_minor: false,
} as const;
