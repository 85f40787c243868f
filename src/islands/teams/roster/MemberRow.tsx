import type { ReactNode } from 'react';
import type { TeamMember } from '../../../contract/team-members.ts';
import { initialsOf } from '../../shared/initials.ts';
import { pictureAddress } from '../../shared/picture-address.ts';
import { roleLabels } from '../role-labels.ts';
import { isStaff } from './group-members.ts';

type Props = { member: TeamMember; team: string; mayEdit: boolean };

const dayOf = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(moment));

/** One member in the roster: number, picture, name, and contact links for staff. */
export function MemberRow({ member, team, mayEdit }: Props) {
  const name = `${member.first_name} ${member.last_name}`.trim();
  const facts = [
    isStaff(member) ? roleLabels[member.role] : '',
    member.position,
    member.is_minor ? 'under 18' : '',
    member.is_guardian_missing ? 'guardian missing' : '',
    member.has_account ? '' : member.declined_at === null ? 'no account yet' : `declined on ${dayOf(member.declined_at)}`,
  ].filter(Boolean);
  return (
    <li className="group relative flex flex-wrap items-center gap-x-3 py-2.5 sm:gap-x-4">
      <span
        className="numerals w-[min(2.75rem,11vw)] text-right text-2xl tabular-nums"
        aria-label={member.jersey_number === null ? undefined : `Number ${member.jersey_number}`}
      >
        {member.jersey_number ?? ''}
      </span>
      <span
        className="relative grid size-11 place-items-center overflow-hidden rounded-full bg-board text-sm font-bold text-chalk"
        aria-hidden="true"
      >
        {initialsOf(name)}
        {member.photo && (
          <img
            className="absolute inset-0 size-full object-cover"
            src={pictureAddress(member.photo, 96)}
            width="44"
            height="44"
            alt=""
            loading="lazy"
          />
        )}
      </span>
      <div className="min-w-0 flex-[1_1_6rem]">
        <p className="font-semibold wrap-anywhere">
          {mayEdit ? (
            <a className="after:absolute after:inset-0 group-hover:underline" href={`/edit-players/${team}/${member.id}`}>
              {name}
            </a>
          ) : member.unique_name ? (
            <a className="after:absolute after:inset-0 group-hover:underline" href={`/profile/${encodeURIComponent(member.unique_name)}`}>
              {name}
            </a>
          ) : (
            name
          )}
          {member.is_me && <span className="ml-2 rounded bg-sunken px-1.5 py-0.5 text-sm font-normal">you</span>}
        </p>
        <p className="text-[0.9375rem] text-muted">{facts.join(', ')}</p>
      </div>
      <p className="relative z-1 ml-auto flex gap-1">
        {member.phone && (
          <ContactLink href={`tel:${member.phone.replaceAll(/[^\d+]/g, '')}`} label={`Call ${name}`}>
            <path d="M4 3h3l1.5 4-2 1.5a9 9 0 0 0 5 5l1.5-2 4 1.5v3a1 1 0 0 1-1 1A13 13 0 0 1 3 4a1 1 0 0 1 1-1z" />
          </ContactLink>
        )}
        {member.email && (
          <ContactLink href={`mailto:${member.email}`} label={`Write to ${name}`}>
            <path d="M2.5 4.5h15v11h-15zM3 5l7 6 7-6" />
          </ContactLink>
        )}
      </p>
    </li>
  );
}

/** An icon link to call or write to somebody. */
function ContactLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a className="grid size-11 place-items-center rounded hover:bg-sunken" href={href} aria-label={label}>
      <svg
        className="size-5"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </a>
  );
}
