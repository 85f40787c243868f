import * as z from 'zod/mini';
import { identifier, optionalText } from './shapes.ts';

// What several calls name has one name and one shape, and stands here. CONTRIBUTING.md has the rule.

/** The team that a call is about. */
export const ofTeam = { team_id: identifier };
/** A member of a team: their row in its roster, not their account. */
export const ofMember = { ...ofTeam, member_id: identifier };
export const ofEvent = { ...ofTeam, event_id: identifier };
export const ofTask = { ...ofTeam, task_id: identifier };

/** Of a repeated event or task: this one, this and all after it, or all that are still to come. */
export const scopes = ['one', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];
export const scope = z._default(z.enum(scopes, 'one, following or all.'), 'one');

/** Where the page before ended: `next` of that page's answer. '' is the first page. */
export const cursor = optionalText(300);
/** What to send as `after` for the next page; null on the last page. */
export const nextCursor = z.nullable(z.string());
