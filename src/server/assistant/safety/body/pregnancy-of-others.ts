const words =
  '(?:pregnan\\w*|preggers|expecting|prenatal|antenatal|maternity|garbh\\w*|गर्भ\\S*|प्रेग\\S*|pet se|पेट से|गर्भ से|trimester|gestation|mother to be|mothers to be|baby bump|weeks along|months along)';
const trade =
  / (?:teach\w*|taught|instruct\w*|trainer|coach|run|lead|midwife|midwives|doula|nurse|doctor|gynae\w*|physio\w*|photograph\w*|sell|study|work (?:with|in|for)|look after|care for|sikha\w*|padha\w*|dekhbhal|सिखा\S*|पढ़ा\S*|पढा\S*|नर्स|दाई|डॉक्टर) /;
/** A pregnancy that only says what a class, a ward or other people are like. */
const ofWork = new RegExp(
  ` ${words} (?:\\S+ )?(?:yoga|class\\w*|ward|wards|clinic|course\\w*|pilates|fitness|workouts?|women|woman|mothers?|ladies|patients?|clients?|students?|mahila\\w*|aurat\\w*|mata\\w*|photos?|bumps?|wear|clothes|महिला\\S*|औरत\\S*|माता\\S*|योग|कक्षा\\S*)(?= )| (?:yoga|class\\w*|योग) (?:for|of) ${words}(?= )`,
  'g',
);
const denials: readonly RegExp[] = [
  new RegExp(
    ` (?:not|never|neither|nor|no longer|isnt|arent|wasnt|aint) (?:(?:been|yet|currently|actually|even|really|a|about) )*${words}(?= )`,
    'g',
  ),
  new RegExp(` no (?:(?:chance|possibility|question|sign|risk|way) (?:of|that) )?(?:(?:a|being|i am) )*${words}(?= )`, 'g'),
  new RegExp(` ${words} test (?:(?:was|is|came|back|result|results|today) )*(?:negative|neg)(?= )`, 'g'),
  new RegExp(` ${words} (?:(?:main|to|bilkul|abhi|तो|अभी) )*(?:nahin|nahi|nhi|नहीं|नही)(?= )`, 'g'),
  new RegExp(
    ` (?:after |during |in )?(?:my |a |the )?(?:(?:first|second|third|last) )?${words} (?:(?:was|were) )?(?:in (?:19|20)\\d\\d|(?:\\S+ ){0,2}years? ago)(?= )`,
    'g',
  ),
];
const hidden = (span: string): string => span.replace(/[^\s]/gu, '§');

/**
 * A normalised text (`plain`) with the words hidden by § that deny a pregnancy, tell of a past one, or of those whom somebody teaches or
 * looks after for a living. Length and count of the words stay.
 */
export function withoutPregnancyOfOthers(plain: string): string {
  const own = trade.test(plain) ? plain.replace(ofWork, hidden) : plain;
  return denials.reduce((text, pattern) => text.replace(pattern, hidden), own);
}

const any = new RegExp(` ${words} `);
/** Whether a normalised text tells of no pregnancy but those that are denied, past or of people whom somebody teaches or looks after. */
export function isPregnancyOfOthers(plain: string): boolean {
  const left = withoutPregnancyOfOthers(plain);
  return left !== plain && !any.test(left);
}
