/** Answers to small talk; several of a kind take turns. */
const talkKinds = [
  'human',
  'joke',
  'bored',
  'useless',
  'insult',
  'lost',
  'won',
  'compliment',
  'tired',
  'lazy',
  'mood',
  'festive',
  'love',
  'heart',
  'weather',
  'testing',
  'sad',
  'breakup',
  'badDay',
  'alone',
  'exam',
  'banter',
  'abilities',
  'outside',
  'outLive',
  'outStudy',
  'outPolitics',
  'outCode',
  'outMoney',
  'outBuy',
  'outWrite',
  'outMedical',
  'outLegal',
  'outOthers',
] as const;
export type TalkKind = (typeof talkKinds)[number];
export const isTalkKind = (label: string): label is TalkKind => (talkKinds as readonly string[]).includes(label);
/** Kinds in which nobody is low: what the assistant is and can do, and what it is not for. */
export const isLightTalk = (kind: string): boolean => lightKinds.has(kind) || kind.startsWith('out');
const lightKinds: ReadonlySet<string> = new Set<TalkKind>([
  'human',
  'love',
  'joke',
  'useless',
  'weather',
  'testing',
  'abilities',
  'banter',
  'compliment',
]);
type Answers = Readonly<Record<TalkKind, readonly string[]>>;

export const talkEnglish: Answers = {
  insult: [
    'That was not a kind word, and I guess my last answer earned it. Tell me in a few plain words what you wanted, and I try again: food, training or rest?',
  ],
  alone: [
    'That is frustrating when you made the effort. Use it: a session of your own works with nobody else, and a poll or reminder in the team helps the next one. Shall I give you a short session for today?',
    'It stings when only few turn up. Ask the team for a yes or no by a day before, and play something small with whoever comes. Shall I suggest drills for two or three people?',
  ],
  exam: [
    'Exams are hard work too, good luck! Eat as usual, sleep a full night and move for ten minutes between sittings: it clears the head. Shall I plan light days until they are over?',
  ],
  banter: [
    'A fine question for the stands! I do not follow matches and take no sides, but I love to talk about how you play. Shall we plan your next session?',
    'I leave that debate to the fans. What about your own game: shall I help with training, food or rest before it?',
  ],
  abilities: [
    'I make plans for food, workouts, meditation, recipes, calm and sleep, and coming back from an injury; I change them in your words, and I answer questions on food, training, rest and Elevate. Try "protein in 2 eggs" or "swap Tuesday’s lunch". What would you like first?',
  ],
  outLive: [
    'I cannot see the weather, scores, prices or the news, so I will not guess. I can plan your food, training and rest around whatever comes: shall I?',
  ],
  outStudy: [
    'I can’t help with homework, sums or general knowledge. I can help you eat, train and sleep well while you study: shall I plan a light week?',
  ],
  outPolitics: [
    'I can’t say who wins, whom to vote for or what to believe: I keep out of politics and faith. I help with food, training, injuries and rest: what can I do for you there?',
  ],
  outCode: ['I cannot help with code or devices, only with food, training, injuries, rest and how Elevate works. Which of these is it?'],
  outMoney: [
    'I can’t see prices and give no tips on money, shares or bets. I can help with food, training and rest, also on a small budget: shall I make a cheap week of meals?',
  ],
  outBuy: ['I cannot book, buy, call or recommend such things. I can plan meals for a journey, training or rest: what would help?'],
  outWrite: ['I can’t write letters, poems or applications. I write plans for food, workouts, calm and recovery: shall I make one?'],
  outMedical: [
    'I am no doctor, so I cannot say what it is, read a report or name a medicine: please ask a doctor or pharmacist, soon if it gets worse. I can help with food, rest and training that fit what the doctor says: shall I?',
  ],
  outLegal: [
    'I cannot advise on the law, contracts or papers: a lawyer or legal aid can. I can help with food, training and rest: what would you like?',
  ],
  outOthers: [
    'I do not show anybody else’s data: plans, health and contacts of others are theirs alone. I can help with your own food, training or rest: what shall we do?',
  ],
  human: [
    'I am software, not a human: Elevate’s assistant. I plan meals, training and rest, and answer questions on them. What shall we look at?',
  ],
  joke: [
    'Why did the batter bring a ladder to the nets? The coach said to work on his high balls. Your turn: shall I plan something, or one more?',
    'My workout plan says "rest day". I have never followed a plan so well. Want another, or shall we look at yours?',
    'Why was the football so calm? It had been kicked about all season and was used to it. Another one, or back to training?',
    'I asked a banana for its secret before matches. It said: do not split under pressure. One more, or a real pre-match meal?',
  ],
  bored: [
    'Then let us do something with it: a ten-minute mobility round, a new recipe from what is in your kitchen, or a joke. Which one?',
  ],
  useless: [
    'I am sorry, that was no help. Tell me in a few words what you wanted, such as "kcal in 2 rotis", "swap Tuesday’s lunch" or "my next session", and I try again.',
  ],
  lost: [
    'I am sorry about that; a result like this stings, and it says little about the next one. Rest and eat well tonight. Shall we plan your recovery, or look at what to train next?',
  ],
  won: ['Congratulations, well done! Enjoy it. Shall we plan a good recovery meal, or the next goal?'],
  compliment: ['Thank you, that is kind. What shall we do next: food, training or rest?'],
  tired: [
    'That sounds like a long day. Drink something, eat a proper meal and go to bed early; training can wait or be short. Shall I suggest an easy session or a quick dinner?',
  ],
  lazy: [
    'That happens to everybody. Make it small: put the shoes on and do five minutes, and you may stop then; most go on. Shall I give you a ten-minute session?',
  ],
  mood: [
    'All quiet here, thank you; I am software and have no days. How is yours going, and what can I help with: food, training or rest?',
  ],
  festive: [
    'Thank you, and all the best to you and yours! Enjoy the day. If you want, I plan around the feast: a lighter day, or a session that fits in. Shall I?',
  ],
  heart: [
    'Matters of the heart are beyond my tables; an honest, kind sentence at a calm moment seldom goes wrong, and a no deserves respect. Training together is a good place to begin talking. What can I help with here?',
  ],
  love: ['That is sweet of you, but I am software, so I can only be fond of your training plan. What can I help with?'],
  weather: ['Thanks for telling me; I cannot see outside. Shall we adapt your training to it: indoors, shorter, or at a cooler hour?'],
  testing: ['I am here and reading. Ask me about food, training or rest, for example "protein in 100 g of paneer". What would you like?'],
  sad: [
    'I am sorry that it feels like that. Tell me a little more if you like; a short breathing exercise, a walk or a talk with a friend often helps. Which would you like?',
  ],
  breakup: [
    'I am sorry; a breakup hurts, and there is no hurry to be over it. For a few days keep it simple: regular meals, a walk or an easy session, an early night, and one friend who knows. Shall I put together an easy session or a simple dinner for today?',
  ],
  badDay: [
    'That sounds like a rotten day, and I am sorry. Nothing has to be perfect now: something warm to eat, half an hour for yourself, and sleep. Shall I suggest a quick dinner or a short, easy session?',
  ],
  outside: [
    'That is outside what I can help with: I only know food, training, injuries, rest and how Elevate works. Is there something of these that I can do for you?',
  ],
};

export const talkHindi: Answers = {
  insult: ['यह मीठी बात नहीं थी, पर शायद मेरा जवाब ठीक नहीं था। कुछ सीधे शब्दों में बताइए क्या चाहिए, मैं फिर कोशिश करता हूँ: खाना, अभ्यास या आराम?'],
  alone: [
    'मेहनत करके अकेले रह जाना खलता है। अपना सत्र अकेले भी हो सकता है, और टीम में एक दिन पहले हाँ या ना पूछ लेना अगली बार काम आता है। आज के लिए छोटा सत्र दूँ?',
  ],
  exam: ['परीक्षा भी मेहनत है, शुभकामनाएँ! खाना रोज़ जैसा, नींद पूरी और बीच में दस मिनट चलना: दिमाग़ हल्का रहता है। तब तक के हल्के दिन बना दूँ?'],
  banter: ['यह बहस मैदान के बाहर वालों के लिए! मैं मैच नहीं देखता और किसी का पक्ष नहीं लेता, पर आपके खेल में मदद करता हूँ। अगला अभ्यास तय करें?'],
  abilities: [
    'मैं आहार, कसरत, ध्यान, रेसिपी, सुकून और नींद, और चोट से वापसी की योजना बनाता हूँ; आपके शब्दों में उन्हें बदलता हूँ, और खाने, अभ्यास, आराम और Elevate पर सवालों के जवाब देता हूँ। पहले क्या करें?',
  ],
  outLive: ['मौसम, स्कोर, भाव या ख़बरें मैं नहीं देख सकता, इसलिए अंदाज़ा नहीं लगाऊँगा। खाना, अभ्यास और आराम उसी हिसाब से रख सकता हूँ: रख दूँ?'],
  outStudy: ['होमवर्क, गणित या सामान्य ज्ञान मैं नहीं करता। पढ़ाई के दिनों में ठीक से खाने, चलने और सोने में मदद कर सकता हूँ: हल्का हफ़्ता बना दूँ?'],
  outPolitics: ['राजनीति और आस्था पर मैं कुछ नहीं कहता। मैं खाने, अभ्यास, चोट और आराम में मदद करता हूँ: क्या चाहिए?'],
  outCode: ['कोड या मशीनों में मैं मदद नहीं कर सकता, सिर्फ़ खाने, अभ्यास, चोट, आराम और Elevate में। इनमें से क्या चाहिए?'],
  outMoney: ['पैसे, शेयर या दाँव पर मैं सलाह नहीं देता। खाने, अभ्यास और आराम में मदद करता हूँ, कम बजट में भी: सस्ता हफ़्ता बना दूँ?'],
  outBuy: ['बुकिंग, ख़रीद या फ़ोन मैं नहीं कर सकता। सफ़र का खाना, अभ्यास या आराम की योजना बना सकता हूँ: क्या काम आएगा?'],
  outWrite: ['चिट्ठी, कविता या अर्ज़ी मैं नहीं लिखता। मैं आहार, व्यायाम और आराम की योजना बनाता हूँ: एक बना दूँ?'],
  outMedical: [
    'मैं डॉक्टर नहीं हूँ, इसलिए न बीमारी बता सकता हूँ, न रिपोर्ट पढ़ सकता हूँ, न दवा: कृपया डॉक्टर से मिलिए, बढ़े तो जल्दी। डॉक्टर की बात के हिसाब से खाने, आराम और अभ्यास में मदद कर सकता हूँ: करूँ?',
  ],
  outLegal: ['क़ानून या काग़ज़ात पर मैं सलाह नहीं दे सकता: वकील या क़ानूनी सहायता दे सकती है। खाने, अभ्यास और आराम में मदद करता हूँ: क्या चाहिए?'],
  outOthers: ['किसी और की जानकारी मैं नहीं दिखाता: दूसरों की योजना, सेहत और नंबर उन्हीं के हैं। आपके अपने खाने, अभ्यास या आराम में मदद करता हूँ: क्या करें?'],
  human: ['मैं इंसान नहीं, सॉफ़्टवेयर हूँ: Elevate का सहायक। खाने, अभ्यास और आराम की योजना बनाता हूँ और उन पर उत्तर देता हूँ। क्या देखें?'],
  joke: [
    'बल्लेबाज़ नेट्स में सीढ़ी क्यों लाया? कोच ने कहा था, ऊँची गेंदों पर काम करो। एक और सुनाऊँ, या कुछ योजना बनाएँ?',
    'मेरी योजना में लिखा था "आराम का दिन"। इतनी अच्छी तरह कोई योजना कभी नहीं निभाई। एक और, या आपकी योजना देखें?',
    'केले से पूछा, मैच से पहले का राज़ क्या है? बोला: दबाव में छिलना मत। एक और, या मैच से पहले का असली खाना?',
  ],
  bored: ['तो कुछ करते हैं: दस मिनट की हल्की कसरत, रसोई में जो है उससे नई रेसिपी, या एक चुटकुला। कौन सा?'],
  useless: [
    'माफ़ कीजिए, यह काम का नहीं था। कुछ शब्दों में बताइए क्या चाहिए था, जैसे "2 रोटी में कितनी कैलोरी", "मंगलवार का खाना बदलो" या "अगला सत्र", मैं फिर कोशिश करता हूँ।',
  ],
  lost: ['सुनकर बुरा लगा; हार चुभती है, पर अगले मैच के बारे में कम ही बताती है। आज अच्छा खाइए और आराम कीजिए। रिकवरी की योजना बनाएँ, या अगला अभ्यास देखें?'],
  won: ['बधाई हो, बहुत बढ़िया! आनंद लीजिए। रिकवरी का अच्छा खाना बताऊँ, या अगला लक्ष्य तय करें?'],
  compliment: ['शुक्रिया, अच्छा लगा। आगे क्या करें: खाना, अभ्यास या आराम?'],
  tired: ['लंबा दिन रहा होगा। कुछ पीजिए, ठीक से खाइए और जल्दी सोइए; अभ्यास छोटा हो या कल हो। हल्का सत्र बताऊँ या झटपट खाना?'],
  lazy: ['सबके साथ होता है। छोटा कीजिए: जूते पहनिए और सिर्फ़ पाँच मिनट, फिर चाहें तो रुक जाइए। दस मिनट का सत्र दूँ?'],
  mood: ['यहाँ सब ठीक है, पूछने का शुक्रिया; मैं सॉफ़्टवेयर हूँ। आपका दिन कैसा है, और किसमें मदद करूँ: खाना, अभ्यास या आराम?'],
  festive: ['बहुत-बहुत शुभकामनाएँ! आनंद लीजिए। चाहें तो दावत के हिसाब से हल्का दिन या छोटा सत्र रख दूँ?'],
  heart: [
    'दिल की बातें मेरी तालिकाओं से बाहर हैं; शांत पल में एक सच्चा, नरम वाक्य कम ही ग़लत होता है, और ना का मान रखिए। साथ अभ्यास करना बात शुरू करने का अच्छा तरीक़ा है। यहाँ किसमें मदद करूँ?',
  ],
  love: ['आप बहुत प्यारे हैं, पर मैं सॉफ़्टवेयर हूँ, सिर्फ़ आपकी योजना का साथी। किसमें मदद करूँ?'],
  weather: ['बताने का शुक्रिया; मैं बाहर नहीं देख सकता। अभ्यास उसी हिसाब से बदलें: घर के अंदर, छोटा, या ठंडे समय पर?'],
  testing: ['मैं यहीं हूँ और पढ़ रहा हूँ। खाने, अभ्यास या आराम पर पूछिए, जैसे "100 ग्राम पनीर में प्रोटीन"। क्या जानना है?'],
  sad: ['यह सुनकर दुख हुआ। चाहें तो थोड़ा और बताइए; साँस का छोटा अभ्यास, टहलना या किसी दोस्त से बात अक्सर मदद करती है। क्या करना चाहेंगे?'],
  breakup: [
    'दुख हुआ सुनकर; रिश्ता टूटना चुभता है, और इससे निकलने की कोई जल्दी नहीं। कुछ दिन सब सरल रखिए: समय पर खाना, टहलना या हल्का अभ्यास, जल्दी सोना, और एक दोस्त जिसे पता हो। आज के लिए हल्का अभ्यास बताऊँ या आसान खाना?',
  ],
  badDay: [
    'दिन सच में ख़राब रहा, दुख हुआ। अब सब ठीक-ठाक होना ज़रूरी नहीं: कुछ गरम खाना, आधा घंटा अपने लिए, और नींद। जल्दी बनने वाला खाना बताऊँ या छोटा हल्का अभ्यास?',
  ],
  outside: ['यह मेरे काम से बाहर है: मैं खाना, अभ्यास, चोट, आराम और Elevate के बारे में जानता हूँ। इनमें से किसमें मदद करूँ?'],
};
