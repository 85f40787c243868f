import type { Card, Contact, Flag, FlagCode, HelpNumbers } from '../../../../contract/assistant/safety.ts';
import { flagLevels } from '../../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../../contract/assistant/words.ts';
import type { CardText } from './card-text.ts';
import { crisisCards } from './crisis-cards.ts';
import { doctorCards, limitCards } from './doctor-cards.ts';
import { emergencyCards } from './emergency-cards.ts';
import { injuryCards } from './injury-cards.ts';
import { helpNumbers, isLocalKnown } from './help-numbers.ts';
import { mindCards } from './mind-cards.ts';

const texts: Record<FlagCode, CardText> = {
  ...crisisCards,
  ...emergencyCards,
  ...doctorCards,
  ...injuryCards,
  ...mindCards,
  ...limitCards,
};
const says = {
  english: {
    note: 'This is software, and no doctor. It can be wrong, and it does not watch over you.',
    emergency: 'Emergency',
    local: 'Emergency, or your local emergency number',
    child: (label: string) => `${label} (under 18)`,
  },
  hindi: {
    note: 'यह एक सॉफ्टवेयर है, डॉक्टर नहीं। यह गलत हो सकता है, और यह आप पर नजर नहीं रखता।',
    emergency: 'आपातकालीन',
    local: 'आपातकालीन, या आपका स्थानीय आपात नंबर',
    child: (label: string) => `${label} (18 से कम उम्र)`,
  },
} as const;

type Where = {
  /** ISO 3166-1 code; for an unknown one 112 'or your local emergency number'. */
  readonly country: string;
  readonly language: PlanLanguage;
  /** Under 18, as far as is known: child helplines come first. */
  readonly isYoung?: boolean;
  /** Phone numbers from the settings by country code, which replace ours. */
  readonly numbers?: Readonly<Record<string, Partial<HelpNumbers>>>;
};
const contact = (label: string, number: string): Contact => ({ label, number, href: `tel:${number.replace(/[^\d+]/g, '')}` });

function contactsFor(calls: CardText['calls'], { country, language, numbers, isYoung = false }: Where): Contact[] {
  const lines = helpNumbers(country, numbers);
  const words = says[language];
  const ours = isLocalKnown(country) || numbers?.[country.toUpperCase()]?.emergency;
  const emergency = lines.emergency.map((number) => contact(ours ? words.emergency : words.local, number));
  const crisis = lines.crisis.map(({ label, number }) => contact(label, number));
  const child = lines.child.map(({ label, number }) => contact(words.child(label), number));
  const violence = lines.violence.map(({ label, number }) => contact(label, number));
  const [first, last] = isYoung ? [child, []] : [[], child];
  switch (calls) {
    case 'crisis':
      return [...first, ...crisis, ...emergency, ...last];
    case 'danger':
      return [...first, ...emergency, ...violence, ...last, ...crisis];
    case 'emergency':
      return emergency;
    case 'support':
      return [...first, ...crisis, ...last, ...(crisis.length > 0 ? [] : emergency)];
    case 'none':
      return [];
  }
}

/**
 * The fixed cards for these flags, most serious first; written by us, never by a model. A crisis card is alone or beside an emergency
 * card.
 */
export function cardsFor(flags: readonly Flag[], where: Where): Card[] {
  const sorted = [...flags].sort((a, b) => flagLevels.indexOf(a.level) - flagLevels.indexOf(b.level));
  const grave = sorted.filter(({ level }) => level === 'crisis' || level === 'emergency');
  const once = (list: readonly Flag[]) => list.filter(({ code }, at) => list.findIndex((other) => other.code === code) === at);
  const isMinor = where.isYoung === true || flags.some(({ code }) => code === 'under18');
  return once(grave.length > 0 ? grave : sorted).map(({ code, level }) => {
    const [title, ...lines] = texts[code][where.language];
    const contacts = contactsFor(texts[code].calls, { ...where, isYoung: isMinor });
    return { id: code, level, title, lines, contacts, note: says[where.language].note };
  });
}
