import type { QuietPiece } from './quiet-text.ts';

const refusing =
  / (?:no|not|never|without|avoid|skip|hate|cant|cannot|couldnt|dont|doesnt|nothing|stop|bina|except|wont|unable|refuse|exclude|remove|leave out|drop|instead of|neither|nor|less|boring|scared of|afraid of|allergic to|mat) /;
const refusedBehind =
  /^(?:\S+ ){0,5}?(?:nahin|mat|mana|na|never|no|not|hurts?|scares?|triggers?|frightens?|worries|is bad|is boring|bores?|is difficult|mushkil|kathin|is impossible|makes me|makes it worse|se dar|se ghabrahat|chhod|hata|band karo|dar lagta|hates?|bandh) /;
const wanting =
  / (?:want|wants|would like|like|love|give|only|include|add|prefer|chahiye|chahta|chahti|pasand|sirf|bas|need|please do|more|daily|every|once|twice|times|baar|bar|weekends?|weekdays?|focus) /;
/** What goes wrong while something is done: 'panic attacks come when I watch my breath'. */
const trouble =
  / (?:panic|flash ?backs?|scare\w*|frighten\w*|anxi\w*|dizzy|worse|unsafe|suffocat\w*|ghabra\S*|dar|triggers?|trouble|attacks?|memories) (?:\S+ ){0,5}?(?:when|while|if|during|with|jab|by|from) (?:\S+ ){0,4}$/;
const telling = / (?:tried|used to|did|was|were|have done|years? ago|last (?:year|month|week)|taught me|kiya tha|karta tha|pehle) /;

export type QuietStance = 'refused' | 'wanted' | 'told';

/** How a piece stands to the words of it from `from` to before `to`; `isRefusing` is whether the piece before it refuses. */
export function stanceTo({ plain, starts }: QuietPiece, from: number, to: number, isRefusing: boolean): QuietStance {
  const before = plain.slice(0, from + 1);
  const after = plain.slice(to - 1).trimStart();
  if (/ only | sirf | bas /.test(before) && !/ (?:not|no) only /.test(before)) return 'wanted';
  if (refusing.test(before) || trouble.test(before)) return 'refused';
  if (/^(?:only|hi) /.test(after) && !/ (?:nahin|mat) /.test(` ${after}`)) return 'wanted';
  if (refusedBehind.test(after)) return 'refused';
  if (isRefusing && !starts && !wanting.test(plain)) return 'refused';
  return telling.test(plain) && !wanting.test(plain) ? 'told' : 'wanted';
}
