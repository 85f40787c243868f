import { LinkifyIt } from 'linkify-it';
import { Fragment } from 'react';
import { mentionPattern, type ChatMessage } from '../../contract/team-chat.ts';
import { formerMember } from './conversation-words.ts';

// Only addresses that say that they are one: 'see you at home.it' is none.
const links = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false }).add('ftp:', null).add('//', null).add('mailto:', null);

type Piece = { readonly text: string; readonly href?: string; readonly mention?: string };

function linksIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, lastIndex, url } of links.match(text) ?? []) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: text.slice(index, lastIndex), href: url });
    from = lastIndex;
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces;
}

/** A text in pieces: plain, a link, or a mention. */
export function piecesOf(text: string, mentions: ChatMessage['mentions']): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, 1: who = '', index } of text.matchAll(mentionPattern)) {
    pieces.push(...linksIn(text.slice(from, index)));
    const name = who === 'everybody' ? 'everybody' : mentions.find(({ user_id }) => user_id === who)?.name;
    pieces.push({ text: `@${name ?? formerMember.toLowerCase()}`, mention: who });
    from = index + whole.length;
  }
  return [...pieces, ...linksIn(text.slice(from))];
}

/** A text without the marks of mentions, for a line that shows its beginning. */
export const plainText = (text: string, mentions: ChatMessage['mentions'] = []): string =>
  piecesOf(text, mentions)
    .map((piece) => piece.text)
    .join('');

/** The text of a message, as text alone: addresses are links that tell the other site nothing of this one. */
export function MessageText({ text, mentions, readerId }: Pick<ChatMessage, 'text' | 'mentions'> & { readerId: string }) {
  return (
    <p className="chat-text" dir="auto">
      {piecesOf(text, mentions).map((piece, at) => {
        if (piece.href !== undefined)
          return (
            <a key={at} href={piece.href} className="link" target="_blank" rel="noopener noreferrer nofollow ugc">
              {piece.text}
            </a>
          );
        if (piece.mention === undefined) return <Fragment key={at}>{piece.text}</Fragment>;
        const isMine = piece.mention === readerId || piece.mention === 'everybody';
        return (
          <strong key={at} className={isMine ? 'chat-mention chat-mention-mine' : 'chat-mention'}>
            {piece.text}
          </strong>
        );
      })}
    </p>
  );
}
