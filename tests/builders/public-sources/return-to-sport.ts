/**
 * What has to be met before somebody returns to sport, written from published consensus and not from our own table, so that a test can
 * compare the two. Each line is one thing that a criterion must speak of: any of its patterns.
 */
export type PublicCriterion = { readonly about: string; readonly says: RegExp; readonly source: string };

/** Patricios et al., Br J Sports Med 2023 (6th International Conference on Concussion in Sport, Amsterdam 2022). */
const amsterdam = 'Patricios 2023, Amsterdam consensus';
/** Smith et al., Br J Sports Med 2021 (PAASS framework). */
const paass = 'Smith 2021, PAASS';
/** van der Horst et al., Sports Med 2017, and Zambaldi et al., Br J Sports Med 2017 (Delphi studies). */
const hamstringDelphi = 'van der Horst 2017 and Zambaldi 2017';
/** van Melick et al., Br J Sports Med 2016; Grindem et al., Br J Sports Med 2016. */
const acl = 'van Melick 2016 and Grindem 2016';
/** Serner et al., Am J Sports Med 2020 (criteria-based protocol for the adductors). */
const groin = 'Serner 2020';
/** Schwank et al., Br J Sports Med 2022 (Bern consensus for the athletic shoulder). */
const bern = 'Schwank 2022, Bern consensus';
/** Warden et al., J Orthop Sports Phys Ther 2014 (bone stress injuries). */
const boneStress = 'Warden 2014';
/** Silbernagel et al., J Athl Train 2020 (Achilles tendinopathy). */
const achilles = 'Silbernagel 2020';
/** Green and Pizzari, Br J Sports Med 2017 (calf). */
const calf = 'Green 2017';

export const criteriaOfReturn = {
  concussion: [
    { about: 'a doctor clears them', says: /doctor|medical|physician/i, source: amsterdam },
    { about: 'no symptoms', says: /symptom/i, source: amsterdam },
    { about: 'school or work first', says: /school|class|stud|work|lesson/i, source: amsterdam },
    { about: 'full practice before a match', says: /contact|full (practice|training|session)/i, source: amsterdam },
  ],
  ankle: [
    { about: 'pain', says: /pain|hurt|ache|sore/i, source: paass },
    { about: 'range of motion or strength', says: /range|bend|lunge|strength|heel raise|heel|calf|both sides/i, source: paass },
    { about: 'balance', says: /balanc|stand .* on that leg|single.leg/i, source: paass },
    { about: 'hopping, jumping or change of direction', says: /hop|jump|direction|turn|cut/i, source: paass },
    { about: 'confidence', says: /trust|confiden|fear|afraid|sure|ready/i, source: paass },
  ],
  hamstring: [
    { about: 'no pain', says: /pain|hurt|ache|sore/i, source: hamstringDelphi },
    {
      about: 'strength or flexibility as the other side',
      says: /strength|strong|flexib|stretch|other (leg|side)|both (legs|sides)/i,
      source: hamstringDelphi,
    },
    { about: 'sprinting at full speed', says: /sprint|full speed|top speed/i, source: hamstringDelphi },
    { about: 'full training first', says: /train|session|practice/i, source: hamstringDelphi },
  ],
  knee: [
    { about: 'strength as the other side', says: /strength|strong|90|other (leg|side)|both (legs|sides)/i, source: acl },
    { about: 'hops', says: /hop|jump|land/i, source: acl },
    { about: 'no swelling or giving way', says: /swell|swollen|giv(es|ing) way|stable|steady|lock/i, source: acl },
    { about: 'confidence', says: /trust|confiden|fear|afraid|sure|ready/i, source: acl },
  ],
  groin: [
    { about: 'squeezing, or strength work, without pain', says: /squeez|adduct|strength work without pain/i, source: groin },
    { about: 'change of direction or kicking', says: /direction|cut|kick|turn|side/i, source: groin },
    { about: 'sprinting', says: /sprint|full speed|top speed/i, source: groin },
  ],
  shoulder: [
    { about: 'pain', says: /pain|hurt|ache|sore/i, source: bern },
    { about: 'full movement', says: /range|movement|overhead|lift|reach|raise|move/i, source: bern },
    { about: 'strength', says: /strength|strong|press-?up|push-?up|hold|other (arm|side)|both (arms|sides)/i, source: bern },
    { about: 'the sport itself: throwing, overhead, contact', says: /throw|bowl|serv|overhead|smash|contact|tackl|swim/i, source: bern },
  ],
  shin: [
    { about: 'no pain when walking or pressing', says: /pain|hurt|tender|ache|sore/i, source: boneStress },
    { about: 'hopping or jumping', says: /hop|jump/i, source: boneStress },
    { about: 'graded running', says: /run|jog/i, source: boneStress },
  ],
  achilles: [
    { about: 'heel raises, or strength as the other side, which they measure', says: /heel.raise|raise|strength work/i, source: achilles },
    { about: 'hopping', says: /hop|jump|skip/i, source: achilles },
    { about: 'the morning after', says: /morning|next day|24|day after/i, source: achilles },
  ],
  calf: [
    { about: 'heel raises, or strength as the other side, which they measure', says: /heel.raise|raise|strength work/i, source: calf },
    { about: 'hopping', says: /hop|jump|skip/i, source: calf },
    { about: 'running at speed', says: /sprint|run|speed/i, source: calf },
  ],
} as const satisfies Readonly<Record<string, readonly PublicCriterion[]>>;
