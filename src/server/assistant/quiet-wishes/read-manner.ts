import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { Reading } from '../wishes/index.ts';
import { stanceTo } from './stance.ts';
import type { QuietPiece, QuietText } from './quiet-text.ts';
import { daysIn } from './read-practices.ts';

const sans = '(?:s[a]+n?s|s[a]+nse?n?|shwas|shvas|dam)';
const hold = new RegExp(
  ` (?:breath ?holds?|breath ?holding|holding (?:of )?(?:the |my |your )?breath\\w*|hold (?:the |my |your |in )?breath\\w*|holds|retention|kumbhak\\w*|${sans} (?:\\S+ ){0,2}?(?:rok|ruk)\\S*(?: wal[aie] \\S+)?) `,
);
const closed =
  /(?: clos(?:e|ed|ing)(?: the| my| your| of)? eyes?| eyes?(?: (?:are|is|be|being|kept))? (?:shut|closed?|closing)| shut(?:ting)? (?:the |my |your )?eyes?| a+[n]?kh\S* (?:\S+ )?(?:band|mund|meech)\S*) /;
const open =
  /(?: (?:with |keep |my |the )*(?:open eyes|eyes (?:open|stay open|remain open))| (?:khuli|khule) a+n?kh\S*| a+n?kh\S* (?:khuli|khol\S*|khule)) /;
const sound = /(?: (?:sounds?|bells?|gong|chimes?|audio|noise|awaa?z|a+[vw]a+[jz]|ghanti|music) ) ?/;
/** What cannot be done with closed eyes, told as a fact: 'flashbacks when I close my eyes'. */
const afraid =
  / (?:scare\w*|afraid|fear\w*|panic\w*|flash ?backs?|anxious|unsafe|uncomfortable|hate|worse|dizzy|dar|ghabra\w*|when|trigger\w*|nightmares?) /;

const limit = (value: 'noHolds' | 'openEyes' | 'noSound'): Constraint => ({ type: 'quietly', value });

function limitsOf(piece: QuietPiece, isRefusing: boolean): Constraint[] {
  const found: Constraint[] = [];
  const refuses = (pattern: RegExp) => {
    const match = pattern.exec(piece.plain);
    if (match !== null && / (?:nahin|mat|na) /.test(match[0])) return true;
    return match !== null && stanceTo(piece, match.index, match.index + match[0].length, isRefusing) === 'refused';
  };
  if (refuses(hold)) found.push(limit('noHolds'));
  if (refuses(closed) || (closed.test(piece.plain) && afraid.test(piece.plain)) || (open.test(piece.plain) && !refuses(open)))
    found.push(limit('openEyes'));
  if (/ (?:silent|silently|mute|muted|without sound|chupchap|quiet one) /.test(piece.plain) || refuses(sound)) found.push(limit('noSound'));
  return found;
}

/** Held breath, closed eyes and sounds that are refused. */
export function readLimits(text: QuietText): Reading[] {
  let isRefusing = false;
  return text.pieces.flatMap((piece): Reading[] => {
    if (piece.starts) isRefusing = false;
    const constraints = limitsOf(piece, isRefusing);
    isRefusing ||= constraints.length > 0 || / (?:no|without|nothing|bina) /.test(piece.plain);
    return constraints.length > 0 ? [{ ...text.spanOfPiece(piece), constraints }] : [];
  });
}

const postures = [
  ['lying', / (?:l(?:y|ie|ay|aying|ying)(?:ing)?(?: down| flat)?|in bed|on my (?:back|side)|let(?:e|kar|akar|na|ke|kar hi)\S*|supine) /],
  ['sitting', / (?:sit|sitting|seated|on a chair|chair|baith\S*|kursi\S*) /],
  ['walking', / (?:walking meditation|walk|walking|while walking|chalte(?: hue)?|chal kar|tahalte\S*|ghumte) /],
] as const;

/** In what posture somebody wants to practise: the one that is wanted, or another than one that cannot be. */
export function readPosture(text: QuietText): Reading[] {
  return text.pieces.flatMap((piece, at): Reading[] => {
    const stances = postures.flatMap(([value, pattern]) => {
      const found = pattern.exec(piece.plain);
      return found ? [{ value, stance: stanceTo(piece, found.index, found.index + found[0].length, false) }] : [];
    });
    if (stances.length === 0) return [];
    const place = text.spanOfPiece(piece);
    const wanted = stances.find(({ stance }) => stance === 'wanted');
    const isAsked =
      / (?:only|want|prefer|please|like|hi|chahiye|down|sirf|karna|karni|karunga|karungi|meditat\w*|dhyan|do it|practise|practice) /.test(
        piece.plain,
      );
    if (wanted && isAsked) return [{ ...place, constraints: [{ type: 'sitAs', value: wanted.value }] }];
    const refused = stances.find(({ stance }) => stance === 'refused');
    if (!refused || refused.value === 'walking') return [];
    // 'I can not sit, lying down only' names the other one next.
    const next = text.pieces[at + 1]?.plain ?? '';
    if (postures.some(([value, pattern]) => value !== refused.value && pattern.test(next))) return [{ ...place, aside: true }];
    return [{ ...place, constraints: [{ type: 'sitAs', value: refused.value === 'sitting' ? 'lying' : 'sitting' }] }];
  });
}

const clock =
  / (?:(?:at|around|by|@) )?(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|baje|oclock|o clock) | (?:in the )?(morning|evening|night|afternoon) (?:at |around )(\d{1,2})(?:[:.](\d{2}))? /;
const lateHalf = / (?:evening|night|shaam|raat|afternoon|pm) /;
const loose: readonly (readonly [RegExp, string])[] = [
  [/ (?:before (?:bed|sleep|sleeping|bedtime)|at bedtime|sone se pehle|sote samay) /, '21:30'],
  [/ (?:in the mornings?|early mornings?|every morning|mornings? only|only mornings?|after waking|subah|subah subah) /, '07:00'],
  [/ (?:in the evenings?|evenings? only|every evening|shaam) /, '19:00'],
  [/ (?:at lunch|lunch ?break|lunchtime|dopahar|midday) /, '13:00'],
];
const twoDigits = (value: number) => String(value).padStart(2, '0');

function hourIn(plain: string): string | undefined {
  const said = clock.exec(plain);
  if (said) {
    const hour = Number(said[1] ?? said[5]);
    const minute = Number(said[2] ?? said[6] ?? 0);
    const isLate = said[3] === 'pm' || (said[3] !== 'am' && lateHalf.test(plain));
    if (hour > 23 || minute > 59) return undefined;
    const full = isLate && hour < 12 ? hour + 12 : hour === 12 && said[3] === 'am' ? 0 : hour;
    return `${twoDigits(full)}:${twoDigits(minute)}`;
  }
  return loose.find(([pattern]) => pattern.test(plain))?.[1];
}
/** An hour of something else than practice. */
const otherHour = / (?:shift|match|game|wake|wakes|woke|sleep at|work|school|college|office|bed at|dinner|nahin aati|neend|so jata|class) /;

/** When somebody wants to practise. */
export const readHour = (text: QuietText): Reading[] =>
  text.pieces.flatMap((piece): Reading[] => {
    const value = otherHour.test(piece.plain) ? undefined : hourIn(piece.plain);
    return value ? [{ ...text.spanOfPiece(piece), constraints: [{ type: 'practiseAt', value }] }] : [];
  });

const off = / (?:no|not|nothing|never|except|skip|off|free|holiday|leave|cant|dont|busy|rest|nahin|mat|chhutti|chutti|chhod|without) /;
const asks = / (?:only|sirf|bas|hi|on|every|each|ko|want|please|chahiye|available|free|karna|prefer) /;

/** Days of the week without practice, or the only ones with it. */
export function readRefusedDays(text: QuietText): Reading[] {
  const readings: Reading[] = [];
  let open: { days: Set<Weekday>; isOff: boolean; at: number } | undefined;
  for (const [at, piece] of text.pieces.entries()) {
    const days = daysIn(piece.plain);
    if (days.length === 0) continue;
    const isList = open !== undefined && open.at === at - 1 && !piece.starts && piece.plain.trim().split(' ').length <= 3;
    if (/ (?:match|game|tournament|final|race|maich) /.test(piece.plain)) {
      readings.push({ ...text.spanOfPiece(piece), constraints: [{ type: 'matchOn', value: days }] });
      continue;
    }
    const isOff: boolean = isList && open ? open.isOff && !asks.test(piece.plain) : off.test(piece.plain) && !/ only /.test(piece.plain);
    const isBare = piece.plain.trim().split(' ').length <= days.length + 1;
    if (!isOff && !isList && !asks.test(piece.plain) && !isBare) continue;
    const all: Set<Weekday> = new Set([...(isList && open?.isOff === isOff ? open.days : []), ...days]);
    const value = weekdays.filter((day) => all.has(day));
    if (isList && open?.isOff === isOff) readings.pop();
    const first = isList && open ? text.pieces[open.at] : piece;
    const from = text.spanOfPiece(first ?? piece).from;
    readings.push({ from, to: text.spanOfPiece(piece).to, constraints: [{ type: isOff ? 'restOn' : 'trainOn', value }] });
    open = { days: all, isOff, at };
  }
  return readings;
}
