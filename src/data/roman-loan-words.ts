const pairs = `
में mein, यह yeh, वह woh, पहले pehle, पहला pehla, पहली pehli, एक ek, मुझे mujhe, कुछ kuch, अच्छा accha, अच्छी acchi, अच्छे acche,
बच्चे bacche, बच्चा baccha, रहना rehna, रहता rehta, अंडर under, अकाउंट account, आउट out, आयरन iron, आयोडीन iodine, इंटरवल interval,
इंसुलिन insulin, इमेल email, इवेंट event, ई e, ईमेल email, एआई AI, एनर्जी energy, एब्स abs, एमआरआई MRI, एलर्जी allergy, एसिड acid,
एसिडिटी acidity, ऐप app, ऐसिड acid, ऑक्सीजन oxygen, ऑनलाइन online, ऑपरेशन operation, ऑफ़ off, ऑफ़साइड offside, ओआरएस ORS, ओट्स oats,
ओमेगा omega, ओवर over, ओवरलोड overload, कप cup, कमेंट comment, कर्ल curl, काउंसलर counsellor, कार्ड card, कार्डियो cardio, कार्ब carb,
कार्बोहाइड्रेट carbohydrate, किक kick, किडनी kidney, किमी km, किलो kilo, किलोमीटर kilometre, कीटो keto, कूल cool, केटलबेल kettlebell,
कैच catch, कैफ़ीन caffeine, कैलकुलेटर calculator, कैलेंडर calendar, कैलोरी calorie, कैल्शियम calcium, कॉफ़ी coffee, कॉर्नर corner,
कोच coach, कोड code, कोर core, कोर्ट court, कोला cola, कोलेस्ट्रॉल cholesterol, क्रंच crunch, क्रिएटिन creatine, क्रिकेट cricket,
क्रीम cream, क्रेडिट credit, क्रैम्प cramp, क्रैश crash, क्लब club, क्वार्टर quarter, गार्ड guard, गेम game, गैस gas, गोल goal,
गोलकीपर goalkeeper, ग्राम gram, ग्रुप group, ग्लूकोज़ glucose, ग्लूट glute, चंक्स chunks, चिकन chicken, चेस्ट chest, चॉकलेट chocolate,
ज़िंक zinc, ज़ोन zone, जिम gym, जूस juice, जैम jam, जॉग jog, टच touch, टाइम time, टाई tie, टी T, टीम team, टूर्नामेंट tournament,
टेनिस tennis, टेप tape, टेबल table, टेम्पो tempo, टेस्ट test, टेस्टोस्टेरोन testosterone, टैकल tackle, टैब tab, टोफ़ू tofu, टोफू tofu,
टोस्ट toast, ट्राइसेप tricep, ट्रेडमिल treadmill, ट्रेनिंग training, डंबल dumbbell, डाइट diet, डाउन down, डायबिटीज़ diabetes,
डिग्री degree, डिनर dinner, डिलीट delete, डिलोड deload, डीएनए DNA, डेटा data, डेडलिफ़्ट deadlift, डॉक्टर doctor, ड्रिंक drink,
ड्रिबल dribble, ड्रिल drill, थ्रो throw, नंबर number, नट nut, नेट net, नॉकआउट knockout, पाउडर powder, पास paas, पासवर्ड password,
पिच pitch, पीनट peanut, पीरियड period, पुल pull, पुश push, पूल pool, पेज page, पेनल्टी penalty, पैकेट packet, पैड pad, पॉइंट point,
पोटैशियम potassium, पोस्ट post, प्रेस press, प्रोटीन protein, प्रोफ़ाइल profile, प्लान plan, प्लेट plate, प्लैंक plank, फ़ाइबर fibre,
फ़ाउल foul, फ़िज़ियो physio, फ़िट fit, फ़ीचर feature, फ़ुटबॉल football, फ़ुटसल futsal, फ़ैट fat, फ़ॉर्म form, फ़ॉलो follow,
फ़ॉलोअर follower, फ़ोटो photo, फ़ोन phone, फ़ोरहैंड forehand, फ़ोर्टिफ़ाइड fortified, फ़्रिज fridge, फ़्री free, फ़्रेंड friend,
फिजियोथेरेपिस्ट physiotherapist, फुटबॉल football, फोन phone, बजट budget, बटन button, बटर butter, बर्पी burpee, बाइसेप bicep,
बास्केटबॉल basketball, बिस्किट biscuit, बिस्कुट biscuit, बीएमआई BMI, बीपी BP, बेंच bench, बेल्ट belt, बैंड band, बैक back,
बैकहैंड backhand, बैग bag, बैट bat, बैडमिंटन badminton, बॉडी body, बॉल ball, बोनस bonus, ब्रांड brand, ब्राउज़र browser, ब्राउन brown,
ब्रेक break, ब्रेकफ़ास्ट breakfast, ब्रेड bread, ब्रेस brace, ब्लॉक block, मटन mutton, मशीन machine, मसल muscle, मास्क mask, मिग्रा mg,
मिनट minute, मिनटों minute, मिमी mm, मिली ml, मिलीलीटर ml, मी m, मीटर metre, मेडिटेशन meditation, मेन्यू menu, मेल mail, मेस mess,
मैग्नीशियम magnesium, मैच match, मैनेजर manager, मैराथन marathon, मोबाइल mobile, यूरिक uric, योगा yoga, रन run, राइस rice, राउंड round,
रिकवरी recovery, रेट rate, रेड red, रेप rep, रेफ़री referee, रेस race, रेसिपी recipe, रैकेट racket, रैप wrap, रो row, रोइंग rowing,
रोमानियन Romanian, रोल role, लंच lunch, लंज lunge, लिंक link, लीग league, लीटर litre, लेग leg, लेबल label, लैक्टोज़ lactose, व wa,
वज़न wajan, वनडे one-day, वर्कआउट workout, वार्म warm, विकेट wicket, विटामिन vitamin, वीगन vegan, वेट weight, वॉलीबॉल volleyball,
व्हे whey, शटल shuttle, शुगर sugar, शेक shake, शॉट shot, सप्लीमेंट supplement, सर्व serve, सर्विस service, सलाद salad, साइकिल cycle,
साइज़ size, साइड side, साइन sign, सीज़न season, सुपर super, सूप soup, सेंटीमीटर centimetre, सेकंड second, सेट set, सेटिंग्स settings,
सेमी cm, सैंडविच sandwich, सॉफ़्टवेयर software, सोडियम sodium, स्कूप scoop, स्कूल school, स्कोर score, स्क्रीन screen, स्क्वाट squat,
स्टंप stump, स्टड stud, स्टाफ़ staff, स्टार star, स्टार्च starch, स्टेप step, स्टेमिना stamina, स्टेरॉयड steroid, स्ट्रेच stretch,
स्ट्रेस stress, स्पोर्ट्स sports, स्प्रिंट sprint, स्प्लिट split, स्मैश smash, स्विंग swing, हफ्ता hafta, हफ्ते hafte, हाई high,
हाफ half, हाफ़ half, हार्मोन hormone, हिट hit, हिप hip, हेडर header, हैंडबॉल handball, हॉकी hockey`;

/**
 * Words whose usual spelling in Roman letters is not that of their sound: those that Hindi took from English, and a few of the commonest of its own.
 * Other words are spelt by rule.
 */
export const romanLoanWords: Readonly<Record<string, string>> = Object.fromEntries(
  pairs.split(',').map((pair) => {
    const [hindi = '', ...roman] = pair.trim().split(' ');
    return [hindi, roman.join(' ')];
  }),
);
