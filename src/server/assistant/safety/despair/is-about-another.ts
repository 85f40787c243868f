import type { Folded } from '../../messages/index.ts';

const oneself = new Set('i me my myself mine main mai mujhe mera meri mere mujhse मैं मुझे मेरा मेरी मेरे मुझसे'.split(' '));
const another = new Set(
  `he she they him her his their them himself herself themselves friend brother sister mother father son daughter wife husband girlfriend boyfriend teammate roommate flatmate cousin student captain
  uncle aunt mate gran grandmother grandfather vo voh usne usko uska uski use unka unki dost saheli bhai bhaiya behen behan didi mummy maa dadi dada nani nana chacha junior kid child beta beti pati patni bivi papa roomie वह वो उसने उसको उसका उसकी उसे उनका
  दोस्त सहेली भाई भैया बहन दीदी बेटा बेटी पति पत्नी पापा मां चाचा दादी दादा नानी नाना छात्र छात्रा लड़का लड़की`.split(/\s+/),
);

const kin =
  '(?:best|close|little|younger|elder|older|big|small|chhota|chhoti|chote|bada|badi|bade)? ?(?:friend|friends|brother|bro|sister|sis|mother|father|son|daughter|wife|husband|girlfriend|boyfriend|gf|bf|teammate|roommate|flatmate|cousin|student|captain|uncle|aunt|mate|nan|gran|grandmother|grandfather|neighbour|colleague|kid|child|dost|saheli|bhai|bhaiya|behen|behan|didi|beta|beti|pati|patni|biwi|bivi|papa|mummy|maa|dadi|dada|nani|nana|chacha|chachi|mama|junior|ladka|ladki|दोस्त|सहेली|भाई|बहन|दीदी|बेटा|बेटी|पति|पत्नी|पापा|मां|दादी|दादा|नानी|नाना|चाचा|छात्र|छात्रा)';
/** Whose friend it is, what the writer was told, saw or asks: they tell of the writer only as of somebody who looks on. */
const lookingOn: readonly RegExp[] = [
  new RegExp(` (?:my|our|mera|meri|mere|hamara|hamari|hamare|apna|apni|apne|मेरा|मेरी|मेरे|हमारा|हमारी) (?=${kin} )`, 'gu'),
  / (?:told|tells|telling|texted|text|asked|asks|messaged|called|says to|said to|showed|sent|with|to|for) (?:me|us)(?= )/gu,
  / (?:what|how|where|who) (?:do|can|should|could) (?:i|we)(?= )| (?:should|can|do|may) (?:i|we)(?= )| help (?:me|us)(?= )/gu,
  / (?:i|we) (?:am|was|have|had)? ?(?:just )?(?:found|saw|heard|think|thought|know|knew|dont know|worry|worried|scared|afraid|noticed|read|asked|told|called|live far|cant reach)(?= )/gu,
  / (?:mujhe|mujhse|mujhko|मुझे|मुझसे) (?:bola|boli|bataya|batayi|kaha|keh|bol|message|dar|lagta|lag|pata|samajh|mila|mili|dikha|dikhe|batao|बोला|बोली|बताया|कहा|डर|लगता|पता|मिला|मिली|दिखे|बताओ)(?= )/gu,
  / (?:main|mai|हम|मैं) kya (?:karu|karun|karoon|karein)(?= )| kya (?:karu|karun) (?:main|mai)(?= )| (?:मैं )?क्या (?:करूं|करूँ|करें)(?= )/gu,
];

/** Somebody else's words follow: 'papa ne bola main jeena nahi chahta'. */
const quoted = new RegExp(
  ` ${kin} (?:ne |ने )?(?:mujhe |mujhse |मुझे |मुझसे )?(?:bola|boli|kaha|kehta|kehti|keh|likha|bol|said|says|keeps saying|wrote|बोला|बोली|कहा|कहता|कहती|लिखा) `,
  'u',
);

/** Whether a message of danger tells of somebody else more than of its writer. */
export function isAboutAnother({ plain }: Folded): boolean {
  const said = lookingOn.reduce((rest, pattern) => rest.replace(pattern, ' '), plain);
  const count = (text: string, of: ReadonlySet<string>) =>
    text
      .trim()
      .split(' ')
      .filter((word) => of.has(word)).length;
  const at = quoted.exec(said)?.index;
  if (at !== undefined && count(said.slice(0, at), oneself) === 0) return true;
  return count(said, another) > count(said, oneself);
}
