import { mentionOf, mentionOfEverybody, type ChatPerson } from '../../contract/team-chat.ts';

/** Somebody who can be mentioned, by the name that stands after the '@'. */
export type Mentionable = { readonly name: string; readonly token: string };

const everybody: Mentionable = { name: 'everybody', token: mentionOfEverybody };

export const mentionables = (people: readonly ChatPerson[]): readonly Mentionable[] => [
  everybody,
  ...people.filter(({ is_me: isMe }) => !isMe).map(({ user_id: userId, name }) => ({ name, token: mentionOf(userId) })),
];

/** What is typed after the last '@' before the caret; undefined where no mention is being typed. */
export function typedMention(text: string, caret: number): string | undefined {
  const typed = /(?:^|\s)@([^@\n]{0,30})$/u.exec(text.slice(0, caret));
  return typed?.[1];
}

/** The people whose name, or a part of it, begins with what was typed. */
export function choicesFor(typed: string, all: readonly Mentionable[]): readonly Mentionable[] {
  const wanted = typed.toLowerCase();
  return all
    .filter(
      ({ name }) =>
        name.toLowerCase().startsWith(wanted) ||
        name
          .toLowerCase()
          .split(' ')
          .some((part) => part.startsWith(wanted)),
    )
    .slice(0, 6);
}

/** The text with the chosen name in place of what was typed, and the caret after it. */
export function withChoice(text: string, caret: number, { name }: Mentionable): { text: string; caret: number } {
  const typed = typedMention(text, caret) ?? '';
  const start = `${text.slice(0, caret - typed.length)}${name} `;
  return { text: start + text.slice(caret), caret: start.length };
}

/** The text as it is sent: every '@' with a name is a mention. The longest name counts where one begins with another. */
export function withMentions(text: string, all: readonly Mentionable[]): string {
  return all
    .toSorted((one, other) => other.name.length - one.name.length)
    .reduce((done, { name, token }) => done.replaceAll(`@${name}`, token), text);
}

/** The text as its writer edits it: each mention as an '@' with the name. */
export const withNames = (text: string, all: readonly Mentionable[]): string =>
  all.reduce((done, { name, token }) => done.replaceAll(token, `@${name}`), text);
