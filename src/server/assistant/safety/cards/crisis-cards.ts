import type { CardText } from './card-text.ts';

export const crisisCards = {
  suicide: {
    calls: 'crisis',
    english: [
      'I am glad you told someone',
      'What you wrote sounds very painful, and you should not have to carry it alone. Please talk to a person now. These lines are free or cheap to call, and you can say as little or as much as you like.',
      'If you might act on it, or have already done something, call the emergency number now, or ask somebody near you to call and to stay with you.',
      'Until then: move away from anything you could hurt yourself with, and be where somebody else is.',
    ],
    hindi: [
      'अच्छा हुआ कि आपने यह कहा',
      'आपने जो लिखा वह बहुत दर्द भरा लगता है। यह सब आपको अकेले नहीं उठाना चाहिए। कृपया अभी किसी इंसान से बात कीजिए। इन नंबरों पर आप जितना चाहें, उतना ही कहें।',
      'अगर लगे कि आप कुछ कर बैठेंगे, या कुछ कर चुके हैं, तो अभी आपातकालीन नंबर पर फोन कीजिए, या पास के किसी व्यक्ति से कहिए कि वह फोन करे और आपके साथ रहे।',
      'तब तक: जिन चीजों से चोट लग सकती है उनसे दूर हट जाइए, और वहाँ रहिए जहाँ कोई और भी हो।',
    ],
  },
  selfHarm: {
    calls: 'crisis',
    english: [
      'Thank you for saying it',
      'Hurting yourself is often a way to get through something that is too much. You deserve help with that, and without blame. People on these lines talk about this every day.',
      'If a wound is deep, bleeds on, or you swallowed something, call the emergency number now.',
      'If the urge comes, put distance between you and what you would use, and go to somebody you trust. The urge rises and falls like a wave.',
    ],
    hindi: [
      'यह कहने के लिए धन्यवाद',
      'खुद को चोट पहुँचाना अक्सर किसी असहनीय बात से गुजरने का तरीका होता है। आपको बिना किसी दोष के मदद मिलनी चाहिए। इन नंबरों पर लोग रोज ऐसी बातें सुनते हैं।',
      'घाव गहरा हो, खून न रुके, या आपने कुछ निगल लिया हो, तो अभी आपातकालीन नंबर पर फोन कीजिए।',
      'मन करे तो उन चीजों से दूर हो जाइए और किसी भरोसे के व्यक्ति के पास चले जाइए। यह इच्छा लहर की तरह चढ़ती है और उतर भी जाती है।',
    ],
  },
  someoneElse: {
    calls: 'crisis',
    english: [
      'It is good that you look out for them',
      'Take it seriously, and do not leave them alone if you can help it. Asking openly whether they think of dying does not put the idea there; it shows that you can bear to hear it.',
      'Listen more than you talk, take away what they could use if that is safe, and call one of these lines together. If they are in danger now, call the emergency number.',
      'This is a lot for one person. Bring in another adult, family, a coach or a teacher, even if they asked you to keep it secret.',
    ],
    hindi: [
      'अच्छा है कि आप उनका ध्यान रख रहे हैं',
      'इसे गंभीरता से लीजिए और हो सके तो उन्हें अकेला मत छोड़िए। साफ पूछना कि क्या वे मरने के बारे में सोचते हैं, यह विचार मन में नहीं डालता; इससे पता चलता है कि आप सुन सकते हैं।',
      'बोलिए कम, सुनिए ज्यादा। सुरक्षित हो तो खतरे की चीजें हटा दीजिए, और साथ बैठकर इनमें से किसी नंबर पर फोन कीजिए। खतरा अभी हो तो आपातकालीन नंबर पर फोन कीजिए।',
      'यह एक व्यक्ति के लिए बहुत है। किसी और बड़े, परिवार, कोच या शिक्षक को भी बताइए, भले ही उन्होंने इसे राज रखने को कहा हो।',
    ],
  },
  danger: {
    calls: 'danger',
    english: [
      'What is being done to you is not your fault',
      'Nobody may hurt, threaten, touch or force you. You have a right to be safe, at home and in sport.',
      'If you are in danger now, go where other people are and call the emergency number. If this screen may be seen by that person, close it and clear it afterwards.',
      'These lines help with what to do next, also if you only want to talk. If you are under 18, tell an adult you trust as well.',
    ],
    hindi: [
      'जो हो रहा है उसमें आपका दोष नहीं है',
      'किसी को हक नहीं कि आपको मारे, धमकाए, छुए या मजबूर करे। घर में भी और खेल में भी, सुरक्षित रहना आपका हक है।',
      'खतरा अभी हो तो वहाँ जाइए जहाँ और लोग हों, और आपातकालीन नंबर पर फोन कीजिए। अगर वह व्यक्ति यह स्क्रीन देख सकता है तो इसे बंद करके बाद में मिटा दीजिए।',
      'नीचे के नंबर बताते हैं कि आगे क्या करें; सिर्फ बात करनी हो तब भी। उम्र 18 से कम हो तो किसी भरोसे के बड़े को भी बताइए।',
    ],
  },
  distress: {
    calls: 'support',
    english: [
      'That sounds hard',
      'May I ask you something openly, because it is better asked than guessed: are you thinking of ending your life, or of hurting yourself? You can answer with one word, or not at all.',
      'If the answer is yes, or you are not sure, please call one of these numbers and tell them so. They are also there for a heavy day; it does not have to be an emergency.',
    ],
    hindi: [
      'यह मुश्किल लगता है',
      'एक बात खुलकर पूछनी है, क्योंकि अंदाजा लगाने से पूछ लेना बेहतर है: क्या आप अपनी जान लेने या खुद को चोट पहुँचाने के बारे में सोच रहे हैं? आप एक शब्द में जवाब दे सकते हैं, या न भी दें।',
      'अगर जवाब हाँ है, या आपको ठीक से पता नहीं, तो कृपया इनमें से किसी नंबर पर फोन करके यही बताइए। दिन सिर्फ भारी हो, तब भी बात की जा सकती है; हालात बहुत बिगड़ना जरूरी नहीं।',
    ],
  },
  lowMood: {
    calls: 'support',
    english: [
      'Your answers show a heavy two weeks',
      'Answers like yours are worth talking over with a doctor or a counsellor. They say nothing certain, but people with such answers are often helped by it. The plan below is a start, and no replacement.',
    ],
    hindi: [
      'आपके जवाब बताते हैं कि ये दो हफ्ते भारी रहे',
      'ऐसे जवाबों पर डॉक्टर या काउंसलर से बात करना अच्छा रहता है। इनसे कुछ पक्का नहीं होता, पर ऐसे बहुत से लोगों को बात करने से मदद मिलती है। नीचे की योजना शुरुआत है, उसकी जगह नहीं।',
    ],
  },
  anxiety: {
    calls: 'support',
    english: [
      'Your answers show a lot of worry',
      'Answers like yours are worth talking over with a doctor or a counsellor; worry of this kind can be helped well. The plan below is a start, and no replacement.',
    ],
    hindi: [
      'आपके जवाब बताते हैं कि चिंता बहुत है',
      'ऐसे जवाबों पर डॉक्टर या काउंसलर से बात करना अच्छा रहता है; ऐसी चिंता में अच्छी मदद मिल सकती है। नीचे की योजना शुरुआत है, उसकी जगह नहीं।',
    ],
  },
} as const satisfies Record<string, CardText>;
