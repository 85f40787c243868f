import type { BodyPart, Equipment } from '../../../contract/assistant/words.ts';

const words = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('+', ' '));

/** Words for body parts; they count only next to a word of `troubles`. */
export const bodyWords: Readonly<Record<BodyPart, readonly string[]>> = {
  head: words('head sar sir+mein सिर'),
  neck: words('neck gardan gardhan cervical गर्दन'),
  shoulder: words('shoulder shoulders kandha kandhe kande कंधा कंधे'),
  elbow: words('elbow elbows kohni koni kuhni कोहनी'),
  wrist: words('wrist wrists hand hands finger fingers thumb kalai ungli ungliyan angutha hath haath कलाई उंगली उंगलियां अंगूठा अंगूठे हाथ'),
  upperBack: words('upper+back'),
  lowerBack: words('back lower+back low+back spine kamar kamr peeth pith disc disk lumbar कमर पीठ'),
  hip: words('hip hips groin kulha kulhe adductor कूल्हा कूल्हे'),
  hamstring: words('hamstring hamstrings'),
  quadriceps: words('quad quads quadriceps thigh thighs jangh jaangh jangha जांघ'),
  knee: words('knee knees ghutna ghutne ghutno gutna gutne ghutney acl mcl meniscus kneecap घुटना घुटने घुटनों'),
  shin: words('shin shins'),
  calf: words('calf calves pindli pindali पिंडली'),
  achilles: words('achilles'),
  ankle: words('ankle ankles takhna takhne takna takne takhno टखना टखने'),
  foot: words('foot feet heel heels toe toes plantar paon pao pair pairo panja panje talva edi aedi एड़ी एडी पैर पैरों पंजा पंजे तलवा तलवे'),
};

/** Conditions whose name implies the body part. */
export const conditions: readonly (readonly [string, BodyPart])[] = [
  ...(
    [
      [
        'lowerBack',
        'sciatica saitika siatika sciatic slip+disc slipped+disc slip+disk slipped+disk herniated+disc herniated+disk bulging+disc bulging+disk disc+bulge disk+bulge prolapsed+disc disc+prolapse spondylolisthesis spinal+stenosis lumbar+spondylosis साइटिका सायटिका स्लिप+डिस्क',
      ],
      ['neck', 'spondylitis spondylosis cervical+spondylosis cervical+spondylitis'],
      [
        'shoulder',
        'frozen+shoulder rotator+cuff impingement shoulder+impingement subacromial supraspinatus slap+tear labrum+tear torn+labrum रोटेटर+कफ',
      ],
      ['elbow', 'tennis+elbow golfers+elbow'],
      ['wrist', 'carpal+tunnel'],
      [
        'knee',
        'runners+knee runner+knee jumpers+knee jumper+knee jumper+s+knee patellar+tendon patellar+tendonitis patellar+tendinitis patellar+tendinopathy patella+tendon patella+tendonitis patella+tendinitis patella+tendinopathy patellofemoral chondromalacia osgood+schlatter it+band+syndrome torn+meniscus meniscus+tear acl+tear torn+acl जंपर+नी',
      ],
      ['shin', 'shin+splints shin+splint'],
      ['achilles', 'achilles+tendonitis achilles+tendinitis achilles+tendinopathy'],
      ['foot', 'plantar+fasciitis heel+spur flat+feet turf+toe'],
      ['hip', 'hip+impingement sports+hernia groin+strain'],
    ] as const
  ).flatMap(([part, said]) => words(said).map((word) => [word, part] as const)),
];

const troubles =
  'bad|pain|pains|painful|hurt|hurts|hurting|injury|injuries|injured|sore|soreness|sprain|sprained|strain|strained|torn|tear|tore|weak|problem|problems|issue|issues|ache|aches|aching|stiff|stiffness|twisted|twist|niggle|surgery|operated|operation|pulled|pull|tight|tweaked|broken|fracture|tendonitis|tendinitis|tendinopathy|arthritis|swollen|dard|darad|chot|moch|takleef|taklif|suj|soj|suja|suji|sujan|moch|lachak|khinchav|akad|akda|akdan|jakdan|jakad|neel|bruise|bruised|bruises|swelling|swells|swelled|tender|dukh|dukhta|dukhti|dukhte|kharab|sujan|दर्द|चोट|मोच|सूजन|दुखता|दुखती|दुखते|तकलीफ|खराब|सूजी|सूजा|सूज|खिंचाव|अकड|अकडन|जकडन|अकड़न|जकड़न|लचक|दुख';
/** Words of pain or injury, and their negations. */
export const isTrouble = new Set([...troubles.split('|'), 'wrecked', 'knackered', 'busted', 'dodgy', 'ruined', 'shot']);
/** 'pair' means a foot only next to these words, unlike in 'a pair of dumbbells'. */
export const hindiTrouble = /^(dard|darad|chot|moch|takl|dukh|suj|soj|lachak|khinch|akad|akda|jakad|jakda)/;

export const equipmentWords: readonly (readonly [string, readonly (Equipment | 'none')[]])[] = (
  [
    ['dumbbell dumbbells dumbell dumbells dumbel dumbels dumbles डंबल', ['dumbbells']],
    ['kettlebell kettlebells kettle+bell kettle+bells', ['kettlebell']],
    ['barbell barbells bar+bell', ['barbell']],
    ['a+band bands elastic+band resistance+band resistance+bands loop+band mini+band mini+bands theraband', ['band']],
    ['pull+up+bar pullup+bar chin+up+bar', ['pullUpBar']],
    ['rings trx suspension+trainer gymnastic+rings', ['rings']],
    ['medicine+ball med+ball', ['medicineBall']],
    ['swiss+ball exercise+ball gym+ball stability+ball', ['exerciseBall']],
    ['plyo+box step+platform stepper', ['step']],
    ['skipping+rope jump+rope rassi', ['rope']],
    ['cones cone markers', ['cones']],
    ['treadmill exercise+bike stationary+bike rower rowing+machine elliptical spin+bike', ['cardio']],
    ['foam+roller roller', ['roller']],
    ['weight+bench workout+bench', ['bench']],
    ['machine machines cable+machine cables', ['machines']],
    ['gym full+gym gym+access gym+membership जिम', ['machines', 'dumbbells', 'barbell', 'bench', 'cardio']],
    ['bodyweight body+weight+only equipment equipments gear saman उपकरण', ['none']],
  ] as const
).flatMap(([text, kinds]) => words(text).map((word) => [word, kinds] as const));
