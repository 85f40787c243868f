import type { PlanLanguage } from '../../../../contract/assistant/words.ts';
import type { SessionStyle } from '../../../../contract/assistant/workout-wishes.ts';
import type { WhyNot } from '../may-do.ts';

/** What a plan says about wishes in words. */
export type WishTexts = {
  title: string;
  without: (names: string) => string;
  withThese: (names: string) => string;
  notOurs: (name: string) => string;
  noRoom: (name: string) => string;
  /** Why something that was wanted is not in the plan; `lacking` is the equipment for it. */
  why: Readonly<Record<WhyNot, (name: string, lacking: string) => string>>;
  /** What may be done instead of it. */
  nearest: (name: string) => string;
  /** Equipment that the wishes imply. */
  countedOn: (tools: string) => string;
  focus: (groups: string) => string;
  leftOut: (groups: string) => string;
  styles: Readonly<Record<SessionStyle, string>>;
  minutesOn: (day: string, minutes: number) => string;
  spread: string;
};

const english: WishTexts = {
  title: 'What you asked for',
  without: (names) => `Left out everywhere, warm-ups too: ${names}.`,
  withThese: (names) => `In the plan because you asked: ${names}.`,
  notOurs: (name) => `You asked for ${name}: we have no such exercise, so it is not here. Do it on a day between the sessions.`,
  noRoom: (name) => `You asked for ${name}: the time of these sessions does not allow it beside what a week needs.`,
  why: {
    equipment: (name, lacking) => `You asked for ${name}: not possible without what it needs (${lacking}). Add it above if you have it.`,
    level: (name) => `You asked for ${name}: it comes at the next level, when the easier version is steady.`,
    injury: (name) => `You asked for ${name}: not while it loads what hurts or hurt before.`,
    condition: (name) => `You asked for ${name}: not safe with the health condition you named, so it is not here. Ask your doctor.`,
    age: (name) => `You asked for ${name}: not at this age without a coach beside you.`,
    wish: (name) => `You asked for ${name}, and also to leave out what it needs: the second counts.`,
  },
  nearest: (name) => `The nearest that suits you: ${name}.`,
  countedOn: (tools) =>
    `What you asked for needs this, so we took it that you have it: ${tools}. If not, say so, and the plan goes without.`,
  focus: (groups) => `More sets than usual for: ${groups}.`,
  leftOut: (groups) =>
    `Not trained in these four weeks, as you asked: ${groups}. Every large muscle twice a week is what keeps a body in balance, so bring it back afterwards.`,
  styles: {
    mobility: 'Mobility only: no strength work and nothing that makes you breathless.',
    supersets: 'Supersets: do two neighbouring strength exercises in turn and rest only after both. Sessions then end a little earlier.',
    circuit:
      'As a circuit: one set of each strength exercise in turn, half a minute between them, and begin again until all sets are done.',
    everyMinute:
      'On the minute: start a set of a strength exercise at each full minute, rest for what is left of it, and go on to the next when its sets are done.',
    longWarmUp: 'The warm-ups are half as long again as usual.',
    longCoolDown: 'The cool-downs are twice as long as usual.',
    warmUp: 'Every session begins with a warm-up.',
    coolDown: 'Every session ends with stretches and slow breathing.',
    progression: 'Repetitions and sets grow a little in weeks 2 and 3.',
    deload: 'The fourth week unloads: three fifths of the sets.',
    explained: 'Each exercise has its steps and its most common mistake below.',
    steady:
      'Steady supports: rising from a chair, balance beside a wall with something to hold on to, nothing on the floor and no jumps. After a fall that you cannot explain, or with dizziness, a blackout or a knock on the head, see a doctor first.',
    wholeBody: 'Over the week every large muscle is trained.',
  },
  minutesOn: (day, minutes) => `${day}: ${minutes} minutes.`,
  spread: 'Never two days in a row.',
};

const hindi: WishTexts = {
  title: 'आपने जो माँगा',
  without: (names) => `हर जगह से हटाया, वार्म-अप से भी: ${names}।`,
  withThese: (names) => `आपके कहने पर योजना में: ${names}।`,
  notOurs: (name) => `आपने ${name} माँगा: हमारे पास ऐसा व्यायाम नहीं है, इसलिए यहाँ नहीं है। सत्रों के बीच के किसी दिन करें।`,
  noRoom: (name) => `आपने ${name} माँगा: हफ़्ते की ज़रूरी चीज़ों के साथ इन सत्रों में उसका समय नहीं बचता।`,
  why: {
    equipment: (name, lacking) => `आपने ${name} माँगा: इसके लिए जो चाहिए (${lacking}) उसके बिना नहीं हो सकता। हो तो ऊपर जोड़ें।`,
    level: (name) => `आपने ${name} माँगा: यह अगले स्तर पर आता है, जब आसान रूप पक्का हो जाए।`,
    injury: (name) => `आपने ${name} माँगा: जहाँ दर्द है या था उस पर भार पड़ेगा, इसलिए अभी नहीं।`,
    condition: (name) => `आपने ${name} माँगा: बताई गई सेहत की स्थिति में सुरक्षित नहीं, इसलिए यहाँ नहीं है। डॉक्टर से पूछें।`,
    age: (name) => `आपने ${name} माँगा: इस उम्र में कोच के साथ के बिना नहीं।`,
    wish: (name) => `आपने ${name} माँगा, और जो उसके लिए चाहिए उसे हटाने को भी कहा: हटाना माना गया।`,
  },
  nearest: (name) => `आपके लिए उसके सबसे पास: ${name}।`,
  countedOn: (tools) => `आपकी माँगी कसरत में यह चाहिए, इसलिए माना कि आपके पास है: ${tools}। न हो तो बता दें, योजना इसके बिना बनेगी।`,
  focus: (groups) => `इनके लिए सामान्य से ज़्यादा सेट: ${groups}।`,
  leftOut: (groups) =>
    `आपके कहने पर इन चार हफ़्तों में अभ्यास नहीं: ${groups}। हर बड़ी पेशी को हफ़्ते में दो बार काम मिले तो शरीर संतुलित रहता है, इसलिए बाद में इसे लौटाएँ।`,
  styles: {
    mobility: 'केवल मोबिलिटी: ताकत का अभ्यास नहीं, और कुछ भी ऐसा नहीं जिससे साँस फूले।',
    supersets: 'सुपरसेट: ताकत के दो साथ वाले व्यायाम बारी-बारी करें और दोनों के बाद ही आराम लें। सत्र थोड़ा पहले पूरा होगा।',
    circuit: 'सर्किट: ताकत के हर व्यायाम का एक-एक सेट बारी-बारी, बीच में आधा मिनट, और सब सेट होने तक फिर से शुरू करें।',
    everyMinute: 'हर मिनट पर: हर नए मिनट पर एक सेट शुरू करें, मिनट का बाकी समय आराम, और उसके सेट पूरे होने पर अगले व्यायाम पर जाएँ।',
    longWarmUp: 'वार्म-अप सामान्य से डेढ़ गुना लंबे हैं।',
    longCoolDown: 'कूल-डाउन सामान्य से दोगुने लंबे हैं।',
    warmUp: 'हर सत्र वार्म-अप से शुरू होता है।',
    coolDown: 'हर सत्र स्ट्रेच और धीमी साँस पर खत्म होता है।',
    progression: 'दूसरे और तीसरे हफ़्ते में दोहराव और सेट थोड़े बढ़ते हैं।',
    deload: 'चौथा हफ़्ता हल्का है: सेट पाँच में से तीन।',
    explained: 'हर व्यायाम के कदम और सबसे आम गलती नीचे लिखी है।',
    steady:
      'पक्के सहारे: कुर्सी से उठना, दीवार के पास पकड़कर संतुलन, ज़मीन पर कुछ नहीं, कूदना नहीं। गिरने का कारण पता न हो, चक्कर या बेहोशी आई हो या सिर पर चोट लगी हो तो पहले डॉक्टर को दिखाएँ।',
    wholeBody: 'हफ़्ते में हर बड़ी पेशी का अभ्यास होता है।',
  },
  minutesOn: (day, minutes) => `${day}: ${minutes} मिनट।`,
  spread: 'लगातार दो दिन कभी नहीं।',
};

export const wishTexts: Readonly<Record<PlanLanguage, WishTexts>> = { english, hindi };
