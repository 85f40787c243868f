import { foldMessage } from './fold-message.ts';
import { romanOf } from './roman-hindi.ts';

/** The kinds of courtesy. The first match counts for the whole message: 'thank you, I am safe' is about being safe. */
const courtesies = ['unsafe', 'safe', 'sorry', 'howAreYou', 'bye', 'thanks', 'praise', 'greeting', 'no', 'yes', 'ok'] as const;
export type Courtesy = (typeof courtesies)[number];

const now =
  '(?: (?:now|again|today|tonight|here|really|at the moment|for now|right now|already|with (?:my|a) \\w+|at home|ab|abhi|अब|अभी))*(?: ?[;,]? ?(?:and |so )?(?:please |lets |let us |we can |you can |can we )?(?:go on|continue|carry on|move on|aage badho|chalo aage))?';
const fine =
  '(?:safe|ok|okay|fine|alright|all right|good|well|better|much better|a bit better|a little better|calm|calmer|relieved|not alone|not in danger|home|doing (?:ok|okay|fine|better|well|good)|feeling (?:ok|okay|fine|better|much better|good|safe|calmer))';
const forWhat =
  '(?: (?:so|very|much|a lot|a ton|lots|again|anyway|really|you|u|mate|buddy|man|dude|boss|guys|pal|for (?:(?:your|the|all|this|that|being|everything|it|asking|listening|caring)(?: \\w+){0,3}|listening|asking|caring|everything)|to you|of you|doctor|doc|bot|elevate|friend|bro|bhai|ji|yaar|dear|sir|maam|coach|team|all))*';
const toFriend = '(?: (?:bhai|bro|yaar|yar|dost|boss|buddy|dude|man|ji|sir|maam|coach))*';
const patterns: Readonly<Record<Courtesy, string>> = {
  unsafe: `(?:i (?:am|feel) not (?:safe|ok|okay|fine|alright|good)|(?:no )?i am (?:unsafe|in danger))${now}|main (?:thik|safe|surakshit) nahin (?:hu|hai)|मैं (?:ठीक|सुरक्षित) नहीं (?:हूं|हैं|है)`,
  safe: `(?:(?:(?:i|we) (?:am|are|feel|felt)|i am (?:now|all|so|really|quite|totally|completely|absolutely|much)) ${fine}|(?:it|everything|all|things) (?:is|are) (?:all )?(?:ok|okay|fine|good|better|alright|over|under control)|all good|feeling (?:much |a bit |a little )?(?:better|ok|okay|good|fine|safe)|(?:much |a bit )?better|(?:i am )?safe|i am (?:here )?with (?:my|a) \\w+|(?:i am )?with my \\w+)${now}|i (?:was|am) (?:only |just )?(?:joking|kidding)|just kidding|false alarm|i did ?nt mean (?:it|that)(?: that way)?|i am (?:still )?(?:alive|here)|it was (?:just |only )?a joke|(?:ab|abhi|main|ab main|abhi main|main ab) (?:bilkul )?(?:thik|theek|safe|surakshit|acha|behtar)(?: mahsus)?(?: kar)?(?: raha| rahi)? (?:hu|hai)(?: ab| abhi)?|sab thik hai|(?:अब|अभी|मैं|अब मैं|अभी मैं|मैं अब) (?:बिल्कुल |बिलकुल )?(?:ठीक|सुरक्षित|बेहतर) (?:हूं|है|हैं)(?: अब| अभी)?|सब ठीक है`,
  sorry: `(?:i am )?(?:so |very |really )?sorry${forWhat}|my bad|(?:my )?apologies|maf(?: kar(?:na|o|iye|dena|do)?| kijiye)?|मा[फफ़](?: करना| कीजिए| करें)?`,
  howAreYou: `how are you(?: doing| today)*|how r u|hows it going|how is it going|whats up|sup|kaise (?:hu|hai)(?: ap| tum)?|(?:ap|tum) kaise (?:hu|hai)|kya hal hai|कैसे (?:हो|हैं)(?: आप| तुम)?|(?:आप|तुम) कैसे (?:हो|हैं)`,
  bye: `(?:good)? ?bye(?: bye)?${forWhat}${now}|(?:goodbye|(?:good|gud) ?night|take care|that(?:s| is) all|thats it)${forWhat}|see (?:you|u|ya)(?: later| soon| tomorrow| again| next time)*|talk (?:to you )?(?:later|soon|tomorrow)|(?:catch you )?later|have a (?:nice|good|great|lovely) \\w+|nice (?:talking|chatting) (?:to|with) you|ttyl|gn8?|g2g|gtg|brb|cya|nighty night|goodnite|gud nite|night night|(?:ok |okay )?(?:off to|going to) (?:bed|sleep)(?: now)?|(?:chalo )?sone ja (?:raha|rahi) hu|gotta (?:go|run)|alvida|fir mil(?:te|enge)(?: hai)?|shubh ratri|chalta hu|chalti hu|अलविदा|फिर मिलते हैं|फिर मिलेंगे|शुभ रात्रि`,
  thanks: `(?:(?:ok|okay|no|yes|great|oh|wow|cool)? ?(?:many |big |a big |a million |tons of |lots of )?(?:thanks?|thank ?(?:you|u)|thankyou|thx|thnx|tnx|ty|tysm|tq|thanku|thnku|cheers|thanx|thankss+)|i am (?:so |very )?(?:grateful|thankful)|(?:bahut(?: bahut)? )?(?:shukriya|sukriya|dhanyavad|dhanyabad|danyavad))${forWhat}|(?:i )?(?:really )?appreciate (?:it|that|this|you|your \\w+)|much appreciated|(?:(?:आपका |आप का )?(?:बहुत(?: बहुत)? )?)?(?:शुक्रिया|धन्यवाद|थैंक यू|थैंक्स)(?: आपका| भाई| जी)?`,
  praise: `(?:you|u|this|that|it) (?:are|is|was|were)(?: all| really| very| so| the| a| super| just)* (?:great|best|helpful|nice|kind|sweet|amazing|awesome|good|brilliant|useful|lovely|cool|star|lifesaver|perfect|interesting)${forWhat}|(?:good|great|nice|well|excellent) (?:job|work|bot|answer|one|advice|idea|done|plan)|i (?:like|love) (?:it|this|that|you)|(?:that|this|it) (?:really )?(?:helps|helped)(?: me)?(?: a lot| so much)?|(?:very )?helpful|bahut (?:badhiya|acha|khub)|badhiya|mast|बहुत (?:अच्छा|बढिया|बढ़िया|खूब)|बढिया|बढ़िया|वाह`,
  greeting: `(?:you too|same to you|happy \\w+|hi+|hello+|hey+|helo|hiya|yo|namaste|namaskar|pranam|salam|adab|sat sri akal|hola|greetings|(?:good |gud |gd )?(?:morning|mornin|mrng|afternoon|evening|day)|gm|suprabhat|ram ram|jai hind|सुप्रभात|राम राम|गुड मॉर्निंग|नमस्ते|नमस्कार|प्रणाम|हेलो|हाय|सलाम)(?: (?:hi|hello|there|doctor|doc|again|everyone|all|elevate|assistant|bot|bro|bhai|ji|sir|maam|friend|coach|dear|buddy|जी|भाई))*`,
  no: `no|nope|nah|nothing|none|not (?:now|really|yet|today)|no need|nothing (?:else|more)|nahin|ji nahin|kuch nahin|नहीं|जी नहीं|कुछ नहीं`,
  yes: `yes|yep|yeah|yup|ya|sure|of course|please do|yes please|haan?|ji han|ji|bilkul|हां|जी हां|जी|बिल्कुल|हाँ`,
  ok: `(?:ok+|okay+|okey|k|kk|alright|all right|fine|got it|understood|i (?:see|understand|got it|will|will try|will do)|will do|noted|done|cool|great|nice|perfect|awesome|good|super|wow|right|makes sense|sounds good|hmm+|oh|ah|(?:lol+|lmao|rofl|haha+|hehe+)(?: ok+| okay| cool| nice| true| yes| yeah| good| right| fair)?|okok|k fine|fair enough|no worries|thik hai|thik|acha|acha ji|chalo? thik(?: hai)?|good to know|(?:that is |thats )?(?:so |very )?true|sahi hai|sahi|samajh (?:gaya|gayi|aya)|ठीक है|ठीक|अच्छा|सही है|समझ गया|समझ गई)${toFriend}`,
};
const read = (from: string) => new RegExp(`^(?:${from})$`, 'u');
const compiled = courtesies.map((name) => [name, read(patterns[name])] as const);
const filler = /^(?:(?:oh|well|so|but|and|also|hey|hi|ok|okay|yes|no|please|aur|lekin|और|लेकिन) )+/u;
/** Emoji only: thumbs, hearts and smiles. */
const signsAlone = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f\s!.:;)(<3-]+$/u;

const plainOf = (text: string): string => foldMessage(text).plain.trim();
const kindOfClause = (clause: string): Courtesy | undefined => {
  const spelt = [clause, clause.split(' ').map(romanOf).join(' ')];
  const said = [...spelt, ...spelt.map((one) => one.replace(filler, ''))];
  return compiled.find(([, pattern]) => said.some((one) => pattern.test(one)))?.[0];
};

/** The kind of courtesy of the whole message; undefined if any part says or asks more. */
export function courtesyIn(text: string): Courtesy | undefined {
  if (text.length > 120) return undefined;
  const clauses = plainOf(text)
    .split(/ ?[;,] ?| (?:and|but|aur|lekin|और|लेकिन) | (?=(?:thanks|thank|thx|shukriya|dhanyavad|dhanyawad|bye|धन्यवाद|शुक्रिया)(?: |$))/u)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  if (clauses.length === 0) return signsAlone.test(text) ? 'ok' : undefined;
  const whole = kindOfClause(clauses.join(' '));
  const kinds = whole ? [whole] : clauses.map(kindOfClause);
  return kinds.every((one) => one !== undefined) ? courtesies.find((name) => kinds.includes(name)) : undefined;
}
