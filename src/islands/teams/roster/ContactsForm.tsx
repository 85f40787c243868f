import { listPlayers, type TeamMember, updateContacts } from '../../../contract/team-members.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import type { DataField } from '../../shared/data-form/data-field.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';

type Props = {
  team: string;
  member: TeamMember;
  fields: readonly DataField[];
  /** The label of the submit button. */
  submit: string;
  onSaved: (member: TeamMember) => void;
  cancel?: { label: string; onCancel: () => void };
};

/** A form for the given contact fields of a member; the other fields stay unchanged. */
export function ContactsForm({ team, member, fields, submit, onSaved, cancel }: Props) {
  const baseOf = ({ id, version, email, phone, emergency_name, emergency_phone }: TeamMember) => {
    const values = { email, phone, emergency_name: emergency_name ?? '', emergency_phone };
    const kept = Object.entries(values).filter(([name]) => !fields.some((field) => field.name === name));
    return { values, fixed: { team_id: team, member_id: id, version, ...Object.fromEntries(kept) } };
  };
  const reload = async () => {
    const { response } = await askSignedIn(listPlayers, { team_id: team });
    return baseOf(response.find(({ id }) => id === member.id) ?? member);
  };
  return (
    <DataForm
      call={updateContacts}
      draft={`contacts-${member.id}`}
      fields={fields}
      {...baseOf(member)}
      submit={submit}
      reload={reload}
      onSaved={({ response }) => {
        onSaved(response);
        return baseOf(response);
      }}
      {...(cancel && { cancel })}
    />
  );
}
