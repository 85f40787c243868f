import { limits } from '../../../contract/limits.ts';
import { genders, levels } from '../../../contract/search.ts';
import type { DataFormField } from '../../shared/data-form/data-field.ts';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: capital(value) }));
const link = (name: string, label: string) => ({ kind: 'url' as const, name, label, longest: limits.webAddressLength });

/** The options of a team's form. */
export type TeamChoices = {
  types: readonly { id: string; name: string }[];
  /** Sport ids. */
  games: readonly number[];
  timeZones: readonly string[];
};

/** The fields of a team, as addTeam and updateTeam take them. */
export const teamFields = ({ types, games, timeZones }: TeamChoices): readonly DataFormField[] => [
  { kind: 'text', name: 'team_name', label: 'Name', longest: limits.teamNameLength },
  { kind: 'select', name: 'team_type', label: 'Type', choices: types.map(({ id, name }) => ({ value: id, label: name })) },
  { kind: 'sport', name: 'sport_id', label: 'Sport', offered: games, columns: 'at-most-2 sm:grid-cols-3 xl:grid-cols-4' },
  { kind: 'cards', name: 'team_gender', label: 'Team gender', choices: choicesOf(genders), columns: 'at-most-3' },
  { kind: 'cards', name: 'level', label: 'Level', choices: choicesOf(levels), columns: 'at-most-2 2xl:grid-cols-4' },
  { kind: 'city', name: 'city', label: 'City', hint: 'Where search finds you.' },
  {
    kind: 'text',
    name: 'team_address',
    label: 'Ground (optional)',
    hint: 'Where you meet. Everybody sees it.',
    longest: limits.addressLength,
  },
  { kind: 'longText', name: 'team_desc', label: 'About the team (optional)', longest: limits.profileTextLength },
  {
    kind: 'select',
    name: 'time_zone',
    label: 'Time zone',
    hint: 'What your event times mean.',
    choices: timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  },
  {
    kind: 'group',
    legend: 'Elsewhere on the web (optional)',
    fields: [link('facebook', 'Facebook'), link('instagram', 'Instagram'), link('twitter', 'Twitter'), link('youtube', 'YouTube')],
  },
];
