import type { FlagCode } from '../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { CardQuestion } from '../asked/index.ts';
import { violenceTexts } from './violence-texts.ts';

/** What a card was about, as far as the answers to what follows differ. */
export type CardTopic = 'head' | 'eating' | 'crisis' | 'violence' | 'emergency' | 'injury' | 'doctor';
const topics: Readonly<Partial<Record<FlagCode, CardTopic>>> = {
  concussion: 'head',
  headInjury: 'head',
  eatingDisorder: 'eating',
  slimmingDrugs: 'eating',
  suicide: 'crisis',
  selfHarm: 'crisis',
  someoneElse: 'crisis',
  danger: 'violence',
  distress: 'crisis',
  fractureSigns: 'injury',
  cannotBearWeight: 'injury',
  calfSwelling: 'injury',
  lockedJoint: 'injury',
  nerveSigns: 'injury',
  ruptureSigns: 'injury',
  openWound: 'injury',
  deformity: 'injury',
};

/** The topic of a card by its flag. `level` tells an emergency from what a doctor should see. */
export const topicOfCard = (id: FlagCode, level: string): CardTopic => topics[id] ?? (level === 'emergency' ? 'emergency' : 'doctor');

type Said = Readonly<Record<PlanLanguage, string>>;
type Answers = Readonly<Partial<Record<CardTopic, Said>>> & { readonly doctor: Said; readonly violence: Said };

/**
 * Answers by what is asked and what the card was about; `doctor` is for every topic without its own. Sources: Amsterdam consensus on concussion in
 * sport 2022 (no return on the same day; steps back), Beat and NEDA (talking to somebody with an eating disorder), WHO 'Preventing suicide' and
 * Mental Health First Aid India (ask openly, do not keep it secret, do not leave them alone), IFRC first aid guidelines 2020.
 */
export const afterCardTexts: Readonly<Record<CardQuestion, Answers>> = {
  tell: {
    violence: violenceTexts.tell,
    crisis: {
      english:
        'Yes: tell an adult you trust today, a parent, teacher, coach or doctor, even if you were asked to keep it secret. A life comes before a secret, and it is not your task to carry it alone. You can call the number on the card together, or call for advice yourself.',
      hindi:
        'हाँ: आज ही किसी भरोसे के बड़े को बताइए, माता-पिता, टीचर, कोच या डॉक्टर, चाहे आपसे छिपाने को कहा गया हो। जान राज़ से बड़ी है, और यह अकेले उठाना आपका काम नहीं। कार्ड वाले नंबर पर साथ में फ़ोन कर सकते हैं, या सलाह के लिए ख़ुद।',
    },
    eating: {
      english:
        'Talk to your friend first if you can, and say that you will not keep it to yourself. If they are under 18, or you see fainting, vomiting or fast weight loss, tell a parent, the coach or a school counsellor as well: it is care and no betrayal. If it is about you, choose one adult who listens and let them come along to the doctor.',
      hindi:
        'हो सके तो पहले दोस्त से बात कीजिए, और कह दीजिए कि आप इसे अपने तक नहीं रखेंगे। अगर वह 18 से कम का है, या बेहोशी, उल्टी या तेज़ी से घटता वज़न दिखे, तो माता-पिता, कोच या स्कूल काउंसलर को भी बताइए: यह फ़िक्र है, धोखा नहीं। अगर बात आपकी है तो एक सुनने वाले बड़े को चुनिए और डॉक्टर के पास साथ ले जाइए।',
    },
    head: {
      english:
        'Yes, tell the coach and the family today, and anybody who will be with them tonight: somebody must watch for 24 hours, and signs may come late. The coach has to keep them off the field, also if they say that they are fine.',
      hindi:
        'हाँ, आज ही कोच और घर वालों को बताइए, और उसे भी जो आज रात साथ रहेगा: 24 घंटे किसी को देखना होगा, लक्षण देर से भी आते हैं। वह ठीक होने की बात कहे तब भी कोच को उसे मैदान से बाहर रखना है।',
    },
    doctor: {
      english:
        'Yes. Tell somebody who can act: a parent or family member, the coach or whoever is in charge, and the doctor. Say in one sentence what you saw and since when. Telling early is care, not a fuss.',
      hindi:
        'हाँ। ऐसे किसी को बताइए जो कुछ कर सके: माता-पिता या घर का कोई, कोच या ज़िम्मेदार व्यक्ति, और डॉक्टर। एक वाक्य में कहिए कि क्या देखा और कब से। जल्दी बताना फ़िक्र है, बखेड़ा नहीं।',
    },
  },
  howToTalk: {
    violence: violenceTexts.howToTalk,
    crisis: {
      english:
        "Find a quiet place and say what you saw: 'You have been so low lately, and I am worried. Are you thinking of ending your life?' Asking openly does not put the thought into anybody's head. Then listen, do not argue, do not promise silence, stay with them, and get an adult or call a number of the card together.",
      hindi:
        "शांत जगह पर वही कहिए जो देखा: 'तुम कुछ समय से बहुत उदास हो, मुझे चिंता है। क्या तुम्हारे मन में जान देने के ख़याल आते हैं?' खुलकर पूछने से यह ख़याल पैदा नहीं होता। फिर सुनिए, बहस मत कीजिए, चुप रहने का वादा मत कीजिए, साथ रहिए, और किसी बड़े को बुलाइए या कार्ड के नंबर पर साथ में फ़ोन कीजिए।",
    },
    eating: {
      english:
        "Choose a calm moment alone, not at a meal. Speak of what you feel and saw, not of weight or looks: 'I noticed that you skip lunch and train on rest days, and I am worried about you. How are you really?' Then listen. Offer to come along to a doctor or counsellor. No blame, no diet tips, no 'just eat'. For telling it of yourself, one sentence is enough: 'Food has become a fight for me, and I need help.'",
      hindi:
        "खाने के समय नहीं, अकेले में शांत पल चुनिए। वज़न या दिखने की नहीं, अपनी फ़िक्र और जो देखा उसकी बात कीजिए: 'मैंने देखा कि तुम लंच छोड़ती हो और आराम के दिन भी दौड़ती हो, मुझे चिंता है। सच में कैसी हो?' फिर सुनिए। डॉक्टर या काउंसलर के पास साथ चलने को कहिए। दोष नहीं, डाइट की सलाह नहीं, 'बस खा लो' नहीं। अपनी बात के लिए एक वाक्य काफ़ी है: 'खाना मेरे लिए लड़ाई बन गया है, मुझे मदद चाहिए।'",
    },
    doctor: {
      english:
        "Say what you saw or feel, since when, and what worries you, in that order: 'Since Tuesday I have this pain, it wakes me, and I would like you to look at it.' To a friend: 'I saw what happened, I am worried, and I will come with you to have it looked at.' Short and calm is best.",
      hindi:
        "क्रम से कहिए: क्या देखा या महसूस हुआ, कब से, और किस बात की चिंता है: 'मंगलवार से यह दर्द है, नींद से जगाता है, आप देख लीजिए।' दोस्त से: 'मैंने देखा क्या हुआ, मुझे चिंता है, मैं दिखाने साथ चलूँगा।' छोटा और शांत कहना सबसे अच्छा है।",
    },
  },
  refuses: {
    violence: violenceTexts.refuses,
    crisis: {
      english:
        'Anger or a no is common and passes; a life does not come back. Stay kind: I am here, I am worried, and I will not leave you alone with this. Tell an adult or call the number on the card all the same. If they have a plan or a means, or you cannot reach them, call the emergency number now.',
      hindi:
        'ग़ुस्सा या इनकार आम है और बीत जाता है; जान वापस नहीं आती। नरमी से कहिए: मैं हूँ, मुझे चिंता है, और मैं तुम्हें इसमें अकेला नहीं छोड़ूँगा। फिर भी किसी बड़े को बताइए या कार्ड के नंबर पर फ़ोन कीजिए। अगर उसके पास तरीक़ा या तैयारी है, या संपर्क नहीं हो रहा, तो अभी आपातकालीन नंबर पर फ़ोन कीजिए।',
    },
    eating: {
      english:
        'Denial and anger belong to it, and are not about you. Do not argue or prove. Say: I may be wrong, but I care, and I will ask again. Stay a friend, eat and laugh together, and try once more in some days. Faints, chest pain, vomiting after meals or fast weight loss: tell a parent or the coach now, also against their wish.',
      hindi:
        'इनकार और ग़ुस्सा इसका हिस्सा हैं, आपके बारे में नहीं। बहस या सबूत मत दीजिए। कहिए: हो सकता है मैं ग़लत हूँ, पर मुझे फ़िक्र है, और मैं फिर पूछूँगा। दोस्त बने रहिए, साथ खाइए और हँसिए, कुछ दिन बाद फिर कोशिश कीजिए। बेहोशी, सीने में दर्द, खाने के बाद उल्टी या तेज़ी से घटता वज़न: उसकी मर्ज़ी के बिना भी अभी माता-पिता या कोच को बताइए।',
    },
    head: {
      english:
        "'I am fine' counts for nothing after a knock on the head: the brain that judges is the one that was hit. Keep them off, do not let them go or ride alone, and tell the coach or the family. Asking the same thing again, vomiting, a growing headache or drowsiness is an emergency: call at once.",
      hindi:
        "सिर की चोट के बाद 'मैं ठीक हूँ' का कोई मतलब नहीं: जो दिमाग़ फ़ैसला कर रहा है, चोट उसी को लगी है। खेल से बाहर रखिए, अकेले जाने या गाड़ी चलाने मत दीजिए, और कोच या घर वालों को बताइए। बार-बार वही बात पूछना, उल्टी, बढ़ता सिरदर्द या सुस्ती आपातस्थिति है: तुरंत फ़ोन कीजिए।",
    },
    doctor: {
      english:
        'Stay calm and say what you saw once more, and offer to go along: it is harder to refuse company. Bring in somebody they listen to, a parent, the captain, a doctor by phone. A child does not decide this alone. If it gets worse, call the emergency number without asking.',
      hindi:
        'शांत रहकर फिर कहिए कि क्या देखा, और साथ चलने को कहिए: साथ को मना करना मुश्किल होता है। जिसकी वह सुनता है उसे बुलाइए, माता-पिता, कप्तान, फ़ोन पर डॉक्टर। बच्चा यह अकेले तय नहीं करता। हालत बिगड़े तो बिना पूछे आपातकालीन नंबर पर फ़ोन कीजिए।',
    },
  },
  playOn: {
    violence: violenceTexts.playOn,
    head: {
      english:
        'No. Nobody plays on, trains or comes back on the same day after a knock on the head, however they feel and whatever the match: a second blow can be far worse. Off the field, not alone for 24 hours, seen by a doctor. Quiet walking is fine from tomorrow if it brings no symptoms.',
      hindi:
        'नहीं। सिर की चोट के बाद उसी दिन कोई न खेले, न अभ्यास करे, न लौटे, चाहे जैसा लगे और मैच कोई भी हो: दूसरी चोट कहीं बुरी हो सकती है। मैदान से बाहर, 24 घंटे अकेला नहीं, डॉक्टर को दिखाएँ। कल से आराम की सैर ठीक है, अगर उससे लक्षण न बढ़ें।',
    },
    eating: {
      english:
        'Not hard training, and nothing to burn food off. Until a doctor has looked, a walk or easy play with friends after a meal is fine; stop with dizziness, a racing heart or chest pain. Sport comes back with food: the doctor and the coach plan it together.',
      hindi:
        'कड़ा अभ्यास नहीं, और खाना जलाने के लिए कुछ नहीं। डॉक्टर के देखने तक खाने के बाद सैर या दोस्तों के साथ हल्का खेल ठीक है; चक्कर, तेज़ धड़कन या सीने में दर्द हो तो रुक जाइए। खेल खाने के साथ लौटता है: डॉक्टर और कोच मिलकर तय करें।',
    },
    emergency: {
      english:
        'No, no effort at all until a doctor has looked, not even a warm-up, and no painkiller or tape to get through it. One match is never worth it. Sit or lie down, and call the emergency number if it is there now or comes back.',
      hindi:
        'नहीं, डॉक्टर के देखने तक कोई मेहनत नहीं, वॉर्म-अप भी नहीं, और खेलने के लिए दर्द की दवा या पट्टी भी नहीं। कोई मैच इसके लायक़ नहीं। बैठिए या लेटिए, और अगर अभी हो रहा है या लौटे तो आपातकालीन नंबर पर फ़ोन कीजिए।',
    },
    crisis: {
      english:
        'If you feel safe, moving with people you like is good for the mood: an easy walk or training with the team, not alone, not to punish yourself. If thoughts of dying are there now, leave the sport and call a number of the card first.',
      hindi:
        'अगर आप सुरक्षित महसूस कर रहे हैं तो अपने लोगों के साथ हिलना-डुलना मन के लिए अच्छा है: हल्की सैर या टीम के साथ अभ्यास, अकेले नहीं, ख़ुद को सज़ा देने के लिए नहीं। अगर अभी मरने के ख़याल हैं तो खेल छोड़िए, पहले कार्ड के नंबर पर फ़ोन कीजिए।',
    },
    doctor: {
      english:
        'Not before it has been looked at. Playing on with tape or a painkiller hides what would warn you, and can make weeks out of days. What does not touch it and does not hurt is fine meanwhile. Tell the coach that it is out of your hands: a doctor decides.',
      hindi:
        'दिखाने से पहले नहीं। पट्टी या दर्द की दवा लेकर खेलने से चेतावनी छिप जाती है, और दिनों की बात हफ़्तों की हो सकती है। जो उस जगह को न छुए और न दुखे, वह तब तक ठीक है। कोच से कहिए कि यह आपके हाथ में नहीं: डॉक्टर तय करेंगे।',
    },
  },
  whenBack: {
    emergency: {
      english:
        'Only the doctor who looked at it can say, and after some of these it takes tests first: no effort before that, not even easy training. Ask for a written go, with how hard and how long, and take it to your coach. I fit a plan to it.',
      hindi:
        'यह वही डॉक्टर बता सकते हैं जिन्होंने देखा, और कुछ में पहले जाँच होती है: उससे पहले कोई मेहनत नहीं, हल्का अभ्यास भी नहीं। लिखित अनुमति लीजिए, कितना कड़ा और कितनी देर, और कोच को दीजिए। मैं योजना उसी से मिला दूँगा।',
    },
    crisis: {
      english:
        'There is no fixed day. Go back in small steps when you sleep and eat again and feel safe: a walk with somebody, then half a session with people you like, and tell the coach as much as you want him to know. Whoever treats you has a say. If the thoughts come back, sport waits: call a number of the card.',
      hindi:
        'कोई तय दिन नहीं। जब नींद और खाना लौटें और आप सुरक्षित महसूस करें तो छोटे क़दम: किसी के साथ सैर, फिर अपने लोगों के साथ आधा अभ्यास, और कोच को उतना बताइए जितना चाहें। जो इलाज करते हैं उनसे पूछिए। ख़याल लौटें तो खेल रुके: कार्ड के नंबर पर फ़ोन कीजिए।',
    },
    violence: violenceTexts.whenBack,
    head: {
      english:
        'After a doctor has looked: one or two quiet days with short walks, then step by step, a day each at least: daily life and school, easy effort, running drills, hard training without contact, full training once a doctor has cleared it, match. Symptoms back means one step back. Few are back before two weeks, children need longer.',
      hindi:
        'डॉक्टर के देखने के बाद: एक-दो शांत दिन, छोटी सैर के साथ, फिर एक-एक क़दम, हर एक कम से कम एक दिन: रोज़ का जीवन और स्कूल, हल्की मेहनत, दौड़ के अभ्यास, बिना टक्कर कड़ा अभ्यास, डॉक्टर की अनुमति पर पूरा अभ्यास, मैच। लक्षण लौटें तो एक क़दम पीछे। दो हफ़्ते से पहले कम ही लौटते हैं, बच्चों को ज़्यादा समय लगता है।',
    },
    eating: {
      english:
        'There is no date: it is as long as body and head need, often months, with small steps that one can feel within weeks. A doctor looks at pulse, blood and weight, and lets sport back in parts. Going early to somebody who knows shortens it more than anything.',
      hindi:
        'कोई तारीख़ नहीं: शरीर और मन को जितना चाहिए, अक्सर महीने, पर छोटे सुधार हफ़्तों में महसूस होते हैं। डॉक्टर नब्ज़, ख़ून और वज़न देखकर खेल धीरे-धीरे लौटाते हैं। जल्दी किसी जानकार के पास जाना इसे सबसे ज़्यादा छोटा करता है।',
    },
    doctor: {
      english:
        'The doctor who looks at it says when. As a rule: when daily life is free of it, movement and strength are nearly those of the other side, and every step back, walking, jogging, sprinting and turning, training, match, was calm for a day. Once it is clear what it is, I can write a plan back for it.',
      hindi:
        'जो डॉक्टर देखेंगे वे बताएँगे। आम नियम: जब रोज़ के काम बिना तकलीफ़ हों, हरकत और ताक़त लगभग दूसरी ओर जैसी हो, और हर क़दम, चलना, जॉग, तेज़ दौड़ और मोड़, अभ्यास, मैच, के बाद एक दिन शांत रहे। पता चल जाए कि क्या है, तो मैं वापसी की योजना लिख सकता हूँ।',
    },
  },
  going: {
    violence: violenceTexts.going,
    crisis: {
      english:
        'That is exactly right, and it takes courage. Stay together, put away what could hurt, and keep the number at hand for the night. Look after yourself too: you may talk to somebody about it.',
      hindi:
        'यही सही है, और इसमें हिम्मत लगती है। साथ रहिए, जिससे चोट पहुँच सकती है उसे हटा दीजिए, और रात के लिए नंबर पास रखिए। अपना भी ख़याल रखिए: आप भी किसी से बात कर सकते हैं।',
    },
    head: {
      english:
        'Good, that is the right thing. Tell the doctor how it happened, whether there was a blackout, vomiting or repeated questions, and which medicines they take. No driving, no alcohol, no sport today, and somebody stays with them for 24 hours.',
      hindi:
        'अच्छा, यही सही है। डॉक्टर को बताइए कि कैसे हुआ, बेहोशी, उल्टी या बार-बार वही सवाल हुए या नहीं, और कौन सी दवाएँ लेते हैं। आज गाड़ी, शराब और खेल नहीं, और 24 घंटे कोई साथ रहे।',
    },
    doctor: {
      english:
        'Good, that is the right step. Take along what you saw, since when, and which medicines are taken. Afterwards tell me what the doctor said, and I fit food and training to it.',
      hindi:
        'अच्छा, यही सही क़दम है। साथ ले जाइए: क्या देखा, कब से, और कौन सी दवाएँ चल रही हैं। बाद में बताइए कि डॉक्टर ने क्या कहा, मैं खाना और अभ्यास उसी से मिला दूँगा।',
    },
  },
  whatNow: {
    violence: violenceTexts.whatNow,
    crisis: {
      english:
        'Now: stay with them, or with somebody if it is you. Put medicines, ropes and blades out of reach. Call a number of the card together. In danger now, or something is taken already: the emergency number. You need not find the right words; being there is most of it.',
      hindi:
        'अभी: उसके साथ रहिए, या बात आपकी है तो किसी के पास जाइए। दवाएँ, रस्सी और धारदार चीज़ें दूर रखिए। कार्ड के नंबर पर साथ में फ़ोन कीजिए। अभी ख़तरा हो या कुछ खा लिया हो: आपातकालीन नंबर। सही शब्द ढूँढना ज़रूरी नहीं; साथ होना ही सबसे बड़ी बात है।',
    },
    eating: {
      english:
        'Start with a family doctor or a children’s doctor, who checks pulse, blood pressure and blood; they send on to a counsellor or psychiatrist who knows eating disorders. Tele-MANAS 14416 advises for free. Meanwhile regular meals with company, no scales, no training to make up for food. Fainting, chest pain or vomiting blood: emergency number.',
      hindi:
        'पहले घर के या बच्चों के डॉक्टर, जो नब्ज़, रक्तचाप और ख़ून देखें; वे ऐसे काउंसलर या मनोचिकित्सक के पास भेजेंगे जो यह जानते हैं। टेली-मानस 14416 मुफ़्त सलाह देता है। तब तक किसी के साथ नियमित खाना, वज़न तोलना नहीं, खाने की भरपाई में अभ्यास नहीं। बेहोशी, सीने में दर्द या ख़ून की उल्टी: आपातकालीन नंबर।',
    },
    head: {
      english:
        'Off the field, sitting quietly, never alone, no riding or driving. A doctor today or tomorrow. They may sleep: look after one or two hours whether they wake and speak normally. Paracetamol is the usual choice if a pharmacist or doctor agrees, no ibuprofen or aspirin on the first day. Vomiting, a growing headache, confusion, a fit, unequal pupils, hard to wake: emergency number.',
      hindi:
        'मैदान से बाहर, शांत बैठाइए, अकेला कभी नहीं, गाड़ी नहीं। आज या कल डॉक्टर। सो सकते हैं: एक-दो घंटे में देखिए कि जागकर ठीक बोलते हैं या नहीं। डॉक्टर या फार्मासिस्ट कहें तो पैरासिटामोल, पहले दिन आइबूप्रोफ़ेन या एस्पिरिन नहीं। उल्टी, बढ़ता सिरदर्द, भ्रम, दौरा, पुतलियाँ असमान, जगाना मुश्किल: आपातकालीन नंबर।',
    },
    emergency: {
      english:
        'Call the emergency number now and put the phone on loud; they tell you what to do. Do not move them more than needed, nothing to eat or drink, stay, keep them warm, or cool if it is heat. With an allergy use the adrenaline pen at once. No normal breathing: press the middle of the chest hard, twice a second, and send for a defibrillator.',
      hindi:
        'अभी आपातकालीन नंबर पर फ़ोन कीजिए और स्पीकर चालू रखिए; वे बताएँगे। ज़रूरत से ज़्यादा मत हिलाइए, कुछ खिलाइए-पिलाइए मत, साथ रहिए, गरम रखिए, या लू हो तो ठंडा। एलर्जी में एड्रेनालिन पेन तुरंत। सामान्य साँस नहीं: छाती के बीच ज़ोर से दबाइए, एक सेकंड में दो बार, और डिफ़िब्रिलेटर मँगाइए।',
    },
    injury: {
      english:
        'Leave it as it is: no pulling, no rubbing, no weight on it. Support it as it lies, cool it through cloth for 15 minutes, raise it if that does not hurt, rings off. Nothing to eat if it may need an operation. A doctor or casualty today; at once if it is bent, numb, cold, pale or bleeding hard.',
      hindi:
        'जैसा है वैसा रहने दीजिए: खींचना, मलना, वज़न डालना नहीं। जैसी स्थिति में है वैसे सहारा दीजिए, कपड़े के ऊपर से 15 मिनट ठंडा, दर्द न बढ़े तो ऊपर उठाइए, अँगूठी उतार दीजिए। ऑपरेशन लग सकता हो तो कुछ मत खिलाइए। आज ही डॉक्टर या अस्पताल; टेढ़ा, सुन्न, ठंडा, सफ़ेद या तेज़ ख़ून बहे तो तुरंत।',
    },
    doctor: {
      english:
        'A family doctor is the right first door; they send on if needed. Until then no hard effort, no new medicine without a pharmacist, and note what you feel and when. If it gets worse quickly, or you have chest pain, trouble breathing, fainting or confusion, call the emergency number.',
      hindi:
        'पहले घर के डॉक्टर; ज़रूरत हो तो वे आगे भेजेंगे। तब तक कड़ी मेहनत नहीं, फार्मासिस्ट से पूछे बिना नई दवा नहीं, और लिखते रहिए कि क्या और कब महसूस हुआ। जल्दी बिगड़े, या सीने में दर्द, साँस की तकलीफ़, बेहोशी या भ्रम हो तो आपातकालीन नंबर पर फ़ोन कीजिए।',
    },
  },
  serious: {
    violence: violenceTexts.serious,
    crisis: {
      english:
        'Taken seriously, yes. Thoughts like these are common, they pass, and most people who get help are glad to be alive. Nobody can see from outside how great the danger is, so it is better to ask and to call once too often.',
      hindi:
        'हाँ, इसे गंभीरता से लीजिए। ऐसे ख़याल आम हैं, बीत जाते हैं, और मदद पाने वाले ज़्यादातर लोग बाद में जीने से ख़ुश होते हैं। बाहर से कोई नहीं देख सकता कि ख़तरा कितना है, इसलिए एक बार ज़्यादा पूछना और फ़ोन करना बेहतर है।',
    },
    eating: {
      english:
        'I cannot say what it is; a doctor can. It deserves to be looked at early, because it is no whim and no fault, it harms heart, bones and mood also at a normal weight, and most people get well with help. Fainting, chest pain, or no food for a day or more: today.',
      hindi:
        'मैं नहीं बता सकता कि क्या है; डॉक्टर बता सकते हैं। इसे जल्दी दिखाना चाहिए, क्योंकि यह न नख़रा है न ग़लती, सामान्य वज़न में भी दिल, हड्डी और मन को नुक़सान करता है, और मदद से ज़्यादातर लोग ठीक होते हैं। बेहोशी, सीने में दर्द, या एक दिन से ज़्यादा कुछ न खाया हो: आज ही।',
    },
    head: {
      english:
        'Most get well within two to four weeks. It is taken so seriously because a bleed looks harmless at first, and because a second knock before it has healed can be grave. That is why: off today, not alone, a doctor, also after a light bump with any symptom.',
      hindi:
        'ज़्यादातर दो से चार हफ़्ते में ठीक हो जाते हैं। गंभीरता इसलिए कि भीतर का ख़ून बहना शुरू में मामूली लगता है, और ठीक होने से पहले दूसरी चोट बहुत भारी पड़ सकती है। इसलिए: आज बाहर, अकेला नहीं, डॉक्टर, हल्की चोट में भी कोई लक्षण हो तो।',
    },
    doctor: {
      english:
        'From here nobody can say what it is. It is often something harmless, and sometimes it is not; these signs are the ones with which that cannot be told without a look, so have it looked at rather once too often. It is not your fault.',
      hindi:
        'यहाँ से कोई नहीं बता सकता कि क्या है। अक्सर कुछ मामूली होता है, कभी-कभी नहीं; ये वही संकेत हैं जिनमें बिना देखे फ़र्क़ नहीं पता चलता, इसलिए एक बार ज़्यादा दिखाना बेहतर है। इसमें आपकी ग़लती नहीं।',
    },
  },
  better: {
    eating: {
      english:
        'Good days are part of it, and I am glad. It often comes back when nobody looks, so keep the appointment with the doctor or counsellor, and go on with regular meals in company. You do not have to be at your worst to deserve help.',
      hindi:
        'अच्छे दिन इसका हिस्सा हैं, और मुझे ख़ुशी है। जब कोई न देखे तो अक्सर लौटता है, इसलिए डॉक्टर या काउंसलर से मिलना रद्द मत कीजिए, और किसी के साथ नियमित खाना जारी रखिए। मदद के लिए सबसे बुरी हालत में होना ज़रूरी नहीं।',
    },
    violence: violenceTexts.better,
    head: {
      english:
        'Good, and it changes nothing for today: symptoms may come hours later. Still no sport, nobody alone for 24 hours, a doctor, and then the steps back one day at a time.',
      hindi: 'अच्छा, पर आज के लिए कुछ नहीं बदलता: लक्षण घंटों बाद भी आ सकते हैं। फिर भी खेल नहीं, 24 घंटे अकेला नहीं, डॉक्टर, और फिर एक-एक दिन के क़दम।',
    },
    emergency: {
      english:
        'Good to hear, but what comes and goes needs a look today as well: tell a doctor what it was, how long it lasted, and what you were doing. No effort until then; if it comes back, call the emergency number.',
      hindi:
        'सुनकर अच्छा लगा, पर जो आता-जाता है उसे भी आज दिखाना चाहिए: डॉक्टर को बताइए क्या था, कितनी देर रहा, और आप क्या कर रहे थे। तब तक मेहनत नहीं; लौटे तो आपातकालीन नंबर पर फ़ोन कीजिए।',
    },
    doctor: {
      english:
        'Good to hear. Have it looked at all the same if it was strong, comes back or was there for days, and take it easy until tomorrow. If it returns or grows, go at once.',
      hindi: 'सुनकर अच्छा लगा। अगर तेज़ था, लौटे या कई दिन रहा तो फिर भी दिखाइए, और कल तक आराम से रहिए। लौटे या बढ़े तो तुरंत जाइए।',
    },
  },
};
