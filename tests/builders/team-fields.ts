/** The fields of a team's form. */
export const teamFields = {
  team_name: 'Quokka Rangers',
  team_desc: 'Ultimate on the beach.',
  team_address: 'Maidan 4',
  city: 'Nagpur, Maharashtra',
  team_type: 'friends',
  sport_id: 17,
  team_gender: 'women',
  level: 'advanced',
  time_zone: 'Asia/Kolkata',
  facebook: '',
  instagram: 'https://instagram.example/quokkas',
  twitter: '',
  youtube: '',
} as const;

/** The fields of a member's form. */
export const memberFields = {
  first_name: 'Zubin',
  last_name: 'Zeilinger',
  squad: 'player',
  jersey_number: 7,
  position: 'Keeper',
  email: 'zubin@elevate.example',
  phone: '+91 98765 43210',
  is_minor: false,
} as const;
