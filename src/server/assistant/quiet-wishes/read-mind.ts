import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { isPregnancyOfOthers } from '../safety/index.ts';
import type { Reading } from '../wishes/index.ts';
import type { QuietText } from './quiet-text.ts';

const avaj = '(?:a+[vw]a+[jz]\\S*)';
const dil = '(?:dil|di?l|hriday|hrday|heart)';
/** How people say what they live with; conditions of the form's tick boxes, told directly or not. */
const told: readonly (readonly [RegExp, Constraint])[] = [
  [
    / (?:(?:c )?ptsd|trauma\S*|flash ?backs?|(?:bad|horrible|terrible|painful|traumatic) memor\w+|sexual(?:ly)? (?:abuse\w*|assault\w*)|molest\w*|rape[d]?|abused|abuse|war veteran|memories (?:of the \S+ )?(?:come|keep coming|rush) back|intrusive memor\w+|sadma\w*|ghatna (?:yaad|yad)|bur[ie] ya+de?n?\S*|pur[au]ni ya+de?n?\S*|ha+dsa?e? (?:\S+ ){0,4}(?:yaad|yad)\S*) /g,
    { type: 'mind', value: 'trauma' },
  ],
  [
    new RegExp(
      ` (?:(?:hear|hears|hearing|heard) (?:\\S+ )?voices?|voices (?:in|inside) my head|voices (?:talk|speak|tell|call)\\S*|schizo\\w*|schitzo\\w*|skizo\\w*|psychosis|psychotic\\w*|hallucinat\\w*|delusion\\w*|(?:see|seeing) (?:things|people) (?:that )?(?:others|other people|nobody|no one|are not|arent)(?: \\S+){0,3}|${avaj} (?:\\S+ ){0,2}(?:suna?i|sunayi|sunta|sunti|sunte)\\S*|antipsychotic\\w*|olanzapine|risperidone|clozapine) `,
      'g',
    ),
    { type: 'mind', value: 'psychosis' },
  ],
  [
    / (?:panic (?:attacks?|disorder|episodes?)|anxiety attacks?|i panic|panic (?:ho|hota|aata|aa|ata|atack|attak)\S*|painik\S*|ghabra+hat ke? (?:daure|daura|attack|dore)|panic) /g,
    { type: 'mind', value: 'panic' },
  ],
  [
    / (?:epilep\w*|seizures?|mirgi|mirgee|miragi|(?:get|have|had) fits|fits? (?:aate?|aata|ata|ate|padte?|padta)|convulsions?|epileptic|levipil|valproate|epilim) /g,
    { type: 'mind', value: 'epilepsy' },
  ],
  [
    / (?:asthma\w*|astma|inhalers?|copd|bronchitis|(?:weak|bad|damaged) lungs?|lung (?:disease|problem|condition|fibrosis|trouble)s?|dama|s[a]+n?s (?:ki|ka) (?:bima+ri|taklif|takleef|dikkat|problem|rog|marij|mari[jz])|asthama) /g,
    { type: 'condition', value: 'asthma' },
  ],
  [
    new RegExp(
      ` (?:${dil} (?:is |bahut |thoda )?(?:weak|bad|kamjor|kamzor|kharab)|weak heart|bypass|angioplasty|(?:heart|cardiac) (?:condition|disease|problem|patient|trouble|failure|attack|surgery|operation|issue|murmur|valve)s?|stents?|pacemaker|angina|arrhythmia|${dil} (?:ki|ka|ke) (?:bima+ri|mari[jz]|daura|dauraa|rog|operation|problem|taklif|takleef)|palpitations from my heart) `,
      'g',
    ),
    { type: 'condition', value: 'heart' },
  ],
  [
    / (?:pregnan\w*|expecting (?:a |our |my |twins)(?:\S+)?|# weeks along|garb?h ?v?[au]ti|garbhvati|garbhavati|garbhvastha|garbhavati|pregnent|(?:second|third|first|last) trimester|pet se (?:hu|hai)|preg[an]+[ae]nt|pregnensi) /g,
    { type: 'condition', value: 'pregnancy' },
  ],
];

const denied = / (?:no|not|never|without|neither|nor|dont|do not have|dont have|isnt|arent|bina|used to|was|were|not been) (?:\S+ ){0,3}$/;
const deniedBehind = /^(?:(?!hai )\S+ ){0,2}(?:nahin|nahi|free|jaisa kuch nahin) /;
const ofKin =
  / (?:my|mere|meri|mera|his|her|our) (?:\S+ )?(?:wife|husband|son|daughter|brother|sister|friend|mother|mom|mum|father|dad|papa|maa|partner|pati|patni|beta|beti|bhai|behan|dost|roommate|uncle|aunt|grandmother|grandfather|dadi|dada|nani|nana|student|team ?mate)(?: (?!i )\S+){0,3} $/;

/** The conditions that a text tells of its writer; what it tells of others is no wish. */
export function readMind(text: QuietText): Reading[] {
  return text.pieces.flatMap((piece) =>
    told.flatMap(([pattern, constraint]) =>
      [...piece.plain.matchAll(pattern)].flatMap(({ 0: found, index }): Reading[] => {
        const span = text.spanOf(piece.index + index + 1, found.length - 2);
        const before = piece.plain.slice(0, index + 1);
        if (ofKin.test(before)) return [{ ...span, aside: true }];
        if (constraint.value === 'pregnancy' && isPregnancyOfOthers(piece.plain)) return [{ ...span, aside: true }];
        const isDenied = denied.test(before) || deniedBehind.test(piece.plain.slice(index + found.length));
        return isDenied ? [{ ...span, aside: true }] : [{ ...span, constraints: [constraint] }];
      }),
    ),
  );
}
