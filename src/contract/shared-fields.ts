import * as z from 'zod/mini';
import { identifier, optionalText } from './shapes.ts';

// Fields that several calls share have one name and one shape, which are defined here. The rules are in CONTRIBUTING.md.

/** The team that a call is about. */
export const ofTeam = { team_id: identifier };
/** A member of a team: their row in its roster, not their account. */
export const ofMember = { ...ofTeam, member_id: identifier };
export const ofEvent = { ...ofTeam, event_id: identifier };
export const ofTask = { ...ofTeam, task_id: identifier };

/** For a repeated event or task: this one, this and all following, or all that are still to come. */
export const scopes = ['one', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];
export const scope = z._default(z.enum(scopes, 'one, following or all.'), 'one');

/** The `next` of the previous page's answer; '' for the first page. */
export const cursor = optionalText(300);
/** The value of `after` for the next page; null on the last page. */
export const nextCursor = z.nullable(z.string());
