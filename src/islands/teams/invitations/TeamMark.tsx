import { ProfilePicture } from '../../shared/ProfilePicture.tsx';

type Props = { team: { name: string; logo: string | null; sport_id: number } };

/** A team's crest in the size of a row; the page must contain the court drawing (CourtSymbols). */
export function TeamMark({ team }: Props) {
  return (
    <div className="shrink-0 [&_.display]:text-xl [&>div]:size-14!" aria-hidden="true">
      <ProfilePicture name={team.name} picture={team.logo} sport={team.sport_id} isRound={false} />
    </div>
  );
}
