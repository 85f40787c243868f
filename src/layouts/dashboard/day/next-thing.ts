import type { listMyInvitations } from '../../../contract/answer-invitation.ts';
import type { Answer } from '../../../contract/call.ts';
import type { Day } from '../../../contract/day.ts';
import { invitedAsWords } from '../../../islands/teams/invitations/invited-as-words.ts';
import { teamAddress } from '../../teams/team-address.ts';
import { teamSearch } from '../../search/nearby-teams.ts';

/** `isOfPeople`: another person waits for it. */
export type NextThing = { title: string; text: string; href: string; label: string; isOfPeople?: boolean };

const asks = {
  photo: { title: 'Show your face', text: 'A picture is what a captain remembers. Yours is still missing.', label: 'Add a picture' },
  about: { title: 'Say who you are', text: 'Two sentences are enough: where you play, and when you can.', label: 'Write about yourself' },
  achievement: { title: 'Say what you have won', text: 'A cup, a cap, or a first season without a red card.', label: 'Add an achievement' },
} as const;

type Waiting = Answer<typeof listMyInvitations>['response'];

/** Something that other people wait for: an invitation from a team, or requests to join a team that the viewer leads. */
function whoWaits({ invitations, teams }: Waiting): NextThing | undefined {
  const [first] = invitations;
  if (first) {
    const others = invitations.length > 1 ? ` ${invitations.length - 1} more wait for you.` : '';
    const text = `${first.invitedBy} asks you ${invitedAsWords(first.as, first.ward)}.${others}`;
    return { title: `${first.team.name} wants you`, text, href: '/invite', label: 'Answer' };
  }
  const asked = teams.find(({ requests }) => requests);
  if (!asked?.requests) return undefined;
  const title = asked.requests === 1 ? `Somebody asks to join ${asked.name}` : `${asked.requests} people ask to join ${asked.name}`;
  return { title, text: 'They see your answer at once, and get a mail.', href: teamAddress(asked.id, 'invite'), label: 'Have a look' };
}

/** The one thing to do next, the only one in the accent colour. Waiting people come first. */
export function nextThing(day: Day, waiting: Waiting): NextThing {
  const wanted = whoWaits(waiting);
  if (wanted) return { ...wanted, isOfPeople: true };
  const missing = day.profile?.missing.find((part) => part !== 'social');
  if (missing) return { ...asks[missing], href: '/profileSettings' };
  return {
    title: day.profile ? 'Find your next team' : 'See who plays near you',
    text: day.city
      ? `Teams in and around ${day.city} are listed with their level, the nearest first.`
      : 'Teams of all twelve sports, across India.',
    href: teamSearch(day),
    label: 'Search teams',
  };
}
