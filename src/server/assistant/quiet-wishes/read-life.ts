import type { Reading, Sentence } from '../wishes/index.ts';
import type { QuietText } from './quiet-text.ts';

/** How people tell of loss, worry and weariness. They ask for nothing, and are met with a kind sentence. */
const lives: readonly (readonly [RegExp, Sentence])[] = [
  [
    / (?:died|passed away|death of|lost my (?:\S+ )?(?:wife|husband|mother|father|mom|dad|son|daughter|brother|sister|friend|baby|child|parents?|grand\w+|dog|cat|partner)|widow\w*|grief|grieving|bereave\w*|funeral|miscarriage|guja?r ga\S*|gu[jz]a?r ga\S*|chal bas\S*|nahin rah[eai]|nidhan|dehant|mrityu|maut|chala? ga[yie]\S* (?:mujhe )?(?:chhod|hamesha)|ghar khali|khali lagta|khali hai|empty (?:house|home)|house (?:is|feels) empty) /,
    {
      english:
        'I am sorry for your loss. Grief has no timetable; take from the plan only what feels kind, and tell somebody close how it is. If it grows too heavy: Tele-MANAS 14416, day and night, free.',
      hindi:
        'आपके जाने वाले के लिए बहुत अफ़सोस है। शोक का कोई समय तय नहीं होता; प्लान से उतना ही लीजिए जितना सहज लगे, और किसी अपने को बताइए कि कैसा लग रहा है। बोझ बढ़े तो टेली-मानस 14416, दिन-रात, निःशुल्क।',
    },
  ],
  [
    / (?:lost my job|laid off|lay ?offs?|fired|jobless|unemployed|no job|unemployment|(?:naukri|job|nokri) (?:chali|chal[ie]|chhut|chhoot|chut|nahin|gayi|gai|ga\S*)|berojg\S*|berozg\S*|business (?:failed|closed|shut)|(?:in|of) debt|karj\S*|karz\S*|money (?:problems?|worries|trouble)) /,
    {
      english:
        'That is a hard time, and it says nothing of your worth. The plan keeps to small steps; talk with somebody about the money side too.',
      hindi: 'यह कठिन समय है, और इससे आपकी कीमत कम नहीं होती। प्लान छोटे कदमों का है; पैसे की बात भी किसी से ज़रूर कीजिए।',
    },
  ],
  [
    / (?:exams?|boards?|board exams?|pariksha\S*|pariksh\S*|imtihan|entrance|jee|neet|upsc|results?|marks|syllabus|studies|padhai|selection|trials?) /,
    {
      english:
        'Exams and selections weigh on many. Short practices fit between study hours, and sleep does more for memory than one more late night.',
      hindi: 'परीक्षा और चयन का दबाव बहुतों पर होता है। छोटे अभ्यास पढ़ाई के बीच हो जाते हैं, और याद रखने में एक और जागी रात से ज़्यादा नींद काम आती है।',
    },
  ],
  [
    / (?:(?:parents?|mother|father|mom|dad|mummy|papa|coach|boss|family|husband|wife|in ?laws)\S* (?:\S+ ){0,3}(?:shouts?|shouting|yells?|yelling|scolds?|scolding|angry|expect\w*|pressure\w*|umm?[ie]d\S*|daant\S*|dant\S*|chill\S*|fight\w*|argu\w*|compar\w*)|umm?[ie]d(?:en)? (?:\S+ )?(?:rakh|kar)\S*|expectations?|fights? at home|ghar me jhagda|divorc\w*|breakup|broke up|separat\w*|talaq|talak|bullied|bullying|cheated on) /,
    {
      english: 'That is a lot to carry. Tell somebody you trust how it is for you; under 18 you may also call Childline, 1098, free.',
      hindi: 'यह बहुत कुछ सहना है। किसी भरोसे वाले को बताइए कि आप पर क्या बीतती है; 18 से कम उम्र में चाइल्डलाइन 1098 पर भी निःशुल्क बात कर सकते हैं।',
    },
  ],
  [
    / (?:anorex\w*|bulimi\w*|binge\w*|eating disorder|purging) /,
    {
      english: 'Recovery is hard work, well done. Nothing here counts steps or calories; keep to what your own team has agreed with you.',
      hindi: 'ठीक होने की राह कठिन है, शाबाश। यहाँ कदम या कैलोरी नहीं गिनी जातीं; जो आपकी टीम ने तय किया है, वही रखिए।',
    },
  ],
  [
    / (?:vomit\w*|throw(?:ing)? up|puk\w+|nausea\w*|sick to my stomach|ulti\S*|stomach churns?) (?:\S+ ){0,4}(?:before|pehle|games?|match\w*|exam\w*|nerves?|nervous|play\w*|compet\w*|perform\w*)\S* /,
    {
      english:
        'A churning stomach before play is nerves. Eat small and plain two to three hours before, sip water, and breathe out slowly; if it goes on, see a doctor.',
      hindi:
        'खेल से पहले जी मिचलाना घबराहट से होता है। दो-तीन घंटे पहले थोड़ा और सादा खाइए, पानी घूँट-घूँट पीजिए और साँस धीरे छोड़िए; ऐसा चलता रहे तो डॉक्टर से मिलिए।',
    },
  ],
  [
    / (?:burn(?:ed|t)? ?out|burnout|exhaust\w*|overwhelm\w*|stress\w*|tension|anxi\w*|nervous\w*|worr(?:y|ied|ies)|lonely|alone|akel\S*|sad|udas\S*|low|down|cry|crying|rona|rot[aie]|angry|gussa|tired|thak\S*|dukhi|pareshan|chinta|ghabra\S*|dar lagta|scared|afraid|ashamed|guilty|feel\w*|mood|mann? nahin|man nahin|neend (?:\S+ )?nahin|nind (?:\S+ )?nahin|cant sleep|cannot sleep|insomnia|sleepless\w*|wake up at|jag\S* rehta|racing (?:mind|thoughts)|overthink\w*|pressure) /,
    {
      english: 'Thank you for telling. It is worth saying to somebody close as well; the plan goes in small, kind steps.',
      hindi: 'बताने के लिए धन्यवाद। यह किसी अपने को भी बताइए; प्लान छोटे, सहज कदमों में चलता है।',
    },
  ],
];

/** What a text tells of its writer's life; a meditation passes over what it is for anyway, and a wellness plan says something kind. */
export function readLife(text: QuietText, kind: 'meditation' | 'wellness'): Reading[] {
  return text.pieces.flatMap((piece): Reading[] => {
    const at = lives.findIndex(([pattern]) => pattern.test(piece.plain));
    const says = lives[at]?.[1];
    if (!says) return [];
    const place = text.spanOfPiece(piece);
    // A plan to be calm answers the last kinds by what it is.
    const isOwnSubject = kind === 'meditation' && (at === lives.length - 1 || at === 2);
    return [isOwnSubject ? { ...place, aside: true } : { ...place, always: says }];
  });
}
