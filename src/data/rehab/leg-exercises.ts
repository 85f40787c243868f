/**
 * Columns: id | English | Hindi | how (English) | how (Hindi) | amount (3x12 reps, 5x30s hold, 10m) | equipment or - | work
 * (src/server/assistant/rehab/work.ts) | what it loads
 */
export const legExercises = `
anklePumps|Ankle pumps|टखना पंप|Foot up and down, slowly, as far as is easy.|पंजा ऊपर-नीचे, धीरे, जितना आसान हो।|3x20|-|move|ankle calf shin
ankleAlphabet|Write the alphabet with the foot|पैर से अक्षर लिखना|Small letters in the air with the big toe, as far as is easy.|अंगूठे से हवा में छोटे अक्षर, जितना आसान हो।|1x2m|-|move|ankle
towelCalf|Towel calf stretch|तौलिए से पिंडली खिंचाव|Leg long, pull the foot towards you with a towel.|टाँग सीधी, तौलिए से पंजा अपनी ओर खींचिए।|3x30s|-|bear|ankle calf
toeYoga|Toe spread and lift|पंजे की उंगलियाँ फैलाना|Lift the big toe alone, then the others alone.|पहले अंगूठा उठाइए, फिर बाकी उंगलियाँ।|3x10|-|move|sole
shortFoot|Short foot|छोटा पैर|Draw the ball of the foot towards the heel without curling the toes.|उंगलियाँ मोड़े बिना तलवे को सिकोड़िए।|3x10|-|press|sole
plantarStretch|Sole stretch|तलवे का खिंचाव|Foot on the other knee, draw the toes back as far as is easy.|पैर दूसरे घुटने पर, उंगलियाँ पीछे, जितना आसान हो।|3x30s|-|move|sole
footPress|Press the ball of the foot down|तलवे का अगला भाग दबाना|Sitting, foot flat on the floor: press its ball down gently, heel still, pain below 3.|बैठकर पैर जमीन पर: तलवे का अगला भाग हल्के से दबाइए, एड़ी स्थिर, दर्द 3 से नीचे।|5x10s|-|press|ankle calf
ankleIso|Ankle press against the other foot|दूसरे पैर के विरुद्ध टखना|Sitting, press gently outwards, then inwards, against the other foot; nothing moves, pain below 3.|बैठकर दूसरे पैर के विरुद्ध हल्के से बाहर, फिर अंदर दबाइए; कुछ हिले नहीं, दर्द 3 से नीचे।|5x10s|-|press|ankle shin
calfIso|Calf raise and hold|एड़ी उठाकर रोकना|Both heels up, hold, lower slowly.|दोनों एड़ियाँ उठाकर रोकिए, धीरे नीचे।|5x30s|-|bear|ankle calf sole shin
bandAnkle|Ankle against a band|बैंड के साथ टखना|Push the foot out, in and up against the band.|बैंड के विरुद्ध पैर बाहर, अंदर और ऊपर।|3x12|band|bear|ankle shin
wallAnkle|Knee to wall|घुटना दीवार तक|Foot flat, knee to the wall, a finger further back each week.|पैर जमा, घुटना दीवार तक; हर हफ्ते थोड़ा पीछे।|3x10|-|bear|ankle calf
calfTwo|Calf raise, two legs|दोनों पैरों से एड़ी उठाना|Up in two counts, down in three.|दो गिनती में ऊपर, तीन में नीचे।|3x15|-|bear|ankle calf sole shin
seatedCalf|Seated calf raise|बैठकर एड़ी उठाना|Seated, weight on the knees, heels up and slowly down.|बैठकर घुटनों पर वजन, एड़ी ऊपर, धीरे नीचे।|3x15|-|bear|ankle calf
toeWalk|Walk on the toes|पंजों पर चलना|Tall, small steps on the toes.|सीधे, पंजों पर छोटे कदम।|4x20s|-|strong|ankle calf sole shin
tibRaise|Toe raise against a wall|दीवार से पंजा उठाना|Back to the wall, feet forward, lift the toes.|पीठ दीवार से, पैर आगे, पंजे उठाइए।|3x15|-|bear|shin ankle
balanceOne|Stand on one leg|एक पैर पर खड़े होना|Near a wall; later with eyes closed.|दीवार के पास; बाद में आँखें बंद।|4x30s|-|bear|ankle knee shin sole
calfOne|Calf raise, one leg|एक पैर से एड़ी उठाना|Full height, slow down.|पूरी ऊँचाई, धीरे नीचे।|3x10|-|strong|ankle calf sole shin
calfStep|Heel drop on a step|सीढ़ी पर एड़ी नीचे|Up on two, down on the sore side in three counts.|दोनों से ऊपर, दुखते पैर से तीन गिनती में नीचे।|3x12|-|strong|ankle calf sole shin
towelCalfRaise|Calf raise with toes on a towel|तौलिए पर पंजे रखकर एड़ी उठाना|A rolled towel under the toes, up slowly, hold two, down slowly.|उंगलियों के नीचे लपेटा तौलिया, धीरे ऊपर, दो गिनती रुकिए, धीरे नीचे।|3x10|-|strong|sole calf ankle
balanceReach|Reach on one leg|एक पैर पर पहुँच|Stand on one leg, tap forward, side and back.|एक पैर पर खड़े होकर आगे, बगल, पीछे छुएँ।|3x8|-|strong|ankle knee quad sole
hopTwo|Small jumps, two legs|दोनों पैरों से छोटी छलांग|Quiet, soft landings.|धीमी, नरम लैंडिंग।|3x15|-|fast|ankle calf shin knee quad sole
hopOne|Hops on the spot, one leg|एक पैर पर उछाल|Low and springy; stop if it is not level with the other side.|नीची और लचीली; दूसरी ओर जैसी न हो तो रुकिए।|3x10|-|fast|ankle calf shin knee quad hamstring groin sole
hopSide|Side hops|बगल में उछाल|Over a line, land and hold.|रेखा के पार, उतरकर रुकिए।|3x8|-|fast|ankle calf shin knee quad groin sole
runWalk|Walk and jog in turns|चलना और जॉग बारी-बारी|One minute easy jog, one minute walk.|एक मिनट हल्का जॉग, एक मिनट चलना।|1x20m|-|fast|ankle calf shin knee quad hamstring groin sole back
accelerations|Building runs|बढ़ती दौड़|60 m, from easy to brisk; walk back.|60 मीटर, आराम से तेज; चलकर वापस।|6x12s|-|fast|ankle calf shin knee quad hamstring groin sole back
changeDirection|Turns and cuts|दिशा बदलना|Half speed at first; both ways.|पहले आधी गति; दोनों ओर।|6x15s|-|fast|ankle calf shin knee quad hamstring groin sole back
`;
/** Same columns; exercises for knee, thigh and hip. */
export const thighExercises = `
quadSet|Tighten the thigh|जाँघ कसना|Leg long, press the back of the knee down gently, pain below 3.|टाँग सीधी, घुटने का पिछला भाग हल्के से दबाइए, दर्द 3 से नीचे।|3x10s|-|press|quad knee
heelSlide|Heel slide|एड़ी सरकाना|Lying, draw the heel towards you, as far as is easy.|लेटकर एड़ी अपनी ओर, जितना आसान हो।|3x12|-|move|knee quad hamstring groin
hamIso|Hamstring hold|हैमस्ट्रिंग रोकना|On the back, knees bent, dig the heels in gently, pain below 3.|पीठ के बल, घुटने मुड़े, एड़ियाँ हल्के से दबाइए, दर्द 3 से नीचे।|5x10s|-|press|hamstring
squeeze|Ball or pillow squeeze|गेंद या तकिया दबाना|Between the knees, below pain 3.|घुटनों के बीच, दर्द 3 से नीचे।|5x10s|-|press|groin
wallSit|Wall sit, high|दीवार से टिककर बैठना|Slide down only as far as is calm.|उतना ही नीचे जितना शांत लगे।|5x30s|-|bear|quad knee
bridge|Bridge|ब्रिज|Hips up, ribs down, squeeze the seat.|कूल्हे ऊपर, पसलियाँ नीचे।|3x12|-|bear|hamstring groin back
clam|Clam|क्लैम|On the side, knees bent, open the top knee.|करवट, घुटने मुड़े, ऊपर का घुटना खोलिए।|3x15|-|bear|hip
sideLeg|Side leg raise|बगल से टाँग उठाना|On the side, leg long, a little behind you.|करवट, टाँग सीधी, थोड़ी पीछे।|3x12|-|bear|hip
chairSquat|Sit and stand|कुर्सी से उठना-बैठना|Slow down, no hands.|धीरे बैठिए, हाथ बिना।|3x10|-|bear|quad knee groin hamstring
legRaise|Straight leg raise|सीधी टाँग उठाना|Thigh tight, lift to the height of the other knee.|जाँघ कसी, दूसरे घुटने की ऊँचाई तक।|3x10|-|bear|quad knee groin
legSwing|Easy leg swings|टाँग झुलाना|Hold on, swing forward and back below pain.|पकड़कर आगे-पीछे, दर्द से नीचे।|2x15|-|bear|hamstring quad groin
bridgeLong|Long bridge|लंबा ब्रिज|Feet further away, hold at the top.|पैर दूर, ऊपर रुकिए।|4x20s|-|bear|hamstring back
copenShort|Side plank, knees, top leg on a chair|घुटनों पर साइड प्लैंक|Knee on the chair, lift the hips and hold.|घुटना कुर्सी पर, कूल्हे उठाकर रोकिए।|3x15s|-|strong|groin
stepDown|Slow step-down|धीरे सीढ़ी उतरना|Knee over the second toe, heel to the floor.|घुटना दूसरी उंगली की सीध में।|3x8|-|strong|quad knee ankle
splitSquat|Split squat|स्प्लिट स्क्वाट|Long stance, straight down.|लंबा कदम, सीधे नीचे।|3x8|-|strong|quad knee groin hamstring ankle
bridgeOne|Bridge, one leg|एक पैर ब्रिज|Hips level.|कूल्हे बराबर।|3x8|-|strong|hamstring back
hinge|Hip hinge on one leg|एक पैर पर झुकना|Back long, tip from the hip.|पीठ सीधी, कूल्हे से झुकिए।|3x8|-|strong|hamstring back ankle
slider|Heel slider curl|एड़ी सरकाकर मोड़ना|Bridge, slide the heels out slowly on a towel.|ब्रिज में तौलिए पर एड़ियाँ धीरे दूर।|3x6|-|strong|hamstring
spanish|Squat with a band behind the knees|घुटनों के पीछे बैंड के साथ स्क्वाट|Lean back into the band and hold.|बैंड पर टिककर रोकिए।|5x40s|band|strong|quad knee
lateralLunge|Side lunge|बगल लंज|Sit into one hip, the other leg long.|एक कूल्हे में बैठिए, दूसरी टाँग सीधी।|3x8|-|strong|groin quad knee
nordic|Slow forward lean, kneeling|घुटनों पर धीरे आगे झुकना|Ankles held, lean forward as slowly as you can.|टखने पकड़े, जितना हो धीरे आगे।|3x4|-|fast|hamstring
copen|Side plank, top foot on a chair|साइड प्लैंक, पैर कुर्सी पर|Lift the hips with the inner thigh.|भीतरी जाँघ से कूल्हे उठाइए।|3x8|-|fast|groin
jumpSquat|Squat jump|स्क्वाट छलांग|Land softly and still.|नरम और स्थिर उतरिए।|3x6|-|fast|quad knee ankle calf shin sole back
kickBuild|Kicking or long strides, building up|किक या लंबे कदम, धीरे बढ़ाना|From half effort upwards.|आधी ताकत से शुरू।|3x10|-|fast|quad groin hamstring knee
`;
