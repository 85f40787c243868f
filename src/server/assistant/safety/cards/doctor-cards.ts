import { card, type CardText } from './card-text.ts';

/** What a doctor or physiotherapist should see before exercises continue. */
export const doctorCards = {
  concussion: card(
    [
      'No more sport today',
      'After a knock on the head, stop, rest and see a doctor within a day or two, even if it seems small. Somebody should stay with you for 24 hours.',
      'Vomiting, confusion, a headache that grows, drowsiness, weakness, a fit: call the emergency number.',
    ],
    [
      'आज और खेल नहीं',
      'सिर पर चोट के बाद रुकिए, आराम कीजिए और एक-दो दिन में डॉक्टर को दिखाइए, चोट छोटी लगे तब भी। 24 घंटे कोई साथ रहे।',
      'उल्टी, भ्रम, बढ़ता सिरदर्द, सुस्ती, कमजोरी या दौरा: आपातकालीन नंबर पर फोन कीजिए।',
    ],
  ),
  fractureSigns: card(
    [
      'Have it looked at before you exercise',
      'What you describe is what doctors ask about to decide on an X-ray. Keep weight off it and see a doctor today or tomorrow.',
    ],
    ['कसरत से पहले इसे दिखाइए', 'आपने जो बताया, उसी से डॉक्टर एक्स-रे का फैसला करते हैं। इस पर वजन मत डालिए और आज या कल डॉक्टर को दिखाइए।'],
  ),
  cannotBearWeight: card(
    [
      'Have it looked at today',
      'If you cannot take four steps, a doctor should see it and may want an X-ray. Keep weight off it until then.',
    ],
    ['आज ही दिखाइए', 'चार कदम न चल पाएँ तो डॉक्टर को दिखाना चाहिए; एक्स-रे की जरूरत हो सकती है। तब तक इस पर वजन मत डालिए।'],
  ),
  calfSwelling: card(
    [
      'A swollen calf should be seen today',
      'One calf that is swollen, warm or red can be a clot. Do not massage it. See a doctor today; with chest pain or breathlessness call the emergency number.',
    ],
    [
      'सूजी पिंडली आज ही दिखाइए',
      'एक पिंडली सूजी, गरम या लाल हो तो खून का थक्का हो सकता है। मालिश मत कीजिए। आज ही डॉक्टर को दिखाइए; सीने में दर्द या साँस फूले तो आपातकालीन नंबर पर फोन कीजिए।',
    ],
  ),
  feverOrNightPain: card(
    [
      'This should not be trained away',
      'Pain with fever, pain that wakes you at night, or weight lost without a reason has causes that exercises do not help. See a doctor this week, with fever today.',
    ],
    [
      'इसे कसरत से ठीक करने की कोशिश मत कीजिए',
      'बुखार के साथ दर्द, रात को जगाने वाला दर्द, या बिना कारण वजन घटना: इनके कारण कसरत से ठीक नहीं होते। इस हफ्ते डॉक्टर को दिखाइए, बुखार हो तो आज ही।',
    ],
  ),
  openWound: card(
    [
      'Let the wound be cared for first',
      'Clean it with running water, cover it, and have it seen today if it is deep, dirty, gaping or infected. Exercises for that part wait until it has closed.',
    ],
    ['पहले घाव की देखभाल', 'बहते पानी से धोइए, ढकिए; गहरा, गंदा, खुला या संक्रमित हो तो आज ही दिखाइए। भरने तक उस हिस्से की कसरत रुकी रहे।'],
  ),
  lockedJoint: card(
    [
      'A joint that locks or gives way should be examined',
      'See a doctor or physiotherapist this week, and keep it out of sport until then. Do not force it straight.',
    ],
    ['अटकने या लड़खड़ाने वाला जोड़ दिखाइए', 'इस हफ्ते डॉक्टर या फिजियोथेरेपिस्ट को दिखाइए; तब तक खेल से दूर रखिए। जोर लगाकर सीधा मत कीजिए।'],
  ),
  nerveSigns: card(
    [
      'Numbness or weakness should be examined',
      'See a doctor soon, within days; today if it grows or both sides are affected. Exercises wait until then.',
    ],
    ['सुन्नपन या कमजोरी दिखाइए', 'कुछ ही दिनों में डॉक्टर को दिखाइए; बढ़ रही हो या दोनों तरफ हो तो आज ही। तब तक कसरत रुकी रहे।'],
  ),
  ruptureSigns: card(
    [
      'Have it examined before you load it',
      'A pop, a gap or quick swelling should be seen by a doctor or physiotherapist within a day or two. Protect it until then.',
    ],
    ['जोर डालने से पहले दिखाइए', 'चटकने की आवाज, गड्ढा या जल्दी आई सूजन एक-दो दिन में डॉक्टर या फिजियोथेरेपिस्ट को दिखाइए। तब तक बचाकर रखिए।'],
  ),
  heartRisk: card(
    [
      'Ask a doctor before hard training',
      'With what you describe, a short check comes before effort. Gentle walking at a pace at which you can talk is usually fine until then. Chest pain or fainting: the emergency number.',
    ],
    [
      'कड़ी कसरत से पहले डॉक्टर से पूछिए',
      'आपने जो बताया, उसमें मेहनत से पहले एक जाँच जरूरी है। तब तक इतनी धीमी सैर ठीक रहती है कि बात कर सकें। सीने में दर्द या बेहोशी: आपातकालीन नंबर।',
    ],
  ),
  recentSurgery: card(
    [
      'Your surgeon’s plan comes first',
      'After an operation, what you may load and eat is for the team that treated you to say. Bring their advice, and ask them before you follow a plan from here.',
    ],
    [
      'पहले आपके सर्जन की सलाह',
      'ऑपरेशन के बाद क्या खाना है और कितना जोर डालना है, यह इलाज करने वाली टीम बताएगी। यहाँ की कोई योजना अपनाने से पहले उनसे पूछिए।',
    ],
  ),
  eatingDisorder: {
    calls: 'support',
    english: [
      'Food should not hurt you',
      'What you describe is hard, and it is common, also in sport. It deserves a person: a doctor, a counsellor, or someone you trust. It can get better.',
      'Plans here will have no deficit, no fasting and no weight goal.',
    ],
    hindi: [
      'खाना आपको चोट न पहुँचाए',
      'आपने जो बताया वह कठिन है, और आम भी, खेल में भी। इसके लिए कोई इंसान चाहिए: डॉक्टर, काउंसलर या कोई भरोसे का व्यक्ति। यह बेहतर हो सकता है।',
      'यहाँ की योजनाओं में न कैलोरी घटेगी, न उपवास होगा, न वजन का लक्ष्य।',
    ],
  },
  insulin: card(
    [
      'With insulin, meals and doses belong together',
      'Please change food or training with your diabetes team, for your sugar can fall too low. Plans here will have no deficit, and say nothing about doses.',
    ],
    [
      'इंसुलिन के साथ खाना और खुराक जुड़े हैं',
      'खाने या कसरत में बदलाव अपनी डायबिटीज टीम के साथ कीजिए; शुगर बहुत गिर सकती है। यहाँ की योजनाओं में कैलोरी नहीं घटेगी और खुराक पर कुछ नहीं कहा जाएगा।',
    ],
  ),
  kidneyDisease: card(
    [
      'With kidney disease, protein and salts are set by your doctor',
      'Please show any plan to your doctor or dietitian first. Plans here will have no deficit, and their protein may be too much for you.',
    ],
    [
      'गुर्दे की बीमारी में प्रोटीन और नमक डॉक्टर तय करते हैं',
      'कोई भी योजना पहले अपने डॉक्टर या आहार विशेषज्ञ को दिखाइए। यहाँ की योजनाओं में कैलोरी नहीं घटेगी, पर प्रोटीन आपके लिए ज्यादा हो सकता है।',
    ],
  ),
  // NHS 'Anticoagulant medicines': bleeding, contact sport, other tablets; vitamin K steady with warfarin.
  bloodThinner: card(
    [
      'With a blood thinner, keep food steady and avoid blows',
      'With warfarin or acitrom, eat about the same amount of greens each week and tell your clinic before you change your food. Plans here have no contact, jumps or falls, and say nothing about doses.',
      'No painkiller or supplement without asking a pharmacist. A blow to the head, black stools or bleeding that does not stop: the emergency number.',
    ],
    [
      'खून पतला करने वाली दवा में खाना एक-सा रखिए और चोट से बचिए',
      'वारफेरिन या एसिट्रोम हो तो हर हफ्ते हरी सब्जियाँ लगभग बराबर खाइए, और खाना बदलने से पहले डॉक्टर को बताइए। यहाँ की योजनाओं में टक्कर, उछल-कूद या गिरने का खतरा नहीं होगा, और खुराक पर कुछ नहीं कहा जाएगा।',
      'दर्द की गोली या सप्लीमेंट फार्मासिस्ट से पूछकर ही। सिर पर चोट, काला मल या न रुकने वाला खून: आपातकालीन नंबर।',
    ],
  ),
  // NHS on paracetamol and ibuprofen (no more than the leaflet says, not two of one kind), IOC 2017 on pain in athletes.
  painkillers: card(
    [
      'Painkillers hide what the body says',
      'More than the leaflet says, two kinds together, or tablets to be able to play can harm stomach, kidneys and liver. Please ask a pharmacist or doctor today, and have the pain itself looked at before you load it.',
      'More than a day’s maximum taken, black stools, yellow eyes or vomiting: go to a hospital now, even if you feel well.',
    ],
    [
      'दर्द की गोली शरीर की बात दबा देती है',
      'पर्चे से ज्यादा, दो तरह की गोलियाँ साथ, या खेल पाने के लिए गोली: इनसे पेट, गुर्दे और लिवर को नुकसान हो सकता है। आज ही फार्मासिस्ट या डॉक्टर से पूछिए, और जोर डालने से पहले दर्द का कारण दिखाइए।',
      'एक दिन की सीमा से ज्यादा ले ली हो, काला मल, पीली आँखें या उल्टी: अभी अस्पताल जाइए, ठीक लग रहा हो तब भी।',
    ],
  ),
  // NHS 'Obesity: treatment' and the MHRA's warnings on semaglutide without a prescription, DNP and diuretics.
  slimmingDrugs: card(
    [
      'Medicines to lose weight belong with a doctor',
      'Pens, fat burners, water tablets and laxatives can dry you out and upset the heart, most of all with hard training. Please tell a doctor or pharmacist what you take; it stays between you. Plans here have no deficit meanwhile.',
      'A racing heart, fainting, vomiting that does not stop or strong belly pain: the emergency number.',
    ],
    [
      'वजन घटाने की दवा डॉक्टर की देखरेख में',
      'इंजेक्शन, फैट बर्नर, पेशाब या पेट साफ करने की गोलियाँ शरीर का पानी और दिल की लय बिगाड़ सकती हैं, कड़ी कसरत में सबसे ज्यादा। जो ले रहे हैं, डॉक्टर या फार्मासिस्ट को बताइए; बात उन्हीं तक रहती है। तब तक यहाँ की योजनाओं में कैलोरी नहीं घटेगी।',
      'दिल बहुत तेज, बेहोशी, न रुकने वाली उल्टी या पेट में तेज दर्द: आपातकालीन नंबर।',
    ],
  ),
  // NHS 'Anabolic steroid misuse'; WADA's list for the ban.
  steroids: card(
    [
      'Steroids and SARMs: a doctor should know',
      'They strain heart, liver and mood, and stopping alone can be hard. A doctor helps without judging and can check blood pressure and blood. I do not plan cycles or doses; food, training and sleep I can.',
      'Chest pain, dark thoughts, or a swollen, hot place of injection: get help today. They are banned in sport.',
    ],
    [
      'स्टेरॉयड और सार्म्स: डॉक्टर को बताइए',
      'इनसे दिल, लिवर और मन पर जोर पड़ता है, और अकेले छोड़ना कठिन हो सकता है। डॉक्टर बिना टोके मदद करते हैं और बीपी व खून जाँच सकते हैं। साइकिल या खुराक मैं नहीं बनाता; खाना, कसरत और नींद की योजना बना सकता हूँ।',
      'सीने में दर्द, बहुत बुरे खयाल, या सुई की जगह सूजी और गरम हो: आज ही मदद लीजिए। खेल में इन पर रोक है।',
    ],
  ),
} as const satisfies Record<string, CardText>;

/** Flags that only set limits or add a card. */
export const limitCards = {
  under18: card(
    [
      'Under 18, growing comes first',
      'Your body needs its energy to grow. Plans here have no dieting, no fasting and no supplements, and training stays short of the limit. Show them to a parent, guardian or coach.',
    ],
    [
      '18 से कम उम्र: बढ़ना पहले',
      'शरीर को बढ़ने के लिए पूरी ऊर्जा चाहिए। यहाँ की योजनाओं में न डाइटिंग होगी, न उपवास, न सप्लीमेंट, और कसरत हद से पहले रुकेगी। योजना माता-पिता, अभिभावक या कोच को दिखाइए।',
    ],
  ),
  pregnant: card(
    [
      'Congratulations, and gently',
      'In pregnancy plans here have no deficit, no fasting and no hard effort. Please go over food and movement with your doctor or midwife, and stop and call them on bleeding, pain, dizziness or fewer movements.',
    ],
    [
      'बधाई, और आराम से',
      'गर्भावस्था में यहाँ की योजनाओं में न कैलोरी घटेगी, न उपवास, न कड़ी मेहनत। खाने और कसरत पर अपने डॉक्टर या दाई से बात कीजिए; खून, दर्द, चक्कर या बच्चे की हलचल कम हो तो रुकिए और उन्हें फोन कीजिए।',
    ],
  ),
  breastfeeding: card(
    [
      'Feeding needs energy',
      'While you breastfeed, plans here have no deficit and no fasting. Your doctor or midwife can say when that may change.',
    ],
    ['दूध पिलाने में ऊर्जा लगती है', 'स्तनपान के दौरान यहाँ की योजनाओं में न कैलोरी घटेगी, न उपवास। यह कब बदल सकता है, डॉक्टर या दाई बताएँगे।'],
  ),
  underweight: card(
    [
      'No weight to lose',
      'For your height the weight is low, so plans here will not go below what you need. If it fell without wanting to, please see a doctor.',
    ],
    ['वजन घटाना नहीं है', 'आपकी लंबाई के लिए वजन कम है, इसलिए योजनाएँ आपकी जरूरत से नीचे नहीं जाएँगी। बिना चाहे घटा हो तो डॉक्टर को दिखाइए।'],
  ),
  crashDiet: card(
    [
      'That would be too little',
      'Plans here do not go below a safe floor and lose slowly, because fast loss takes muscle and comes back. Very low diets are for a doctor to watch.',
    ],
    [
      'यह बहुत कम होगा',
      'यहाँ की योजनाएँ सुरक्षित सीमा से नीचे नहीं जातीं और धीरे घटाती हैं, क्योंकि तेजी से घटाने पर मांसपेशी जाती है और वजन लौट आता है। बहुत कम खाने की योजना डॉक्टर की देखरेख में ही हो।',
    ],
  ),
  medicine: card(
    [
      'Medicines are for a doctor or pharmacist',
      'I cannot say which medicine or supplement to take, how much, or when to stop one. A pharmacist answers that free of charge; never stop a prescribed medicine on your own.',
    ],
    [
      'दवा की बात डॉक्टर या फार्मासिस्ट से',
      'कौन सी दवा या सप्लीमेंट लें, कितना, या कब बंद करें, यह मैं नहीं बता सकता। फार्मासिस्ट से पूछ लीजिए; डॉक्टर की लिखी दवा अपने आप कभी बंद मत कीजिए।',
    ],
  ),
  // NHS 'Anaphylaxis' and Resuscitation Council UK 2021: two pens always at hand, labels read each time, help called even if it eases.
  knownAllergy: card(
    [
      'A severe allergy: keep the medicine at hand',
      'Carry the adrenaline pens that you were prescribed, two of them, to training and to meals, and tell somebody there how to use them. If you have none after a severe reaction, ask a doctor.',
      'Read the label each time, oils and sauces too, and ask when you eat out. Swelling of lips or throat, or trouble breathing: use the pen and call the emergency number, even if it eases.',
    ],
    [
      'गंभीर एलर्जी: दवा हमेशा साथ रखिए',
      'डॉक्टर ने एड्रेनालिन पेन दिए हों तो दोनों कसरत और खाने के समय साथ रखिए, और किसी साथी को बता दीजिए कि कैसे लगाते हैं। गंभीर रिएक्शन के बाद भी पेन न मिला हो तो डॉक्टर से पूछिए।',
      'हर बार लेबल पढ़िए, तेल और सॉस का भी, और बाहर खाते समय पूछ लीजिए। होंठ या गला सूजे या साँस में तकलीफ हो तो पेन लगाइए और आपातकालीन नंबर पर फोन कीजिए, आराम मिल जाए तब भी।',
    ],
  ),
} as const satisfies Record<string, CardText>;
