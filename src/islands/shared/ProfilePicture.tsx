import { limits } from '../../contract/limits.ts';
import { courtOf } from '../../contract/sports.ts';
import { initialsOf } from './initials.ts';
import { pictureAddress } from './picture-address.ts';

type Props = { name: string; picture: string | null; sport: number | undefined; isRound: boolean };

/** Spec §2: 150 by 150 px. Without a picture, the initials on the court of the sport; the page must contain its drawing as a symbol. */
export function ProfilePicture({ name, picture, sport, isRound }: Props) {
  const size = limits.profilePhotoPx;
  return (
    <div
      className={`relative isolate grid size-[150px] shrink-0 place-items-center overflow-hidden bg-pitch text-chalk ${isRound ? 'rounded-full' : 'rounded-card'}`}
    >
      <svg className="absolute top-1/2 left-1/2 -z-1 h-[150%] w-[240%] -translate-1/2 text-pitch-line" aria-hidden="true">
        <use href={`#court-${courtOf(sport ?? 0)}`} />
      </svg>
      {picture === null ? (
        <span className="display text-5xl" aria-hidden="true">
          {initialsOf(name)}
        </span>
      ) : (
        <img
          className="absolute inset-0 size-full object-cover"
          src={pictureAddress(picture, 150)}
          srcSet={`${pictureAddress(picture, 300)} 2x`}
          width={size}
          height={size}
          alt={name}
          decoding="async"
        />
      )}
    </div>
  );
}
