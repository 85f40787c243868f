import type { Sentence } from '../../../wishes/index.ts';

type Rule = { readonly kind: string; readonly says: Sentence; readonly words: readonly RegExp[] };
const rule = (kind: string, words: readonly RegExp[], english: string, hindi: string): Rule => ({ kind, words, says: { english, hindi } });

/** Things that no workout plan of ours does, with the reason. Patterns are for words of `WishText`, which end with a space. */
const ofTheProduct: readonly Rule[] = [
  rule(
    'videos',
    [/(?<= )(?:videos?|gifs?|animations?|youtube|you tube|demo|demos|demonstrations?|clips?|reels?|pictures|photos|images|वीडियो) /g],
    'There are no videos: each exercise is explained in words, with its most common mistake.',
    'वीडियो नहीं हैं: हर व्यायाम शब्दों में समझाया गया है, उसकी सबसे आम गलती के साथ।',
  ),
  rule(
    'music',
    [/(?<= )(?:music|playlist|playlists|songs?|spotify|gaane|gane|gana|गाने|संगीत|podcasts?) /g],
    'A plan plays no music: start your own before you begin.',
    'प्लान संगीत नहीं बजाता: शुरू करने से पहले अपना चला लें।',
  ),
  rule(
    'devices',
    [
      /(?<= )(?:(?:apple|smart|my|garmin|samsung) watch|smartwatch|garmin|fitbit|mi band|whoop|google fit|apple health|health app|strava|heart rate monitor|hrv|gps|fitness band|step counter|pedometer) /g,
      /(?<= )(?:sync|connect|link|track) (?:it |this |everything |my )?(?:to|with|on|from|steps|heart rate|calories|workouts|progress|exercises) /g,
    ],
    'We read no watch or fitness app, so the plan cannot follow one. Tick off each exercise here instead.',
    'हम किसी घड़ी या फिटनेस ऐप से नहीं जुड़ते, इसलिए प्लान उस पर नहीं चल सकता। इसके बदले हर व्यायाम यहाँ टिक करें।',
  ),
  rule(
    'coach',
    [
      /(?<= )(?:live (?:coach|coaching|class|classes|session|sessions|trainer)|video call|zoom|personal trainer|personal coach|form check|check my form|correct my form|watch me|watch my form|spot me|(?:please|can you|could you|will you|can somebody) call me|trainer ka number|online trainer|someone to train me) /g,
    ],
    'Nobody watches or calls: the plan is written, with the steps of each exercise. For your form ask a coach in your team or gym.',
    'कोई देखता या फ़ोन नहीं करता: प्लान लिखा हुआ है, हर व्यायाम के कदमों के साथ। तरीका जँचवाने के लिए टीम या जिम के कोच से पूछें।',
  ),
  rule(
    'reminders',
    [
      /(?<= )(?:remind me(?! of)|reminder|reminders|alarm|alarms|notify me|notification|notifications|wake me|whatsapp me|text me|sms|याद दिला\S*|yaad dila\S*) /g,
    ],
    'A plan sends no reminders. Add it to your calendar, which can.',
    'प्लान याद नहीं दिलाता। इसे अपने कैलेंडर में जोड़ें, वह याद दिला सकता है।',
  ),
  rule(
    'kilos',
    [
      /(?<= )(?:what|which|how much|exact|exactly|tell me the|suggest) (?:weights?|kg|kgs|kilos|loads?|pounds) /g,
      /(?<= )(?:weights? in kg|in kgs|how heavy|kitne kilo|kitna vajan|kitna weight|percent of my|% of my) /g,
    ],
    'Weights are not given in kilograms, because we do not know yours: each set says how many more repetitions should be left in you.',
    'वज़न किलो में नहीं दिया जाता, क्योंकि आपका स्तर हम नहीं जानते: हर सेट बताता है कि कितने दोहराव और बचे रहने चाहिए।',
  ),
  rule(
    'together',
    [
      /(?<= )(?:for|with) (?:me and my|both of us|2 of us|2 people|my wife and me|my husband and me|couple|couples|my kids|my partner and) /g,
      /(?<= )(?:partner workout|couple workout|with my (?:wife|husband|friend|kids|son|daughter|girlfriend|boyfriend|partner)|family workout) /g,
    ],
    'A plan is for one person: it fits your level and your health. Somebody who trains with you needs a plan of their own.',
    'प्लान एक ही व्यक्ति का होता है: वह आपके स्तर और सेहत पर बैठता है। साथ करने वाले के लिए उसका अपना प्लान चाहिए।',
  ),
  rule(
    'timeOfDay',
    [
      /(?<= )(?:at |around |by |before |after |between |from |till |until |subah |sham |shaam )?\d{1,2}(?::\d\d)? ?(?:am|pm|baje|oclock|o clock|बजे) /g,
      /(?<= )(?:(?:early )?in the (?:early |late )?(?:morning|mornings|evening|evenings|afternoon|afternoons|night)|at night|mornings|evenings|nights|early mornings?|late evenings?|late at night) /g,
      /(?<= )(?:before|after|during) (?:my )?(?:work|office|college|school|breakfast|lunch|dinner|sunrise|sunset|bed|bedtime|fajr|namaz|iftar|sehri|shift|tuition|lunch break) /g,
      /(?<= )(?:morning|evening|afternoon|night|lunch break|lunchtime|subah|subha|shaam|sham|dopahar|raat|सुबह|शाम|रात|दोपहर) (?:ko |me |mein |main |को |में |ke |hi |only |exercises |workouts |sessions? |time |times |training |gym |workouts? |person |slot |batch |shift )+/g,
    ],
    'Sessions have no fixed time of day: any hour works. The calendar puts them at 18:00, and you can move them there.',
    'सत्रों का कोई तय समय नहीं है: कोई भी समय ठीक है। कैलेंडर उन्हें 18:00 पर रखता है, वहाँ बदल सकते हैं।',
  ),
  rule(
    'methods',
    [
      /(?<= )(?:drop sets?|dropsets?|pyramids?|pyramid sets?|giant sets?|rest pause|amrap|amraps|myo reps|german volume|5 3 1|531|wendler|starting strength|p90x|insanity|crossfit|wod|wods|heavy duty|negatives only) /g,
    ],
    'Sets are planned straight, with rests and repetitions by goal: this method is not among ours. Three weeks still build up and the fourth unloads.',
    'सेट सीधे होते हैं, आराम और दोहराव लक्ष्य के हिसाब से: यह तरीका हमारे यहाँ नहीं है। तीन हफ़्ते बढ़ते हैं और चौथा हल्का होता है।',
  ),
  rule(
    'split',
    [
      /(?<= )(?:bro split|body ?part split|1 (?:muscle|body ?part) (?:a|per|each|every) days?|arnold split|split routine|split (?:it |them |the week |everything )?by body ?parts?|(?:alag alag|different) (?:muscle|body ?part) (?:each|every|har) days?|har days (?:1 |ek )?(?:alag )?body ?part) /g,
    ],
    'One part of the body a day trains each muscle once a week, and twice builds more. The split follows from the days: the whole body up to three, upper and lower on four, push, pull and legs on five or six.',
    'रोज़ एक हिस्से से हर पेशी को हफ़्ते में एक ही दिन मिलता है, और दो दिन से ज़्यादा बनता है। बँटवारा दिनों से तय होता है: तीन दिन तक पूरा शरीर, चार पर ऊपरी और निचला, पाँच-छह पर पुश, पुल और पैर।',
  ),
  rule(
    'noWarmUp',
    [
      /(?<= )(?:no|skip|without|dont want|hate|not) (?:a |the |any )?(?:warm ?ups?|warming up|warmup) /g,
      /(?<= )warm ?ups? (?:nahin|skip) /g,
    ],
    'The warm-up stays: five minutes prepare joints and heart, and fewer injuries follow.',
    'वार्म-अप रहेगा: पाँच मिनट जोड़ों और दिल को तैयार करते हैं और चोटें कम होती हैं।',
  ),
  rule(
    'startDay',
    [
      /(?<= )(?:start|starting|begin|beginning|starts) (?:on|from|next|this|tomorrow|today|in|after|kal|aaj) (?:next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|january|february|march|april|may|june|july|august|september|october|november|december)? ?/g,
    ],
    'The first day is chosen above the plan, not in words.',
    'पहला दिन प्लान के ऊपर चुना जाता है, शब्दों में नहीं।',
  ),
];

const ofSets: readonly Rule[] = [
  rule(
    'noStrength',
    [
      /(?<= )(?:no strength(?: training| work)?|without strength|cardio only|only cardio|no weight training|no lifting|dont want (?:to lift|weights|strength)) /g,
    ],
    'Some strength work stays: bones, joints and heart need it on two days a week, with or without weights. Ask for mobility only if you want none.',
    'थोड़ा ताकत का अभ्यास रहेगा: हड्डियों, जोड़ों और दिल को हफ़्ते में दो दिन इसकी ज़रूरत है, वज़न के साथ या बिना। बिल्कुल न चाहिए तो केवल मोबिलिटी माँगें।',
  ),
  rule(
    'unhealed',
    [
      /(?<= )(?:in (?:a )?(?:cast|plaster|sling|brace)|plaster|fractured?|broken (?:arm|leg|wrist|ankle|foot|bone|rib|ribs|collarbone)|epilepsy|seizures?|dialysis|chemo|chemotherapy|cancer|organ transplant|blood clot|dvt|varicose veins?|प्लास्टर|मिर्गी) /g,
    ],
    'Ask your doctor first which exercises are allowed with that, and show them this plan. Leave out whatever moves or loads that part.',
    'पहले डॉक्टर से पूछें कि इसमें कौन-से व्यायाम ठीक हैं, और यह प्लान दिखाएँ। जो उस हिस्से को हिलाए या उस पर भार डाले, उसे छोड़ दें।',
  ),
];

const ofFood: readonly Rule[] = [
  rule(
    'food',
    [
      /(?<= )(?:diet|meal plan|meals?|calories|kcal|what to eat|protein shake|protein powder|whey|macros|khana|khaana|खाना|डाइट|nutrition|recipes?) /g,
    ],
    'A workout plan is about training, so food has no place in it. Make a diet plan for that.',
    'वर्कआउट प्लान कसरत का होता है, भोजन इसमें नहीं आता। उसके लिए डाइट प्लान बनाएँ।',
  ),
  rule(
    'drugs',
    [
      /(?<= )(?:creatine|pre ?exercises?|pre workouts|pre workout|bcaa|bcaas|steroids?|testosterone|sarms|anavar|clenbuterol|fat burners?|supplements?|hgh|peptides|painkillers?|combiflam|brufen|ibuprofen) /g,
    ],
    'We give no advice on supplements or drugs: ask a doctor. Nothing in the plan needs them.',
    'सप्लीमेंट या दवा की सलाह हम नहीं देते: डॉक्टर से पूछें। प्लान में इनकी ज़रूरत नहीं है।',
  ),
];

const ofHope: readonly Rule[] = [
  rule(
    'quickLoss',
    [
      /(?<= )(?:lose|drop|shed|reduce|ghatana|ghatao|kam|burn|cut) (?:[^ ;]+ ){0,3}\d+ (?:kg|kgs|kilos?|pounds|lbs|किलो) (?:[^ ;]+ ){0,3}(?:\d+|a|1) (?:days?|weeks?|week|months?|mahine|महीने) /g,
      /(?<= )(?:\d+|a|1) (?:days?|weeks?|months?|mahine|महीने) (?:[^ ;]+ ){0,3}\d+ (?:kg|kgs|kilos?|किलो) (?:[^ ;]+ ){0,2}(?:lose|kam|ghata\w*|drop|कम|घटा\S*) /g,
      /(?<= )\d+ (?:kg|kgs|kilos?|किलो) (?:[^ ;]+ ){0,3}(?:\d+|a|1) (?:days?|weeks?|months?|mahine|महीने) /g,
    ],
    'Losing weight that fast is not safe, and no plan can promise it: half a kilogram to one a week is what a body keeps off, most of it by eating. Faster costs muscle and health.',
    'इतनी तेज़ी से वज़न घटाना सुरक्षित नहीं, और ऐसा वादा कोई प्लान नहीं कर सकता: हफ़्ते में आधा से एक किलो ही टिकता है, और ज़्यादातर खाने से। इससे तेज़ में मांसपेशी और सेहत जाती है।',
  ),
  rule(
    'quickBody',
    [
      /(?<= )(?:six pack|six packs|6 pack|abs|ripped|shredded|beach body|big arms|transformation|toned) (?:abs )?(?:in|by|within) (?:[^ ;]+ ){0,2}(?:days?|weeks?|week|months?|friday|wedding|diwali) /g,
      /(?<= )(?:guarantee|guaranteed|fast results?|quick results?|instant|overnight|jaldi se jaldi) /g,
    ],
    'We promise no results by a date. Twelve to sixteen weeks of steady training show, and the plan is the first four.',
    'किसी तारीख तक नतीजे का वादा हम नहीं करते। बारह से सोलह हफ़्ते के नियमित अभ्यास से फ़र्क दिखता है; यह प्लान पहले चार हैं।',
  ),
  rule(
    'spotFat',
    [
      /(?<= )(?:belly fat|tummy fat|stomach fat|thigh fat|arm fat|face fat|love handles|double chin|side fat|back fat|pet ki charbi|pet kam|pet ki charbi kam|पेट की चर्बी|spot reduction|spot reduce|man boobs|muffin top|inner thigh fat) /g,
    ],
    'Spot reduction does not work, fat does not leave one chosen place: the plan trains the whole body, and what is eaten decides the rest.',
    'चर्बी किसी एक चुनी जगह से नहीं घटती: प्लान पूरे शरीर का है, बाकी खाने से तय होता है।',
  ),
  rule(
    'taller',
    [/(?<= )(?:increase my height|grow taller|get taller|height badh\w*|become taller|लंबाई बढ़\S*|gain height|increase height) /g],
    'Training adds no height and does not make anybody taller. It makes you stand straighter.',
    'कसरत से लंबाई नहीं बढ़ती। सीधे खड़े होने में मदद मिलती है।',
  ),
];

const ofDanger: readonly Rule[] = [
  rule(
    'oneRepMax',
    [
      /(?<= )(?:1 ?rm|1 rep max|one rep max|max out|maxing out|maximum lift|max lift|test my max|test my maxes|1 rep maxes|new pr|press max|squat max|deadlift max|(?:and )?test it in|pr attempt|personal record|max attempt) /g,
    ],
    'No plan here tests a maximum (1RM): a set ends with repetitions left. Test one only with a coach who spots you, and never in pregnancy or with a heart, eye or blood-pressure condition.',
    'यहाँ किसी प्लान में अधिकतम वज़न की जाँच नहीं है: हर सेट दोहराव बचाकर खत्म होता है। जाँच केवल कोच की निगरानी में करें, गर्भावस्था या दिल, आँख या रक्तचाप की बीमारी में कभी नहीं।',
  ),
  rule(
    'ill',
    [
      /(?<= )(?:(?:fever|feverish|a cold|sore throat|bad cough|bukhar|bukhaar|flu|viral|dengue|बुखार|infection|chest infection|covid|corona)) /g,
      /(?<= )(?:train|exercises?|work out|push|run|play|lift) (?:[^ ;]+ )?(?:through|with) (?:[^ ;]+ ){0,2}(?:fever|flu|illness|sickness|infection) /g,
    ],
    'Not with a fever or an infection: rest until you have been well for a day or two without medicine, then begin at half the effort. See a doctor if it lasts more than three days or your chest hurts.',
    'बुखार या संक्रमण में नहीं: बिना दवा एक-दो दिन ठीक रहने तक आराम करें, फिर आधी मेहनत से शुरू करें। तीन दिन से ज़्यादा रहे या सीने में दर्द हो तो डॉक्टर को दिखाएँ।',
  ),
  rule(
    'throughPain',
    [
      /(?<= )(?:(?:train|push|work|lift|play|run|exercises) (?:hard )?(?:through|thru) (?:the |my |any )?(?:pain|injury|injuries|hurt)|no pain no gain|ignore (?:the |my )?pain|despite the pain|train anyway|dard me bhi|even if it hurts) /g,
    ],
    'Not through pain: a set ends where something hurts. Pain that stays over a week belongs before a doctor or physiotherapist.',
    'दर्द सहकर नहीं: जहाँ दर्द हो, सेट वहीं खत्म। हफ़्ते से ज़्यादा रहे तो डॉक्टर या फिजियोथेरेपिस्ट को दिखाएँ।',
  ),
  rule(
    'twiceADay',
    [
      /(?<= )(?:(?:twice|2 times|two times) daily|(?:2|twice|3|two) (?:hard |intense )?(?:times |sessions? |exercises |workouts |workouts? )?(?:a|per|every|in a|each) days?|2 a days?|double sessions?|(?:morning|subah) and (?:evening|night|shaam|sham) both|both morning and evening|days me (?:2|do) times|days main (?:2|3) times|days mein (?:2|3) times|days में (?:2|3) times|din me 2 times) /g,
    ],
    'One session a day: muscles grow in the rest between. Two hard ones every day wear down beginners and the experienced alike.',
    'दिन में एक ही सत्र: मांसपेशियाँ बीच के आराम में बढ़ती हैं। रोज़ दो कठिन सत्र नए और अनुभवी दोनों को थका देते हैं।',
  ),
  rule(
    'chestPain',
    [
      /(?<= )(?:chest pain|chest hurts?|pain in my chest|chest tightness|tight chest|seene mein dard|seene me dard|सीने में दर्द|chest feels tight|faint(?:ed|ing)? (?:when|while|during|after)|pass(?:ed)? out|blackouts?) /g,
    ],
    'Not before a doctor has looked at that: chest pain or fainting with effort can come from the heart. Call 112 if it comes at rest or does not pass.',
    'पहले डॉक्टर को दिखाएँ: मेहनत पर सीने में दर्द या बेहोशी दिल से हो सकती है। आराम में हो या न जाए तो 112 पर फ़ोन करें।',
  ),
  rule(
    'fasting',
    [
      /(?<= )(?:fasted training|train fasted|fasting workout|empty stomach|khali pet|no water|without water|sweat suit|sauna suit|garbage bag|dehydrat\w*|plastic wrap|waist trainer) /g,
    ],
    'Hours of fasting are not in the plan. Train lightly shortly before you eat or an hour or two after, drink then, and stop if you feel faint; sweating off weight is only water.',
    'उपवास के घंटे प्लान में नहीं हैं। खाने से ठीक पहले या एक-दो घंटे बाद हल्का अभ्यास करें, तब पानी पिएँ, और कमज़ोरी लगे तो रुकें; पसीने से घटा वज़न केवल पानी है।',
  ),
];

const ofRaces: readonly Rule[] = [
  rule(
    'race',
    [
      /(?<= )(?:(?:half |full |ultra )?marathon|half marathon|triathlon|ironman|hyrox|spartan|tcs 10k|(?:\d+|5|10|21|42) ?(?:k|km|kms|kilometres|kilometers) (?:run|race|in|by|on|for|plan|training|time)?|couch to (?:5k|5 k)|c25k|race on|race in) /g,
    ],
    'Running is in the plan and grows for three weeks, but these are four weeks: they build no race to a date or a finishing time.',
    'दौड़ प्लान में है और तीन हफ़्ते बढ़ती है, पर यह चार हफ़्ते का है: किसी तारीख की रेस या समय के लिए नहीं बनता।',
  ),
];

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const event =
  '(?:meet|competition|comp|contest|championships?|selections?|trials?|bharti|physical|tournament|final|finals|fight|bout|wedding|shaadi|race day|show|test|प्रतियोगिता|भर्ती|शादी)';
const toADate: readonly Rule[] = [
  rule(
    'date',
    [
      new RegExp(`(?<= )${event} (?:[^ ;]+ ){0,3}?(?:\\d{1,2} ${month}|${month} \\d{1,2}|${month}|\\d+ (?:weeks?|months?)) `, 'g'),
      new RegExp(`(?<= )(?:\\d{1,2} ${month}|${month} \\d{1,2}|\\d+ (?:weeks?|months?)) (?:[^ ;]+ ){0,4}?${event} `, 'g'),
    ],
    'A plan is four weeks: three build up and the fourth unloads. It does not peak for a date, so start it such that its fourth week is the week before, and make another plan until then.',
    'प्लान चार हफ़्ते का है: तीन बढ़ते हैं और चौथा हल्का होता है। यह किसी तारीख के लिए नहीं बनता, इसलिए ऐसे शुरू करें कि चौथा हफ़्ता उससे ठीक पहले आए, और तब तक दूसरा प्लान बनाएँ।',
  ),
];

/** Wishes that a plan cannot do, by the words that tell them. */
export const cannotRules: readonly Rule[] = [...ofDanger, ...ofHope, ...ofTheProduct, ...ofSets, ...ofFood, ...ofRaces, ...toADate];
