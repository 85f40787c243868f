import type { Invitation } from '../../../contract/invitations.ts';
import { endedWords } from './ended-words.ts';
import { linkTitle } from './invited-as-words.ts';

/** Links that open nothing any more although nobody ended them, with the reason. */
export function EndedLinks({ links }: { links: readonly Invitation[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">Ended links</h3>
      <p className="mt-1 text-muted">They open nothing any more. Make a new one where it is still wanted.</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {links.map((link) => (
          <li key={link.id} className="py-3 wrap-anywhere">
            <span className="font-semibold">{linkTitle(link)}</span> <span className="text-muted">{endedWords(link)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
