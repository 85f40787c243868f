import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { CardQuestion } from '../asked/index.ts';

/**
 * Answers after the card about violence by others. Whoever suffers it is never told to confront who does it, and chooses whom to tell. Source: WHO
 * 'Caring for women subjected to violence' (2019; LIVES: listen, inquire, validate, safety, support).
 */
export const violenceTexts: Readonly<Record<CardQuestion, Readonly<Record<PlanLanguage, string>>>> = {
  tell: {
    english:
      "Tell one person you trust and who is not afraid of the one who does it: a relative, teacher, coach, neighbour or doctor. You choose whom and when. A child is best told to an adult at school or to Childline 1098; the number on the card advises without your name. If it is somebody else's trouble, ask them first what would help; with a child in danger tell at once.",
    hindi:
      'किसी एक भरोसे के व्यक्ति को बताइए, जो करने वाले से न डरता हो: रिश्तेदार, टीचर, कोच, पड़ोसी या डॉक्टर। किसे और कब, यह आप तय करें। बच्चा हो तो स्कूल के किसी बड़े या चाइल्डलाइन 1098 को; कार्ड वाला नंबर बिना नाम सलाह देता है। बात किसी और की हो तो पहले पूछिए कि किससे मदद होगी; बच्चे को ख़तरा हो तो तुरंत बताइए।',
  },
  howToTalk: {
    english:
      "Do not confront the one who does it; that can make it worse. To a person you trust one sentence is enough: 'Somebody at home hurts me, and I need help to be safe.' To a friend who suffers it: 'I believe you, it is not your fault, you do not have to decide today.' Talk in person, alone, not over a phone that others read.",
    hindi:
      "करने वाले से सीधे भिड़िए मत; बात बिगड़ सकती है। भरोसे के व्यक्ति से एक वाक्य काफ़ी है: 'घर में कोई मुझे मारता है, सुरक्षित रहने में मदद चाहिए।' सहने वाले दोस्त से: 'मुझे तुम पर यक़ीन है, ग़लती तुम्हारी नहीं, आज ही फ़ैसला करना ज़रूरी नहीं।' अकेले में मिलकर बात कीजिए, उस फ़ोन पर नहीं जो दूसरे पढ़ते हैं।",
  },
  refuses: {
    english:
      "That happens: fear, money, children and hope hold people back. Believe them, do not press, stay in touch and ask again. Offer something small: a bag at your place, a word that means 'call the police', a lift. With a child in the house, threats to kill, a weapon or choking, call 112 also without asking.",
    hindi:
      "ऐसा होता है: डर, पैसा, बच्चे और उम्मीद रोकते हैं। यक़ीन कीजिए, दबाव मत डालिए, संपर्क में रहिए और फिर पूछिए। छोटी मदद दीजिए: एक बैग आपके यहाँ, एक शब्द जिसका मतलब 'पुलिस बुलाओ', कहीं छोड़ आना। घर में बच्चा हो, जान की धमकी, हथियार या गला दबाना हो तो बिना पूछे भी 112 पर फ़ोन कीजिए।",
  },
  playOn: {
    english:
      'If you are hurt, no: have it looked at first, and tell the doctor how it happened; the notes can help you later. If you are not, training with people you like is a safe hour away. If somebody at the club does it, do not be alone with them, and tell another adult there.',
    hindi:
      'चोट हो तो नहीं: पहले दिखाइए, और डॉक्टर को बताइए कि कैसे लगी; लिखा हुआ आगे काम आता है। चोट न हो तो अपने लोगों के साथ अभ्यास घर से दूर एक सुरक्षित घंटा है। अगर क्लब का कोई करता है तो उसके साथ अकेले मत रहिए, और वहाँ किसी दूसरे बड़े को बताइए।',
  },
  whenBack: {
    english:
      'Safety first: go back to the place or the team only when the one who does it is not there or somebody is with you all the time. For an injury the doctor says when to train. You may take as long as you need.',
    hindi:
      'पहले सुरक्षा: उस जगह या टीम में तभी लौटिए जब करने वाला वहाँ न हो या कोई पूरे समय साथ हो। चोट के लिए डॉक्टर बताएँगे कि अभ्यास कब। जितना समय चाहिए, लीजिए।',
  },
  going: {
    english:
      'That takes courage. If you can, take papers, some money, medicines and a charged phone, leave when the other is out, and tell somebody where you are going. Women can call 181, children 1098, anybody 112.',
    hindi:
      'इसमें हिम्मत लगती है। हो सके तो काग़ज़, कुछ पैसे, दवाएँ और चार्ज किया फ़ोन साथ लीजिए, जब वह बाहर हो तब निकलिए, और किसी को बताइए कि कहाँ जा रहे हैं। महिलाएँ 181, बच्चे 1098, कोई भी 112 पर फ़ोन कर सकता है।',
  },
  whatNow: {
    english:
      'In danger now: leave for where people are, or lock yourself in, and call 112. Otherwise: think which room has a door out, keep a phone and a small bag ready, agree a word with a neighbour, save pictures of injuries and messages with somebody you trust, see a doctor for any blow to head, neck or belly. The number on the card helps with a plan. It is not your fault.',
    hindi:
      'अभी ख़तरा हो: जहाँ लोग हों वहाँ जाइए या दरवाज़ा बंद कीजिए, और 112 पर फ़ोन कीजिए। नहीं तो: सोच लीजिए किस कमरे से बाहर निकल सकते हैं, फ़ोन और छोटा बैग तैयार रखिए, पड़ोसी से एक शब्द तय कीजिए, चोट और संदेशों की तस्वीर भरोसे के व्यक्ति के पास रखिए, सिर, गर्दन या पेट पर चोट डॉक्टर को दिखाइए। कार्ड वाला नंबर योजना में मदद करता है। ग़लती आपकी नहीं है।',
  },
  serious: {
    english:
      'Yes. Nobody may hit, threaten, force or touch another against their will, at home or in sport, and it seldom stops by itself. Threats to kill, a weapon, or hands on the throat are the gravest signs: 112 at once.',
    hindi:
      'हाँ। घर हो या खेल, किसी को मारने, धमकाने, मजबूर करने या मर्ज़ी के बिना छूने का हक़ नहीं, और यह अपने आप कम ही रुकता है। जान की धमकी, हथियार, या गला पकड़ना सबसे गंभीर संकेत हैं: तुरंत 112।',
  },
  better: {
    english:
      'I am glad. Quiet times do come in between; keep the number and the plan for leaving all the same, and tell somebody what happened. You may come back to this at any time.',
    hindi: 'अच्छा लगा। बीच में शांत समय आता है; फिर भी नंबर और निकलने की योजना पास रखिए, और किसी को बताइए कि क्या हुआ। इस पर कभी भी लौट सकते हैं।',
  },
};
