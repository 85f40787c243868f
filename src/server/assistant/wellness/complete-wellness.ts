import { flagsThatStop } from '../../../contract/assistant/safety.ts';
import type { WellnessDraft, WellnessPlan, WellnessRequest } from '../../../contract/assistant/wellness.ts';
import { wellnessAreas } from '../../../contract/assistant/wellness.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { cardsFor, checkAnswers } from '../safety/index.ts';
import { hindiAreas, wellnessReferences, wellnessTexts } from './texts.ts';
import { practices, scoresOf } from './practices.ts';

/** The card with helplines that is shown with every wellness plan. */
export function helpCard({ country, language }: Pick<WellnessRequest, 'country' | 'language'>): WellnessPlan['help'] {
  const [card] = cardsFor([{ code: 'distress', level: 'info', found: '' }], { country, language });
  if (!card) throw new Error('There is no help card.');
  return card;
}

function safetyCardOf({ card, language, country }: WellnessRequest): WellnessPlan['safetyCard'] {
  const texts = wellnessTexts[language];
  const part = ([title, ...suggested]: readonly [string, ...string[]], own: readonly string[]) => ({
    title,
    lines: own.length > 0 ? [...own] : suggested,
    isOwn: own.length > 0,
  });
  const [crisis] = cardsFor([{ code: 'suicide', level: 'crisis', found: '' }], { country, language });
  return {
    title: texts.card,
    parts: [part(texts.signs, card.warningSigns), part(texts.helps, card.whatHelps), part(texts.people, card.people), part(texts.safe, [])],
    professionals: crisis?.contacts ?? [],
  };
}

/** Makes a whole plan from a draft; unknown practices and missing days are breaches. If the answers stop the plan, the draft is ignored. */
export function completeWellness(draft: WellnessDraft, request: WellnessRequest): WellnessPlan | Breach[] {
  const { language, country } = request;
  const texts = wellnessTexts[language];
  const flags = checkAnswers('mental', request.answers);
  const isOpen = flagsThatStop('wellness', flags).length === 0;
  const unknown = draft.days.flatMap(({ day, practiceIds }) =>
    practiceIds
      .filter((id) => !practices.has(id))
      .map((id): Breach => ({ rule: 'unknownPractice', where: `day ${day}`, message: `There is no practice ${id}.` })),
  );
  const missing = Array.from({ length: 14 }, (_, index) => index + 1)
    .filter((day) => draft.days.filter((one) => one.day === day).length !== 1)
    .map((day): Breach => ({ rule: 'days', where: `day ${day}`, message: 'Each of the 14 days must stand once.' }));
  if (isOpen && unknown.length + missing.length > 0) return [...unknown, ...missing];
  const scores = scoresOf(request);
  const days = draft.days
    .toSorted((a, b) => a.day - b.day)
    .map(({ day, practiceIds }) => {
      const items = practiceIds.flatMap((id, at) => {
        const one = practices.get(id);
        if (!one) return [];
        const areaName = language === 'hindi' ? hindiAreas[one.area] : wellnessAreas[one.area];
        return [
          {
            key: `${day}-${at}-${id}`,
            practiceId: id,
            area: one.area,
            areaName,
            name: one.name[language],
            how: one.how[language],
            minutes: one.minutes,
          },
        ];
      });
      const isMatch = request.matchInDays === day - 1;
      return {
        day,
        title: isMatch ? `${texts.day(day)}: ${texts.match}` : texts.day(day),
        minutes: items.reduce((sum, { minutes }) => sum + minutes, 0),
        items,
      };
    });
  return {
    kind: 'wellness',
    status: isOpen ? 'open' : 'stopped',
    title: isOpen ? texts.title : texts.stopped,
    language,
    scores,
    says: texts.says[scores.band],
    flags,
    cards: cardsFor(flags, { country, language }),
    help: helpCard(request),
    days: isOpen ? days : [],
    safetyCard: safetyCardOf(request),
    references: wellnessReferences.map((one) => ({ ...one })),
    note: texts.note,
  };
}
