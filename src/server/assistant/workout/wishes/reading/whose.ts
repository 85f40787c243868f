/**
 * Who each word of a text of wishes is about: the person who writes (or the one for whom the plan is), or somebody else. It changes where a
 * relative becomes the subject, stays with 'he', 'she' and 'his', and comes back with 'I', 'my' and 'mine'.
 */
const kinNames =
  'wife husband hubby mother father mom mum mommy dad papa mummy brother sister bro sis son daughter friend friends bestie roommate roomie flatmate hostelmate batchmate ' +
  'uncle aunt aunty cousin neighbour neighbor colleague boss girlfriend boyfriend gf bf fiance fiancee partner spouse grandfather grandmother grandpa grandma ' +
  'nephew niece teammate teammates classmate kids children parents sibling siblings twin senior junior trainer coach captain ' +
  'biwi pati patni bhai bhaiya behan behen didi beta beti dost yaar saheli dada dadi nana nani chacha chachi mama mami bua maa ma bhabhi devar jija saas sasur padosi ' +
  'पत्नी पति भाई बहन दीदी बेटा बेटी बेटे दोस्त दादा दादी नाना नानी पापा मम्मी मां पिताजी चाचा चाची भाभी सास ससुर पडोसी सहेली बच्चे';
const kin = new Set(kinNames.split(' '));
const adjective =
  /^(?:little|elder|older|younger|big|best|best|own|chhota|chhoti|chhote|bada|badi|bade|dear|better|eldest|youngest|gym|school|college|office|छोटा|छोटी|छोटे|बडा|बडी|बडे)$/;
const possessive = /^(?:my|our|mera|meri|mere|hamara|hamari|hamare|a|मेरा|मेरी|मेरे|हमारा|हमारी|हमारे)$/;
/** Relatives who are named without 'my' and mean one's own. */
const bare =
  /^(?:mother|father|brother|husband|wife|sister|boyfriend|girlfriend|daughter|son|papa|mummy|mum|mom|mommy|dad|bhai|bhaiya|didi|dadi|dada|nani|nana|chacha|maa|grandma|grandpa|hubby|पापा|मम्मी|मां|दीदी|दादी|दादा|नानी|नाना|भाई)$/;
const third =
  /^(?:he|she|his|her|hers|him|they|their|them|wo|woh|uska|uski|uske|usko|use|unka|unki|unke|unko|unhe|hes|shes|वह|वो|उसका|उसकी|उसके|उसको|उसे|उनका|उनकी|उनके|उन्हें)$/;
const first =
  /^(?:i|im|ive|id|ill|my|mine|me|myself|we|our|us|mujhe|mujhko|mujhse|mujhme|main|mai|mein|mera|meri|mere|merko|mereko|hum|hame|hamara|khud|apna|apni|apne|मुझे|मुझको|मुझसे|मैं|मेरा|मेरी|मेरे|हम|हमें|अपना|अपनी|अपने|खुद)$/;
/** What is asked of the plan is asked for oneself. */
const imperative =
  /^(?:keep|give|put|add|skip|leave|remove|include|please|avoid|only|rakhna|rakho|rakhiye|dena|hatao|daal|dalna|रखना|रखिए|हटाओ)$/;
const breaks = /^(?:;|,|but|because|so|and)$/;

/** What tells that the plan is for somebody else. */
const forAnother = new RegExp(
  ` (?:(?:plan|programme|program|schedule|exercises|routine|it|this|form|training) (?:is )?(?:really |actually |meant |only )?(?:for|of)|(?:filling|writing|asking|making|doing|typing|ordering|getting|planning) (?:this |it |in )?(?:in |out |up )?(?:on behalf of|for|behalf of)|on behalf of|need (?:a |this |something )?for|want (?:a |this |something )?for|this is|its|is) (?:not for me but )?(?:for )?(?:my|our|mere|meri) (?:[^ ;,]+ )?(?:${[...kin].join('|')}) `,
);
const forAnotherHindi = new RegExp(
  ` (?:${[...kin].join('|')}) (?:ji |जी )?(?:ke|ki|ko|के|की) (?:liye|lie|vaste|लिए|लिये) (?:[^ ;]+ ){0,4}(?:plan|exercises|banana|banao|bana|chahiye|bnana|routine|schedule|प्लान|बना\\S*|chart) | (?:plan|exercises|प्लान) (?:[^ ;]+ ){0,3}(?:mere|meri|मेरे|मेरी)? ?(?:${[...kin].join('|')}) (?:ji |जी )?(?:ke|ki|के|की) (?:liye|lie|लिए|लिये) `,
);
/** 'My mother fell, a plan for her', 'maa gir gayi thi, uske liye plan'. */
const forThem =
  / (?:plan|programme|program|exercises|workouts?|routine|something|sessions?) (?:is )?for (?:her|him|them) | (?:uske|unke|uski|unki|उसके|उनके) (?:liye|lie|लिए|लिये) (?:[^ ;]+ ){0,4}(?:plan|exercises|workouts?|banana|banao|bana|chahiye|routine|schedule|प्लान|बना\S*|चाहिए) /;
const anyKin = new RegExp(` (?:${[...kin].join('|')}) `);
const withMe = / (?:with|together|join|joins|along|saath|साथ|and me|and i|too|also wants|dono|both) /;

/** Whether the words ask for a plan that is another's, whose body and tastes then bind. */
function isForAnother(plain: string): boolean {
  const isSo = (/ for (?:my|our) /.test(plain) && forAnother.test(plain)) || (anyKin.test(plain) && forThem.test(plain));
  const isNotMine = !/ (?:not for (?:my|our|him|her)|for me|mere liye|मेरे लिए) /.test(plain);
  return isNotMine && (isSo || forAnotherHindi.test(plain)) && !withMe.test(plain);
}

const isKin = (words: readonly string[], at: number): boolean => {
  const said = words[at] ?? '';
  const word = kin.has(said) ? said : said.replace(/s$/, '');
  if (!kin.has(word)) return false;
  const before = words[at - 1] ?? '';
  if (possessive.test(before) || (adjective.test(before) && possessive.test(words[at - 2] ?? ''))) return true;
  // 'Bhai mere ko dole chahiye' calls somebody; 'papa bolte hain' tells of one.
  return (
    bare.test(word) && (at === 0 || breaks.test(before)) && !first.test(words[at + 1] ?? '') && !/^(?:,|;)?$/.test(words[at + 1] ?? '')
  );
};

/** Behind these a relative is no subject: 'with my wife', 'for my son', 'wakes my baby'. */
const noSubject =
  /^(?:with|for|from|to|by|of|than|and|at|near|before|after|wake|wakes|waking|disturb|disturbs|drop|drops|take|takes|pick|see|help|drive|call|like|lift|carry|chase|feed|saath|beat|unlike)$/;

/** For each word of a text whether it is about somebody else. */
export function aboutOthers(words: readonly string[]): boolean[] {
  if (isForAnother(` ${words.join(' ')} `)) return words.map(() => false);
  let isOther = false;
  let isNamed = false;
  return words.map((word, at) => {
    if (isKin(words, at)) {
      const opener = words[at - (adjective.test(words[at - 1] ?? '') ? 3 : 2)] ?? '';
      isNamed = true;
      isOther = !noSubject.test(opener);
      return isOther;
    }
    const next = words[at + 1] ?? '';
    const isOwning = possessive.test(word) || (first.test(word) && /^(?:mera|meri|mere|my|our|मेरा|मेरी|मेरे)$/.test(word));
    // 'My' before a relative is no word about oneself.
    const isOfKin = isOwning && (kin.has(next) || (adjective.test(next) && kin.has(words[at + 2] ?? '')));
    if (isOfKin) return isOther;
    if (word === 'me' && /^(?:with|for|to|give|gives|gave|let|lets|tell|tells|told|make|makes|wants|like)$/.test(words[at - 1] ?? ''))
      isOther = false;
    else if (isOther && imperative.test(word) && breaks.test(words[at - 1] ?? ';')) isOther = false;
    else if (first.test(word) && !(isOther && /^(?:mein|me)$/.test(word) && !breaks.test(words[at - 1] ?? ';'))) isOther = false;
    else if (isNamed && third.test(word) && (breaks.test(words[at - 1] ?? ';') || word === 'his' || word === 'her')) isOther = true;
    else if (word === ';' && !third.test(next)) isOther = false;
    return isOther;
  });
}
