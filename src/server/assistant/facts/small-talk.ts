import { talkEnglish, talkHindi, type TalkKind } from '../../../data/product/small-talk.ts';
import type { Asked, FactAnswer } from './fact-answer.ts';

/** Words of each kind of small talk; the first match counts. Longer messages say more than this. */
const kinds: readonly (readonly [TalkKind, RegExp])[] = [
  ['joke', / (joke|make me laugh|funny|hasao|laugh|चुटकुला|cheer me up) /],
  [
    'human',
    / (are you|r u|is this|am i (talking|chatting|speaking) (to|with)|tum|ap|aap|kya tum|kya aap|तुम|आप) (really |actually |just |even )?(a |an |the )?(real |living )?(person|robot|bot|ai|machine|man|woman|girl|boy|chatgpt|gpt|computer|software|alive|somebody|someone real|kaun|who|कौन|रोबोट|इंसान) | (who|what) (are|r) (you|u) | (what|kya) (is )?(your|tumhara|aapka|apka|तुम्हारा) (name|naam|नाम) | (tumhara|aapka|apka) (name|naam) | who (made|created|built|wrote) you | how old are you | do you (have feelings|eat|sleep|get tired|play|feel|dream) | (where|kahan) do you live | which team do you support | your (favourite|favorite) | you (a )?(human|real) | talking to a (bot|robot|person|machine|human) /,
  ],
  [
    'love',
    / (i love you|marry me|do you love|be my (girlfriend|boyfriend)|you are (cute|hot|pretty|beautiful|sexy)|shaadi karogi|date me) /,
  ],
  [
    'lost',
    / (lost|lose|losing|haare|har gaye|hara|knocked out|thrashed|(i|got|was) dropped from|didnt get selected|not selected|selection not|got out|played (terribly|badly|awful|so bad)|out for a duck|हार) (?!.*(weight|kilo|kilogram|fat|appetite|period|phone|password|interest|sense|memory|consciousness|feeling))/,
  ],
  [
    'won',
    / (we won|i won|won (our|today|it)|we are champions|champions|hat trick|century|personal best|new pb|got selected|selected for|first (pull up|goal|win)|i ran \d+ k|lost \d+ kilogram .*(yay|month|week)|जीत|won) (?!t |der|what)|(ran|finished|completed) (my first|a|all|10k|5k|the) .*(yay|today|week|marathon|session)/,
  ],
  [
    'useless',
    / ((you|this|app|bot|answer|it) (are|is|was)? ?(so |really |completely |totally )?useless|^ useless|tum useless|useless (hai|app|bot|answer)|worthless bot|stupid|dumb|idiot|rubbish|nonsense|trash|garbage|pathetic|worst (app|bot|ai)|hate (this|you)|bakwas|not helpful|no help|wrong answer|dont understand (anything|me|it)|not understand|makes no sense|(not|wasnt) what i (asked|meant|wanted)|already told you|(never|not) gets? me|same thing|galat|गलत|answer properly|samajhte|samjhe|frustrat\w+|annoying|sucks) (?!.*(mondays?))/,
  ],
  [
    'bored',
    / (bored|bor|nothing to do|entertain me|timepass|passing time|maza not|lets (chat|talk)|just talk|kill time|बोर) (?!of|with my|of my)/,
  ],
  [
    'lazy',
    / (lazy|dont feel like|no motivation|unmotivated|motivate me|motivating|motivation|not feel like (training|going|gym|exercise|working)|mann not|मन not|cant get myself|give me a push|not in the mood|inspire me) /,
  ],
  [
    'tired',
    / (so tired|very tired|tired today|exhausted|long day|thak gaya|thak gayi|thakan|थक|mondays? suck|work was (crazy|hard|long)|worn out|drained) (?!.*(always|weeks|months|all the time|why))/,
  ],
  ['sad', / (feeling (low|down|sad|blue)|i am sad|udas|mood (is )?(off|bad)|bad mood|crying|heartbroken|lonely|upset|उदास) /],
  [
    'festive',
    / (birthday|diwali|deepavali|new year|christmas|eid|holi (hai|mubarak)|mubarak|getting married|new job|had a baby|rakhi|pongal|onam|जन्मदिन|navratri greetings|happy) (?!.*(what|howmuch|food|eat|fast|when))/,
  ],
  [
    'compliment',
    / (you are (so |very |really |the )?(awesome|smart|great|best|amazing|brilliant|helpful|good|kind|cool|clever|legend|wonderful)|love (this|the) (app|bot|assistant)|love talking|like talking to you|impressive|great (answer|job|work)|good (answer|job|bot)|well done|badhiya|best app|helped me|that was quick|nice one|tum bahut (ache|acche|achhe)|तुम बहुत अच्छे) /,
  ],
  [
    'weather',
    /^(?! (?:and |but )?(?:if|what if|agar|what about) ).* (nice weather|its raining|raining here|it is raining|so hot (outside|today|here)|bahut garmi|baarish|cold outside|weather is) (?!.*(train|run|play|what|how))/,
  ],
  [
    'mood',
    / (how was your day|whats new|what new|how is (life|it going|everything)|what चल|and tell|kya chal raha|what chal|and batao|aur batao|what are you doing|kya kar rahe|what kar rahe|hows it going|kaise chal|how chal|what up|wassup|क्या चल) /,
  ],
  [
    'testing',
    /^ (test|testing|test test|testing 1 2 3|testing 123|asdf\w*|qwerty\w*|blah( blah)*|abc|xyz|hmm+ lol|lol|anyone there|is anyone there|hello can you hear me|can you hear me|koi hai|ping|random)( \d+)?( ;)? $/,
  ],
];

/** Subjects that are none of ours. */
const foreign =
  / (prime minister|president|modi|rahul gandhi|trump|election|elections|vote|politics|political|party (should|to) vote|python|javascript|java|html|sql|code likh|(write|debug|fix) .*(code|script|program|function)|homework|essay|poem|poetry|kavita|capital of|population of|world cup in|ipl score|live score|stock|stocks|share market|bitcoin|crypto|mutual fund|invest|translate|translation|flight|train ticket|hotel|pizza|movie|song|gaana|गाना|sing|story|the news|news today|khabar|horoscope|rashifal|weather (today|tomorrow|in)|will it rain|mausam|मौसम|fix my laptop|my laptop is|wifi|hack|lottery|betting|satta|gambl\w+|god real|religion|mandir|quantum|physics|chemistry|equation|algebra|calculus|history of|mughal|virat|dhoni|messi|ronaldo|actor|actress|celebrity|cover letter|resume|tax return|do my tax|my taxes|legal advice|lawyer|landlord|girlfriend is|ask (a|her) .*out|best phone|mobile plan|phone under|set an alarm|play (some )?music|call my|send an email|what time is it|meaning of life|write (me )?(a|an) (song|story|letter|joke book|essay|poem)|राष्ट्रपति|प्रधानमंत्री|pradhanmantri|कविता|who won|winner|how tall is|rocket|spaceship|alien|exam paper|car engine|fix my car) /;
/** What belongs to somebody else by name: 'show me rahuls diet plan'. */
const ofOthers =
  / (show|see|open|give|send|tell|check|dikhao|batao|what is|what(?= my )|whats) (me )?(my )?(?!(today|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|day|meal|lunch|dinner|breakfast|snack|athlete|player|beginner|women|men|kid|children)s? )(?!(this|these|less|weeks|fitness|veggies|vegans|its|his|gymnastics|tennis|sports|weights|boss|class|mens|womens|kids) )([a-z]{3,} ?s|his|her) (diet|workout|training|meal|plan|weight|number|phone|email|address|password|health|chat|data|report|medical)( |$)/;
const arithmetic = /^ (what is |howmuch is |calculate |solve )?\d+(\.\d+)? (times|plus|minus|x|into|multiplied by|divided by) \d+/;

const ours =
  / (protein|kcal|diet|meal|food\d|training plan|workout|exercise|injury|sleep|match day|before (a|the|my) match|stretch\w*|water|recipe|sore|pain|hurts|marathon|my plan|nervous|nerves|anxious|hot to|heat) /;

/** The kind of small talk that a message is; undefined if it says or asks something else. */
export function talkKind({ gloss, rest }: Asked['message']): TalkKind | undefined {
  if (rest.length > 14) return undefined;
  if (ofOthers.test(gloss)) return 'outOthers';
  const kind = kinds.find(([, words]) => words.test(gloss))?.[0];
  if (kind !== undefined && kind !== 'human' && ours.test(gloss) && kind !== 'useless') return undefined;
  if (kind !== undefined) return kind;
  return (foreign.test(gloss) && !ours.test(gloss)) || arithmetic.test(gloss) ? 'outside' : undefined;
}

/** An answer to small talk, with a way back to the task; jokes take turns. */
export function smallTalk(kind: TalkKind, { language, topic }: Pick<Asked, 'language' | 'topic'>): FactAnswer {
  const answers = (language === 'hindi' ? talkHindi : talkEnglish)[kind];
  const before = topic?.act === 'smallTalk' && topic.about === kind ? topic.shown : 0;
  return { text: answers[before % answers.length] ?? '', topic: { act: 'smallTalk', about: kind, shown: before + 1 } };
}
