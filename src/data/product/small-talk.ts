/** Answers to small talk; several of a kind take turns. */
export type TalkKind =
  | 'human'
  | 'joke'
  | 'bored'
  | 'useless'
  | 'lost'
  | 'won'
  | 'compliment'
  | 'tired'
  | 'lazy'
  | 'mood'
  | 'festive'
  | 'love'
  | 'weather'
  | 'testing'
  | 'sad'
  | 'outside';
type Answers = Readonly<Record<TalkKind, readonly string[]>>;

export const talkEnglish: Answers = {
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
    'How lovely, all the best to you! Enjoy it. If you want, I plan around the feast: a lighter day, or a session that fits in. Shall I?',
  ],
  love: ['That is sweet of you, but I am software, so I can only be fond of your training plan. What can I help with?'],
  weather: ['Thanks for telling me; I cannot see outside. Shall we adapt your training to it: indoors, shorter, or at a cooler hour?'],
  testing: ['I am here and reading. Ask me about food, training or rest, for example "protein in 100 g of paneer". What would you like?'],
  sad: [
    'I am sorry that it feels like that. Tell me a little more if you like; a short breathing exercise, a walk or a talk with a friend often helps. Which would you like?',
  ],
  outside: [
    'That is outside what I can help with: I know food, training, injuries, rest and how Elevate works. Is there something of these that I can do for you?',
  ],
};

export const talkHindi: Answers = {
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
  love: ['आप बहुत प्यारे हैं, पर मैं सॉफ़्टवेयर हूँ, सिर्फ़ आपकी योजना का साथी। किसमें मदद करूँ?'],
  weather: ['बताने का शुक्रिया; मैं बाहर नहीं देख सकता। अभ्यास उसी हिसाब से बदलें: घर के अंदर, छोटा, या ठंडे समय पर?'],
  testing: ['मैं यहीं हूँ और पढ़ रहा हूँ। खाने, अभ्यास या आराम पर पूछिए, जैसे "100 ग्राम पनीर में प्रोटीन"। क्या जानना है?'],
  sad: ['यह सुनकर दुख हुआ। चाहें तो थोड़ा और बताइए; साँस का छोटा अभ्यास, टहलना या किसी दोस्त से बात अक्सर मदद करती है। क्या करना चाहेंगे?'],
  outside: ['यह मेरे काम से बाहर है: मैं खाना, अभ्यास, चोट, आराम और Elevate के बारे में जानता हूँ। इनमें से किसमें मदद करूँ?'],
};
