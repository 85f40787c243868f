import { oneLine } from '../../contract/shapes.ts';
import { newId } from '../database/new-id.ts';
import { homeOf } from '../http/origin.ts';
import { defineNotification } from '../module/define-notification.ts';

type Corrected = { teamId: string; team: string; name: string; isAdult: boolean };

const sentencesOf = ({ name, team, isAdult }: Corrected): string[] =>
  isAdult
    ? [
        `${name} is in ${team}, and says now that they are 18 or older. They are no longer marked as under 18 there, and have no guardian.`,
        'If this is wrong, talk to them: they can correct it in their settings. Whether they stay in the team is up to you:',
      ]
    : [
        `${name} is in ${team}, and says now that they are under 18. They are marked so on the roster.`,
        'Until a guardian looks after them, they see no contacts of others. They can name a guardian themselves, and you can invite one here:',
      ];

/** To the managers of a team: a member corrected whether they are 18 or older. */
export const ageCorrected = defineNotification<Corrected>({
  name: 'team.ageCorrected',
  write: (about, _reader, { environment }) => ({
    messageId: `age-${newId()}`,
    subject: oneLine(`The age of ${about.name} in ${about.team}`),
    text: [`${sentencesOf(about).join('\n\n')}\n${homeOf(environment)}/team-member/${about.teamId}`, 'Elevate'].join('\n\n'),
  }),
});
