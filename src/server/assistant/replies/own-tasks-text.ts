import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Queryable } from '../../database/queryable.ts';
import { inLanguage } from '../facts/index.ts';
import { ownTasks, type OwnTask } from '../plans/index.ts';

function lineOf({ title, team, event, dueAt, timeZone }: OwnTask, language: PlanLanguage): string {
  const day =
    dueAt &&
    new Intl.DateTimeFormat(language === 'hindi' ? 'hi-IN' : 'en-IN', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone,
    }).format(dueAt);
  const until = day ? inLanguage(language, `, due ${day}`, `, ${day} तक`) : '';
  return `• ${title} (${event ? `${team}, ${event}` : team})${until}`;
}

/** The tasks that the person took in their teams and has not finished, in words. */
export async function ownTasksText(db: Queryable, userId: string, language: PlanLanguage): Promise<string> {
  const tasks = await ownTasks(db, userId);
  return tasks.length === 0
    ? inLanguage(
        language,
        'You have no open task: you have taken none in a team, or finished them all. Open tasks that you can take stand in each team under Tasks.',
        'आपका कोई काम बाक़ी नहीं है: किसी टीम में लिया नहीं, या सब पूरे हो गए। जो काम ले सकते हैं वे हर टीम में Tasks में हैं।',
      )
    : [inLanguage(language, 'Your open tasks:', 'आपके बाक़ी काम:'), ...tasks.map((task) => lineOf(task, language))].join('\n');
}
