import { romanOf } from '../messages/index.ts';
import { findMentions, type Mention } from './find-mentions.ts';

const set = (text: string) => new Set(text.split(/\s+/).filter(Boolean));
/** Words that refuse what follows. */
const refusing = set(
  `no not without avoid avoiding allergic allergy allergies dont doesnt cant hate hates hating detest loathe despise dislike dislikes excluding exclude
  skip minus never refuse refuses refused refusing intolerant intolerance anaphylactic anaphylaxis epipen sensitive remove removing nothing neither nor bina leave sans isnt arent wont haram quit drop ban banned forbids forbid gave given giving hold yuck ugh stopped stop enough trouble difficulty limit cut
  instead replace swap substitute zero बिना`,
);
/** Words that want what follows. */
const liking = set(
  'love loves loving like likes enjoy enjoys favourite favorite fav favourites favorites adore crave craving cravings more want wants pasand पसंद extra add give need needs include including prefer prefers rather wish fond sneak throw squeeze must ensure',
);
/** Refusals that say nothing about the body, so that a kind of nut does not stand for all nuts. */
const disliking = set('hate hates hating detest loathe despise dislike dislikes instead replace swap substitute');
const having = set('have has got with only use using own eat eats am i just access available is are take vegan we my');
/** Words that come after what they refuse. */
const refusedAfter = set(
  `nahin free allergy allergic intolerant intolerance mat chhodkar chodkar hatao नहीं नही एलर्जी मत sensitivity nai band bilkul parhej parhez parhaiz hata hatana hatado mana manaa
  nafrat chhodo chhod chodo hatado chhodna banned परहेज मना बंद नफरत छोड़कर छोड़ छोडकर छोड हटा हटाओ`,
);
/** Words that come after what they want. */
const wantedAfter = set(
  'pasand पसंद chahiye chahie chaiye चाहिए चाहिये zaroor zarur jarur jaroor जरूर dena dijiye dedo देना दीजिए dalo daalo dalna rakho rakhna shamil शामिल डालो डालना रखो रखना favourite favorite',
);
const joining = set('and or , aur ya & या और any from the of products items to a anything containing also such as tree');
const exceptions = set('except besides excluding alawa अलावा unless');

export type State = 'refused' | 'disliked' | 'liked' | 'open';
/** A mention with what is said about it; whether somebody else is meant, and whether it is only where another food is left out. */
export type Stated = { readonly mention: Mention; readonly state: State; readonly isOfOthers: boolean; readonly isPlace: boolean };

const wordOf = (words: readonly string[], at: number): string => words[at] ?? '';
const textOf = (words: readonly string[], from: number, to?: number) => ` ${words.slice(from, to).join(' ')} `;

const fineBehind =
  /^ (?:is |are |to |toh |bhi |would be |will be |on other days )*(?:fine|ok|okay|allowed|alright|acceptable|chalega|chalegi|chalta|chalti|chalenge|theek|thik|no problem|not a problem) |^ (?:[^ ]+ )?(?:dont|doesnt|never) (?:bother|upset|hurt|harm|affect|trouble|bloat)|^ (?:suits? me|works? for me|works? fine|agrees? with me) /;
/** 'Onions are a strict no', 'keep onions out of it'. */
const bannedBehind =
  /^ (?:[^ ]+ )?(?:is|are|r|ko) (?:a |an |the |just |also |completely |totally |absolutely )*(?:strict |big |total |complete |definite |hard |firm )*(?:no|not allowed|not for me|not okay|not ok|not fine|not an option|out|off|forbidden|prohibited|poison|banned|bad for me|my enemy|na|nahin) |^ (?:[^ ]+ )?(?:isnt|arent|not|no) (?:really |at all )?(?:allowed|for me|my thing|okay|ok|fine|good for me|an option|acceptable|possible|way) |^ (?:ke|k) (?:bina|alawa|siva|sivay|bagair) |^ (?:के|को) (?:बिना|अलावा|सिवाय|बगैर|छोडकर) |^ (?:is |are )?off (?:the )?(?:menu|list|table|limits|plan) /;
/** 'Tastes awful' is a matter of taste. */
const tasteBehind =
  /^ (?:[^ ]+ )?(?:is|are|tastes?|smells?|looks?|feels?) (?:so |really |just |too |absolutely |like )*(?:gross|disgusting|awful|horrible|terrible|nasty|yuck|yucky|bad|slimy|soap|vile|boring) /;
const keptOut = / (?:keep|leave|kept|leaving|keeping|take|cut) (?:all |any |the )?$/;
const outBehind = /^ (?:[^ ]+ )?out /;

/** What the body does with a food that it does not bear, said after the food or anywhere in its clause. */
const harmBehind =
  /^ (?:[^ ,;]+ ){0,2}(?:upsets?|bothers?|disagrees?|triggers?|bloats?|(?:gives?|gave|giving) me(?! (?:energy|strength|joy|protein))|(?:makes?|made|make) me (?:\S+ )?(?:sick|ill|bloat\w*|itch\w*|vomit|nause\w+|unwell|heavy|sleepy|uncomfortable|dizzy|gag|burp|throw|gassy|puke|sneeze)|doesnt (?:agree|suit|sit)|dont (?:agree|suit|sit)|causes?|se (?:gas|khujli|ulti|pet|acidity|problem|dikkat|takleef|taklif|allergy)) /;
const harm =
  / (?:itch\w*|rash\w*|hives|swell\w*|swollen|bloat\w*|gassy|gas|acidity|heartburn|tingl\w+|cramps?|diarrh\w+|loose motions?|vomit\w*|nause\w+|throw up|break out|sneez\w*|wheez\w*|reacts?|reaction|khujli|khujali|daane|ulti|dast|खुजली|उल्टी|दाने|सूजन|गैस) /;
const eating =
  / (?:when|if|after|from|with|whenever|makes? me|made me|every time|eating|eat|have|khane|khaane|khata|khati|khau|khaun|khane|se|to|खाने|खाता|खाती|से) /;

/** 'Fish: yes, meat: no' answers each food by itself. */
const yesBehind = /^ (?:, )?(?:yes|haan|han|yeah|हां) (?:$|, |and |; )/;
const noBehind =
  /^ (?:, )?(?:no|na|nope|not|never|no more|not possible|no thank you|no thanks|no way|hard pass|pass|skip|all out|out|yuck|ew|ugh|nahin baba|nahin bhai) (?:$|, |and |; )/;

/** About somebody else alone. */
const ofOthers =
  /^ (?:and |because |as |since |but |also |aur |, )*(?:my|our|the|both|meri|mera|mere|hamare|hamari|मेरी|मेरा|मेरे|हमारे) (?:\d+ (?:year|yr|month|week|saal)s? (?:old|ka|ki) )?(?:\S+ )?(?:wife|husband|hubby|son|sons|daughter|daughters|kids?|child|children|toddler|baby|brother|sister|friend|friends|roommate|roommates|flatmate|mother|mom|mum|father|dad|parents|partner|boyfriend|girlfriend|grandmother|grandfather|uncle|aunt|in laws|biwi|pati|patni|beta|bete|beti|dost|bhai|behan|bahan|maa|mummy|papa|saas|sasur|bacche|bachhe|bache|bachche|dadi|dada|nani|nana|पत्नी|पति|बेटा|बेटे|बेटी|दोस्त|भाई|बहन|मां|पिता|बच्चे|बच्चों|दादी|सास) |^ (?:and |but |also |aur |, )*(?:\d+ (?:year|yr|month|week|saal)s? (?:old|ka|ki) )?(?:ghar wale|gharwale|ghar walo|roomie|roomies|girlfriend|boyfriend|grandmother|grandma|grandpa|grandfather|baby|in laws|wife|husband|hubby|wifey|kids?|children|son|daughter|toddler|mom|mum|mother|dad|father|everyone else|biwi|pati|patni|bacche|bachhe|bache|bachche|baccho|bachcho|beta|bete|beti|saas|papa|mummy|dadi|roommate|पति|पत्नी|बच्चे|बच्चों|बेटे|बेटी) (?!(?:and|aur) (?:i|me|main) )/;
/** Who sets what is cooked is obeyed, whatever they like themselves. */
const rulesTheKitchen =
  / (?:allow|allows|permit|permits|let|lets|makes?|made|making|cooks?|cooking|buys?|bans?|banned|forbids?|forbid|says?|said|tells?|told|insists?|wants? me|give|gives|serves?|banati|banata|banate|deti|deta|bolti|bolta|bola|boli|kehti|kehta|kaha|mana) /;
const aboutMe = / (?:i|me|we|us|our|mujhe|main|hum|hame|मुझे|मैं|हम|हमें|myself) /;
const inThePast = / (?:used to|i was|we were|as a (?:child|kid)|years ago|outgrew|outgrown|pehle (?:main|mujhe)|bachpan) /;
const presentAgain = / (?:now|ab|abhi|अब|still|today|these days) /;
const unbinding = set('allergic allergy allergies intolerant intolerance vegan vegetarian avoid avoiding hate dislike');

type Machine = { state: State; lastMention: number; lastRefusal: number };

/** What a word that is no mention makes of the state. */
function stateAfter(words: readonly string[], at: number, { state, lastMention, lastRefusal }: Machine): State {
  const word = wordOf(words, at);
  const next = wordOf(words, at + 1);
  if (exceptions.has(word) || (/^(?:other|apart)$/.test(word) && /^(?:than|from)$/.test(next)))
    return state === 'refused' || state === 'disliked' || word === 'unless' ? 'open' : 'refused';
  if (refusing.has(word)) {
    // 'not only', 'no problem with' and 'not allergic to' do not refuse anything; nor does 'no longer vegan'.
    if (/^(?:dont|doesnt|not|wont|am)$/.test(word) && /^(?:mind|care|object|sure)$/.test(next)) return 'open';
    // 'I can live without eggs' is no wish for them, unlike 'I cannot'.
    const isHeld = / (?:cant|cannot|not|never|couldnt|dont|wont|how) (?:\S+ )?(?:live|survive|do) $/.test(
      textOf(words, Math.max(0, at - 4), at),
    );
    if (word === 'without' && isHeld) return 'liked';
    // 'Gave up', 'stopped eating', 'trouble digesting', but not 'gave me' or 'stop me'.
    if (
      /^(?:gave|given|giving|hold|stop|stopped|enough|trouble|difficulty)$/.test(word) &&
      !/^(?:up|the|eating|having|of|digesting|with|taking)$/.test(next) &&
      !(word === 'stop' || word === 'hold')
    )
      return state;
    if (/^(only|just|problem|problems|issue|issues|matter|longer)$/.test(next))
      return next === 'longer' && !unbinding.has(wordOf(words, at + 2)) ? 'refused' : 'open';
    if (
      /^(?:no|not|never|arent|isnt|dont|without)$/.test(word) &&
      (unbinding.has(next) || (/^(?:an?|any|have|known|food|really)$/.test(next) && unbinding.has(wordOf(words, at + 2))))
    )
      return 'open';
    if (
      unbinding.has(word) &&
      state === 'open' &&
      / (?:no|not|never|arent|isnt|dont|longer|without) (?:\S+ ){0,2}$/.test(textOf(words, Math.max(0, at - 3), at))
    )
      return 'open';
    return disliking.has(word) ? 'disliked' : 'refused';
  }
  if (liking.has(word)) {
    const isNegated = lastRefusal >= 0 && at - lastRefusal <= 2 && lastMention < lastRefusal && !disliking.has(wordOf(words, lastRefusal));
    if (!isNegated) return 'liked';
    return /^(?:like|love|enjoy|prefer|fond|crave|pasand|पसंद)/.test(word) ? 'disliked' : 'refused';
  }
  if (/^(?:fan|keen)$/.test(word) && state === 'refused') return 'disliked';
  if (/^(?:stand|bear)$/.test(word) && state === 'refused') return 'disliked';
  if (/^(?:sick|tired|bored|fed)$/.test(word) && /^(?:of|up|with)$/.test(next)) return 'disliked';
  if (word === 'off' && /^(?:am|im|are|gone)$/.test(wordOf(words, at - 1))) return 'refused';
  if (state === 'open' && /^(?:lots|lot|plenty|handful|fistful|bowlful|crazy|fan|grew|use|using|put|sure|least)$/.test(word))
    return 'liked';
  if ((word === 'away' || word === 'off') && /^(?:from|of|stay|keep|lay)$/.test(next === 'from' ? next : wordOf(words, at - 1)))
    return 'refused';
  if ((word === 'with' || word === 'for' || word === 'by') && / (?:replace|swap|substitute) /.test(textOf(words, 0, at))) return 'liked';
  if (word === 'par' || (word === 'than' && state === 'liked')) return 'open';
  const last = Math.max(lastMention, lastRefusal);
  if (having.has(word) && !joining.has(word) && last >= 0 && !/^(eat|eats|have|take|use|with|any)$/.test(word)) return 'open';
  return having.has(word) && state === 'liked' && lastMention >= 0 ? 'open' : state;
}

/** The states of the mentions by what is said before each of them. */
function statesBefore(words: readonly string[], mentions: readonly Mention[]): State[] {
  const states: State[] = [];
  const machine: Machine = { state: 'open', lastMention: -1, lastRefusal: -1 };
  for (let at = 0, index = 0; at < words.length; at++) {
    const mention = mentions[index];
    if (mention && at === mention.from) {
      const last = Math.max(machine.lastMention, machine.lastRefusal);
      // 'No oven, vegetarian' refuses no way of eating.
      const isOfAnother = mention.meaning.kind === 'pattern' && words.slice(Math.max(0, machine.lastRefusal), at).includes(',');
      if ((last >= 0 && at - last > 4) || isOfAnother) machine.state = 'open';
      states[index++] = machine.state;
      machine.lastMention = mention.to;
      at = mention.to - 1;
      continue;
    }
    // 'But I am not, chicken soup is nice': a refusal that ends here refuses nothing behind the pause.
    const isOver = wordOf(words, at) === ',' && /^(?:not|dont|cant|wont|doesnt|isnt|arent)$/.test(wordOf(words, at - 1));
    machine.state = isOver ? 'open' : stateAfter(words, at, machine);
    if (refusing.has(wordOf(words, at)) || /^(?:sick|tired|fed|off|away)$/.test(wordOf(words, at))) machine.lastRefusal = at;
  }
  return states;
}

/** Whether the words after a list of mentions refuse them (`pasand nahi`, `eat nahi`, `upsets my stomach`). */
function isRefusedBehind(words: readonly string[], mention: Mention, next: number): boolean {
  const end = Math.min(next, mention.to + 5, words.length);
  if (harmBehind.test(textOf(words, mention.to, mention.to + 6)) || bannedBehind.test(textOf(words, mention.to, mention.to + 8)))
    return true;
  if (outBehind.test(textOf(words, mention.to, mention.to + 3)) && keptOut.test(textOf(words, 0, mention.from))) return true;
  for (let at = mention.to; at < end; at++) {
    if (wordOf(words, at) === ',') return false;
    const word = romanOf(wordOf(words, at));
    if (refusedAfter.has(word) || refusedAfter.has(wordOf(words, at))) return !(word === 'free' && at > mention.to);
    if (
      /^(?:avoid|skip|remove|na)$/.test(word) &&
      /^(?:kar|karo|karna|karta|karti|karu|kare|hu|do|dena|dalo|de)/.test(romanOf(wordOf(words, at + 1)))
    )
      return true;
  }
  return false;
}

/** What somebody cannot give up: 'chai nahi chhod sakta', 'coffee ke bina nahi reh sakti'. */
const unforgoable =
  /^ (?:to |toh |ko |hi |main |mai |mujhse |mujhe )*(?:nahin|nahi|nhi|नहीं|नही) (?:chh?od(?:unga|ungi|enge|ne wala|ne wali)|छोड़?(?:ूंगा|ूंगी|ूँगा|ूँगी)|(?:chh?od|chh?oot|छोड|छोड़|छूट) (?:sak\w*|pa\w*|ta|ti|सक\S*|पा\S*|ती|ता)) |^ (?:ke|k|के) (?:bina|bagair|बिना|बगैर) (?:\S+ ){0,3}(?:nahin|nahi|nhi|नहीं|नही) (?:\S+ )?(?:reh|rah|ji|jee|chal|hot|hoti|khul|रह|जी|चल|होत|होती|खुल)\S* |^ (?:nahin|nahi|नहीं) (?:chh?utt?\w*|chh?oot\w*|छूट\S*) /;

const isWantedBehind = (words: readonly string[], mention: Mention, next: number): boolean =>
  unforgoable.test(textOf(words, mention.to, mention.to + 8)) ||
  // 'Poha ya upma do', and 'jaggery instead of sugar'.
  (/^(?:do|दो)$/.test(words.at(-1) ?? '') && words.length - mention.to <= 3) ||
  /^ (?:instead of|rather than|over|in place of) /.test(textOf(words, mention.to, mention.to + 4)) ||
  words.slice(mention.to, Math.min(next, mention.to + 4)).some((word) => wantedAfter.has(word)) ||
  /^ (?:(?:please|pls|plz) $|(?:lover|lovers|based|fan|fans) |(?:should|must|has to|have to|needs? to|to) (?:also )?be (?:there|in|included|part|a must)|(?:is|are) (?:a must|must|a favourite|my favourite|essential)|(?:bhi )?(?:khana|khani|khaana) (?:hai|h|hu|chahta|chahti)|(?:bhi )?(?:add|include|shamil) |on the menu |in (?:somewhere|it|there|please|the plan|the menu|my plan) |include )/.test(
    textOf(words, mention.to, mention.to + 5),
  ) ||
  / (?:acha|accha|achha|achhe|ache|acche|अच्छा|अच्छे) (?:lagta|lagti|lagte|लगता|लगती|लगते) /.test(
    textOf(words, mention.to, Math.min(next, mention.to + 5)),
  );

const opensPart = /^(?:,|and|aur|because|as|since|so|but|lekin|और|क्योंकि)$/;
/** Words with which a part of a sentence begins to speak of its own. */
const speaksAgain =
  /^(?:i|me|my|we|main|mujhe|mera|meri|mere|hum|hame|मुझे|मैं|हम|no|not|dont|please|give|add|avoid|want|under|only|just|bina|without|kam|less|more|par)$/;

/** Whether the part of a clause that starts with these words is about somebody else alone. */
function isOfOthers(words: readonly string[]): boolean {
  const whole = textOf(words, 0);
  const rest = whole.replace(
    /^ (?:(?:and|because|as|since|but|also|aur|,) )*(?:my|our|the|mera|meri|mere|hamare|hamari|मेरी|मेरा|मेरे|हमारे) /,
    ' ',
  );
  return ofOthers.test(whole) && !aboutMe.test(rest) && !rulesTheKitchen.test(whole);
}

/** For each word of a clause whether it is said of somebody else: 'no eggs, husband hates karela' says so of the last two. */
export function saidOfOthers(words: readonly string[]): boolean[] {
  const said: boolean[] = [];
  let isTheirs = false;
  for (let at = 0; at < words.length; at++) {
    if (at === 0 || opensPart.test(words[at - 1] ?? '')) {
      const length = words.slice(at).findIndex((word) => opensPart.test(word));
      const part = words.slice(at, length < 0 ? undefined : at + length);
      isTheirs = isOfOthers(part) || (isTheirs && !speaksAgain.test(part[0] ?? ''));
    }
    said.push(isTheirs);
  }
  return said;
}

/** The mentions of a clause and what it says about each: refused, disliked, liked, or nothing. */
export function readClause(words: readonly string[]): Stated[] {
  const mentions = findMentions(words);
  const whole = textOf(words, 0);
  const states = statesBefore(words, mentions);
  const isHarmful =
    harm.test(whole) &&
    eating.test(whole) &&
    !/ (?:no|not|never|dont|doesnt|nahin) (?:\S+ )?(?:itch|rash|swell|bloat|gas|react)/.test(whole);
  for (let index = mentions.length - 1; index >= 0; index--) {
    const [mention, next] = [mentions[index], mentions[index + 1]];
    if (!mention) continue;
    const end = next?.from ?? words.length;
    const isListed = next !== undefined && words.slice(mention.to, next.from).every((word) => joining.has(word));
    const isOpen = states[index] === 'open';
    if (isOpen && (isWantedBehind(words, mention, end) || (isListed && states[index + 1] === 'liked'))) states[index] = 'liked';
    if (tasteBehind.test(textOf(words, mention.to, mention.to + 6))) states[index] = 'disliked';
    if (!unforgoable.test(textOf(words, mention.to, mention.to + 8)) && isRefusedBehind(words, mention, end))
      states[index] = states[index] === 'liked' || isOpen ? dislikedOr(words, mention) : (states[index] ?? 'open');
    else if (isListed && isOpen && (states[index + 1] === 'refused' || states[index + 1] === 'disliked'))
      states[index] = states[index + 1] ?? 'open';
    if (isHarmful && isOpen) states[index] = 'refused';
    if (noBehind.test(textOf(words, mention.to, mention.to + 5))) states[index] = 'refused';
    if (yesBehind.test(textOf(words, mention.to, mention.to + 3))) states[index] = 'open';
    const isException = exceptions.has(wordOf(words, mention.from - 1));
    if (!isException && fineBehind.test(textOf(words, mention.to, mention.to + 5))) states[index] = 'open';
    if (isPast(words, mention)) states[index] = 'open';
  }
  const ofOthersAt = saidOfOthers(words);
  return mentions.map((mention, index) => ({
    mention,
    state: states[index] ?? 'open',
    isOfOthers: ofOthersAt[mention.from] ?? false,
    isPlace: isPlaceOfAnother(words, mentions, index),
  }));
}

/** 'Pasand nahi' is a matter of taste; other refusals may be of health. */
const dislikedOr = (words: readonly string[], { to }: Mention): State =>
  / (?:pasand|पसंद|acha|accha|achha|अच्छा) /.test(textOf(words, to, to + 4)) ? 'disliked' : 'refused';

/** 'No onion in the dal', 'chai without sugar', 'dal me pyaz nahi': what is refused is the part, not the dish. */
function isPlaceOfAnother(words: readonly string[], mentions: readonly Mention[], index: number): boolean {
  const [before, mention, next] = [mentions[index - 1], mentions[index], mentions[index + 1]];
  if (!mention) return false;
  const between = before ? `${words.slice(before.to, mention.from).join(' ')} ` : '';
  if (/^(?:in|on|inside) (?:the |my |a |any |your )?$/.test(between)) return true;
  const behind = words.slice(mention.to, next?.from);
  return (
    /^ (?:without|minus|bina|sans|with no|with less|बिना) /.test(textOf(behind, 0)) ||
    (next !== undefined && /^(?:me|mein|main|में|mei) ?$/.test(behind.join(' ')))
  );
}

function isPast(words: readonly string[], { from, to }: Mention): boolean {
  const before = textOf(words, Math.max(0, from - 8), from);
  const past = before.search(inThePast);
  return (
    (past >= 0 && !presentAgain.test(before.slice(past))) || / (?:tha|thi|the|था|थी|थे) (?:$|pehle|पहले)/.test(textOf(words, to, to + 4))
  );
}
