import distance from 'damerau-levenshtein';

/** Misspelt or abbreviated words by their meaning: one meaning per line, variants after the colon. */
const lines = `
kill: kil kll klil kiil kiill kilk
killing: killin kiling klling
die: d1e di3 diee
dying: dyin diying dieing
dead: ded deadd
live: liv lve
living: livin livng lving
life: lif lyf lyfe lief lifee
want: wnt wnat wantt wamt wan waant
want to: wanna wana wnna wannna wanto
going to: gonna gona gunna gnna
have to: gotta hafta
have: hav hve hv
dont: dnt donot dont't dont dun dnot
doesnt: dosnt doesn doesnot
cant: cnt cannot cant
wont: wnt't
reason: reson resaon reasn
better: beter bettr betr
sleep: slep sleeep
wake: wke
pills: pils pilz pillz
tablets: tabletts tablts
friend: frend frnd freind frnds
thinking: thinkin thnking thinkng
feeling: feelin feling
feel: feal fel
about: abt abut
nothing: nothin nuthin nthing
nobody: noone nobdy
everyone: everybody evry1 every1 evryone evrybody everbody
everything: evrything everythin evrythng
tired: tird tierd
hurt: hrt hurtt
hate: h8 haet
suicide: sucide suiside sucicide suicde suicid suciide sewerslide sewercide suiciding toaster-bath
suicidal: sucidal suisidal suicdal
myself: myslf mysef mself meself
kill myself: killmyself
you: u
your: ur
because: bcz bcoz becoz cuz coz cos
without: w/o witout widout
goodbye: goodby gudbye gdbye
anymore: nymore anymor
tonight: tonite tonyt 2night
tomorrow: tmrw tmr tomorow tommorow 2morrow
please: plz pls plss
people: ppl
someone: sum1 some1 somebody
should: shud shld
would: wud wld
could: cud cld
mother: mum mom mummy mommy mumma maa
father: dad daddy papa
vomiting: vomitting vomting
swollen: swolen swollin
breathe: breath breth
diabetes: diabetis diabites
protein: protien
lactose: lactos
`;

/** The meaning of a typed variant. */
export const meantBy: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meant = '', typed = ''] = line.split(': ');
      return typed.split(' ').map((one) => [one, meant] as const);
    }),
);

/** Long words of red flags, also found with one letter wrong, missing, doubled or swapped. */
const longWords =
  `suicide suicidal myself overdose anymore goodbye worthless hopeless pointless everyone without unconscious swollen numbness
vomiting pregnant laxative laxatives concussion insulin ibuprofen paracetamol starving purging anorexia bulimia breathing bleeding breastfeeding`.split(
    /\s+/,
  );
/** Other words that are one letter away from one of those. */
const notMeant = new Set('homeless breeding breaking bleating staring starting stirring surging purchasing within helpless'.split(' '));

/** A single error leaves the first or the last letter unchanged; checking that first saves computing most distances. */
const mayBeOneErrorAway = (typed: string, meant: string): boolean =>
  Math.abs(typed.length - meant.length) <= 1 && (typed[0] === meant[0] || typed.at(-1) === meant.at(-1));

/** The long word that was meant, or the word itself. */
export function meantWord(word: string): string {
  const known = meantBy.get(word);
  if (known) return known;
  if (word.length < 6 || notMeant.has(word)) return word;
  return longWords.find((meant) => mayBeOneErrorAway(word, meant) && distance(word, meant).steps <= 1) ?? word;
}
