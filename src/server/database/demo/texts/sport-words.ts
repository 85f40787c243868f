import type { SportId } from '../../../../contract/sports.ts';

/** The words of a sport: positions, habits, and what a meeting is called. */
export type SportWords = { roles: readonly string[]; habits: readonly string[]; outing: readonly string[]; honours: readonly string[] };

export const sportWords: Readonly<Record<SportId, SportWords>> = {
  7: {
    roles: ['Point guard', 'Shooting guard', 'Small forward', 'Power forward', 'Centre', 'Sixth man off the bench'],
    habits: [
      'passes first',
      'takes charges without complaint',
      'never stops boxing out',
      'shoots free throws after everyone has left',
      'likes a full-court press',
      'sets the hard screens',
    ],
    outing: ['pick-up games', 'three-on-three', 'half-court runs', 'league games'],
    honours: ['most assists in', 'free-throw contest winner at', 'all-tournament five at'],
  },
  8: {
    roles: [
      'Goalkeeper',
      'Left back',
      'Right back',
      'Centre half',
      'Holding midfielder',
      'Winger',
      'Striker',
      'Number ten',
      'Utility player',
    ],
    habits: [
      'talks the back line through every set piece',
      'tracks back in the ninetieth minute',
      'prefers a pass to a dribble',
      'takes the corners',
      'plays with both feet',
      'reads the second ball early',
    ],
    outing: ['five-a-side', 'seven-a-side', 'Sunday matches', 'futsal'],
    honours: ['top scorer of', 'clean-sheet prize at', 'player of the final at'],
  },
  9: {
    roles: ['Pitcher', 'Catcher', 'Shortstop', 'Outfielder', 'First base'],
    habits: ['keeps the scorebook too', 'throws strikes', 'steals bases when allowed', 'works long counts'],
    outing: ['practice games', 'batting practice', 'weekend double-headers'],
    honours: ['best battery at', 'stolen-base leader of', 'golden glove at'],
  },
  11: {
    roles: ['Setter', 'Libero', 'Outside hitter', 'Opposite', 'Middle blocker', 'Serving specialist'],
    habits: [
      'digs everything',
      'sets quick to the middle',
      'serves float',
      'calls every ball loudly',
      'covers the tip',
      'plays sand and hard court alike',
    ],
    outing: ['six-a-side', 'beach pairs', 'evening games', 'club scrimmages'],
    honours: ['best setter at', 'most blocks in', 'best libero at'],
  },
  12: {
    roles: ['Goalie', 'Defence', 'Left wing', 'Right wing', 'Centre'],
    habits: ['skates before breakfast', 'helps to flood the rink at night', 'shares skates with two cousins', 'blocks shots', 'wins draws'],
    outing: ['rink sessions', 'pond games', 'short-season matches'],
    honours: ['best goalie at', 'most assists in', 'fair-play prize at'],
  },
  16: {
    roles: [
      'Opening batter',
      'Middle-order batter',
      'Wicketkeeper',
      'Off-spinner',
      'Leg-spinner',
      'Left-arm spinner',
      'Medium pacer',
      'New-ball bowler',
      'All-rounder',
    ],
    habits: [
      'would rather field at slip than sit out',
      'runs the first run hard',
      'bowls the death overs',
      'keeps the scorebook',
      'learnt on matting wickets',
      'bats long on bad pitches',
      'brings the spare bails',
    ],
    outing: ['nets', 'tennis-ball matches', 'twenty-over games', 'weekend friendlies'],
    honours: ['most wickets in', 'best batter of', 'fielder of the day at'],
  },
  17: {
    roles: ['Singles player', 'Doubles front-court player', 'Doubles back-court player', 'Mixed doubles player', 'Coach and player'],
    habits: ['likes long rallies', 'plays deceptive drops', 'strings own rackets', 'warms up properly', 'defends low', 'smashes flat'],
    outing: ['morning doubles', 'club ladders', 'singles practice', 'mixed evenings'],
    honours: ['doubles winner at', 'singles finalist at', 'ladder leader of'],
  },
  18: {
    roles: ['Attack', 'Midfield', 'Defence', 'Goalie'],
    habits: ['came to it from hockey', 'throws with either hand', 'wins ground balls', 'teaches beginners to cradle'],
    outing: ['sixes', 'stick-work sessions', 'weekend scrimmages'],
    honours: ['most ground balls at', 'best newcomer of', 'top scorer of'],
  },
  19: {
    roles: ['Twelve handicap', 'Eighteen handicap', 'Single-figure golfer', 'Weekend golfer', 'Junior golfer'],
    habits: ['walks and carries', 'putts better than drives', 'is first off the tee', 'repairs every pitch mark', 'practises bunker shots'],
    outing: ['nine holes', 'early rounds', 'foursomes', 'range sessions'],
    honours: ['nearest the pin at', 'net winner of', 'longest drive at'],
  },
  20: {
    roles: ['Baseliner', 'Serve-and-volley player', 'Doubles player', 'Left-hander', 'All-court player'],
    habits: ['slices the backhand', 'lobs well', 'returns early', 'calls lines generously', 'plays on clay when possible'],
    outing: ['hitting sessions', 'club doubles', 'singles sets', 'mixed doubles'],
    honours: ['singles winner at', 'doubles runner-up at', 'ranked first in'],
  },
  30: {
    roles: ['Goalkeeper', 'Left wing', 'Right wing', 'Pivot', 'Centre back', 'Left back'],
    habits: ['shoots from nine metres', 'runs every fast break', 'learnt it at school', 'blocks high', 'feeds the pivot'],
    outing: ['indoor sessions', 'school-court games', 'club practice'],
    honours: ['best goalkeeper at', 'top scorer of', 'best wing at'],
  },
  36: {
    roles: ['Pitcher', 'Catcher', 'Shortstop', 'Centre fielder', 'Third base'],
    habits: ['pitches a rise ball', 'bunts for the team', 'coaches first base', 'turns the double play'],
    outing: ['slow-pitch games', 'practice innings', 'college fixtures'],
    honours: ['best pitcher at', 'home-run leader of', 'best infielder at'],
  },
};
