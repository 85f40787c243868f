import type { Day } from '../../../contract/day.ts';
import { builtHref } from '../dashboard-navigation.ts';
import { teamSearch } from './nearby-teams.ts';

export type NextThing = { title: string; text: string; href: string; label: string };

const asks = {
  photo: { title: 'Show your face', text: 'A picture is what a captain remembers. Yours is still missing.', label: 'Add a picture' },
  about: { title: 'Say who you are', text: 'Two sentences are enough: where you play, and when you can.', label: 'Write about yourself' },
  achievement: { title: 'Say what you have won', text: 'A cup, a cap, or a first season without a red card.', label: 'Add an achievement' },
} as const;

/** The one thing to do next. The loud colour is kept for it. */
export function nextThing(day: Day): NextThing {
  const settings = builtHref('/profileSettings');
  const missing = day.profile?.missing.find((part) => part !== 'social');
  if (settings && missing) return { ...asks[missing], href: settings };
  return {
    title: day.profile ? 'Find your next team' : 'See who plays near you',
    text: day.city
      ? `Teams in and around ${day.city} are listed with their level, the nearest first.`
      : 'Teams of all twelve sports, across India.',
    href: teamSearch(day),
    label: 'Search teams',
  };
}
