import type { InvitedAs } from '../../../contract/invitations.ts';
import { invitedAsLabels } from './invited-as-words.ts';

type Props = { label: string; places: readonly InvitedAs[]; chosen: InvitedAs; className?: string; onChoose: (as: InvitedAs) => void };

/** The role that somebody is invited to, one of those that the viewer may give. */
export function PlaceSelect({ label, places, chosen, className = '', onChoose }: Props) {
  return (
    <label className={`block ${className}`}>
      <span className="mb-1 block font-semibold">{label}</span>
      <select className="field" value={chosen} onChange={(event) => onChoose(event.target.value as InvitedAs)}>
        {places.map((place) => (
          <option key={place} value={place}>
            {invitedAsLabels[place]}
          </option>
        ))}
      </select>
    </label>
  );
}
