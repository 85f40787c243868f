import type { CardText } from './card-text.ts';

/** What a plan of practices is not the help for, told in words: whom to see, how soon, and what not to do until then. */
export const mindCards = {
  highMood: {
    calls: 'support',
    english: [
      'Nights without sleep and much energy: see a doctor today',
      'This can be the start of an illness that a doctor can treat well, and it is easier to treat early. See one today, and tell somebody at home what you told here.',
      'Until then take no big decisions and spend no money you did not plan to; no alcohol, coffee or hard training, and a dark, quiet room tonight even if you are not tired.',
    ],
    hindi: [
      'कई रात न सोना और बहुत जोश: आज ही डॉक्टर से मिलिए',
      'यह ऐसी बीमारी की शुरुआत हो सकती है जिसका अच्छा इलाज है, और जल्दी शुरू हो तो आसान रहता है। आज ही डॉक्टर से मिलिए, और जो यहाँ लिखा वह घर में किसी को बताइए।',
      'तब तक कोई बड़ा फैसला या बिना सोचा खर्च नहीं; शराब, कॉफी और कड़ी कसरत नहीं, और आज रात अँधेरा, शांत कमरा, थकान न लगे तब भी।',
    ],
  },
  voices: {
    calls: 'support',
    english: [
      'Voices or visions belong with a doctor',
      'Hearing or seeing what others do not can be treated, best early. See a doctor in the next days; go today, with somebody you trust, if a voice tells you to do something or it frightens you.',
      'If you have medicines for it, keep taking them as they were prescribed. Eyes closed and long silence can make it stronger; look around and name what you see.',
    ],
    hindi: [
      'आवाज़ें या दृश्य हों तो डॉक्टर से मिलिए',
      'जो औरों को न सुनाई या दिखाई दे, उसका इलाज है, जल्दी शुरू हो तो सबसे अच्छा। अगले कुछ दिनों में डॉक्टर से मिलिए; कोई आवाज कुछ करने को कहे या डराए, तो आज ही, किसी भरोसे वाले के साथ।',
      'इसकी दवा चल रही हो तो जैसे लिखी है वैसे लेते रहिए। आँखें बंद रखना और लंबी चुप्पी इसे बढ़ा सकती है; चारों ओर देखकर चीजों के नाम लीजिए।',
    ],
  },
  alcohol: {
    calls: 'support',
    english: [
      'Do not stop drinking from one day to the next: see a doctor this week',
      'Alcohol every night makes sleep lighter and the next day heavier. After daily drinking a sudden stop can be dangerous (shaking, fits, confusion); a doctor can plan it with you. In India the free helpline for this is 14446.',
      'Shaking, sweating, seeing things or a fit after a stop: call the emergency number. Never together with sleeping pills.',
    ],
    hindi: [
      'शराब एकदम से बंद मत कीजिए: इसी हफ्ते डॉक्टर से मिलिए',
      'रोज शराब नींद को कच्ची और अगले दिन को भारी करती है। रोज पीने के बाद अचानक बंद करना खतरनाक हो सकता है (काँपना, दौरे, भ्रम); डॉक्टर इसे आपके साथ तय कर सकते हैं। भारत में निःशुल्क हेल्पलाइन 14446 है।',
      'बंद करने पर काँपना, पसीना, चीजें दिखना या दौरा: आपातकालीन नंबर। नींद की गोली के साथ कभी नहीं।',
    ],
  },
  sleepingPills: {
    calls: 'support',
    english: [
      "Sleeping pills belong in a doctor's hands",
      'Neither more of them, nor stopped at once, nor those of somebody else, nor with alcohol. Ask the doctor who knows you this week; there are good ways to come off them slowly, and to sleep without.',
      'Too many taken, or hard to wake: call the emergency number.',
    ],
    hindi: [
      'नींद की गोली डॉक्टर की देखरेख में ही',
      'न ज्यादा, न एकदम बंद, न किसी और की, न शराब के साथ। इसी हफ्ते अपने डॉक्टर से पूछिए; धीरे-धीरे छोड़ने और बिना गोली सोने के अच्छे तरीके हैं।',
      'ज्यादा ले ली हों, या जगाना मुश्किल हो: आपातकालीन नंबर पर फोन कीजिए।',
    ],
  },
  afterBirth: {
    calls: 'support',
    english: [
      'Tell your doctor or midwife this week how you feel',
      'So much sadness in the months after a birth is common, says nothing about what kind of mother you are, and can be treated well. Tell your gynaecologist, midwife, ASHA worker or doctor, and ask for the Edinburgh questions.',
      'Thoughts of harming yourself or the baby, or hearing voices: call the emergency number now, and do not stay alone with the baby.',
    ],
    hindi: [
      'इसी हफ्ते अपनी डॉक्टर या दाई को बताइए कि कैसा लगता है',
      'बच्चे के बाद के महीनों में इतनी उदासी बहुतों को होती है, इससे कोई बुरी माँ नहीं हो जाती, और इसका अच्छा इलाज है। अपनी डॉक्टर, दाई या आशा को बताइए; एडिनबरा सवालों के बारे में पूछिए।',
      'खुद को या बच्चे को चोट पहुँचाने का खयाल आए, या आवाजें सुनाई दें: अभी आपातकालीन नंबर पर फोन कीजिए, और बच्चे के साथ अकेली मत रहिए।',
    ],
  },
} as const satisfies Record<string, CardText>;
