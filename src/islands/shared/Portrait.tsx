import { limits } from '../../contract/limits.ts';
import { pictureAddress } from './picture-address.ts';

type Props = { picture: string | null; name: string };

const sizePx = limits.profilePhotoPx;
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => [...part][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A photo or crest at 150 by 150 px; the initials on a pitch where there is none. */
export function Portrait({ picture, name }: Props) {
  return (
    <div className="relative grid size-[150px] shrink-0 place-items-center overflow-clip rounded-card bg-pitch text-chalk">
      <span className="numerals text-5xl" aria-hidden="true">
        {initialsOf(name)}
      </span>
      {picture && (
        <img
          src={pictureAddress(picture, sizePx)}
          srcSet={`${pictureAddress(picture, sizePx)} 1x, ${pictureAddress(picture, sizePx * 2)} 2x`}
          width={sizePx}
          height={sizePx}
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
