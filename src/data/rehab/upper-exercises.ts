/** Same columns as for the legs; exercises for trunk and neck, then for the arms. */
export const trunkExercises = `
kneesToChest|Knees to chest|घुटने छाती तक|One or both, as far as is easy; breathe out.|एक या दोनों, जितना आसान हो; साँस छोड़िए।|3x20s|-|move|back
pelvicTilt|Pelvic tilt|पेल्विक टिल्ट|Flatten the low back, let go.|कमर जमीन से लगाइए, छोड़िए।|2x12|-|move|back
catCow|Cat and cow|बिल्ली-गाय|Round and hollow, slowly.|पीठ गोल, फिर नीचे, धीरे।|2x10|-|move|back
easyWalk|Easy walk|हल्की सैर|At a pace at which you can talk.|इतनी गति कि बात कर सकें।|1x15m|-|bear|ankle calf shin knee quad hamstring groin sole hip
chinTuck|Chin tuck|ठुड्डी पीछे|Glide the chin straight back.|ठुड्डी सीधे पीछे।|3x10|-|move|neck
neckTurn|Neck turns|गर्दन घुमाना|Slowly to each side, as far as is easy.|धीरे दोनों ओर, जितना आसान हो।|2x10|-|move|neck
shoulderRoll|Shoulder rolls|कंधे घुमाना|Up, back and down.|ऊपर, पीछे, नीचे।|2x12|-|move|neck shoulder
birdDog|Bird dog|बर्ड डॉग|Opposite arm and leg, hips level.|उल्टा हाथ और पैर, कूल्हे बराबर।|3x8|-|bear|back shoulder wrist
deadBug|Dead bug|डेड बग|Back flat, opposite arm and leg away.|पीठ जमी, उल्टा हाथ-पैर दूर।|3x8|-|bear|back groin
sidePlankKnee|Side plank from the knees|घुटनों से साइड प्लैंक|One straight line.|एक सीधी रेखा।|3x20s|-|bear|back shoulder
neckIso|Neck holds against the hand|हाथ के विरुद्ध गर्दन|Push gently, no movement, four directions.|हल्का दबाव, बिना हिले, चार दिशाएँ।|4x10s|-|bear|neck
wallSlide|Wall slide|दीवार पर हाथ सरकाना|Forearms up the wall, shoulders low.|बाजू दीवार पर ऊपर, कंधे नीचे।|3x10|-|bear|shoulder neck
hipHinge|Hip hinge with a stick|लाठी के साथ झुकना|Stick on head, back and seat.|लाठी सिर, पीठ, कूल्हे पर।|3x10|-|strong|back hamstring
sidePlank|Side plank|साइड प्लैंक|Feet stacked, breathe.|पैर एक पर एक, साँस लेते रहें।|3x25s|-|strong|back shoulder groin
suitcase|One-sided carry|एक हाथ में वजन लेकर चलना|A bag in one hand, walk tall.|एक हाथ में थैला, सीधे चलिए।|4x30s|-|strong|back neck shoulder wrist finger
rowBand|Band row|बैंड रो|Elbows back, shoulder blades together.|कोहनी पीछे, कंधे की हड्डियाँ पास।|3x12|band|strong|shoulder neck elbow
proneY|Y lift on the front|पेट के बल Y|Thumbs up, lift the arms a little.|अंगूठे ऊपर, हाथ थोड़े उठाइए।|3x10|-|strong|shoulder neck
neckLift|Head lift, lying|लेटकर सिर उठाना|Chin in, lift a finger high.|ठुड्डी अंदर, उंगली भर उठाइए।|3x10s|-|strong|neck
liftFloor|Lift from the floor, light|जमीन से हल्का वजन उठाना|Close to you, back long.|शरीर के पास, पीठ सीधी।|3x8|-|fast|back neck hamstring
rotation|Standing turns, quick|खड़े होकर तेज मुड़ना|From the hips; build up speed.|कूल्हों से; गति बढ़ाइए।|3x10|-|fast|back neck
`;
export const armExercises = `
pendulum|Pendulum|पेंडुलम|Lean, let the arm hang and circle.|झुकिए, हाथ लटकाकर घुमाइए।|2x60s|-|move|shoulder
shoulderIso|Shoulder holds against a wall|दीवार के विरुद्ध कंधा|Elbow at the side, push out and in gently, pain below 3.|कोहनी बगल में, हल्के से बाहर-अंदर दबाइए, दर्द 3 से नीचे।|5x10s|-|press|shoulder
wristPress|Wrist press against the other hand|दूसरे हाथ के विरुद्ध कलाई|Palm down on the table, other hand on top: press up gently, then down; nothing moves, pain below 3.|हथेली मेज पर, ऊपर दूसरा हाथ: हल्के से ऊपर, फिर नीचे दबाइए; कुछ हिले नहीं, दर्द 3 से नीचे।|5x10s|-|press|wrist elbow
elbowBend|Bend and straighten the elbow|कोहनी मोड़ना-सीधी करना|Slowly, arm hanging, as far as is easy.|धीरे, हाथ लटका हुआ, जितना आसान हो।|2x10|-|move|elbow
wristIso|Wrist hold|कलाई रोकना|Palm down on the table edge, hold a light weight level.|हथेली नीचे, हल्का वजन सीधा रोकिए।|5x30s|-|bear|elbow wrist
wristCircles|Wrist circles|कलाई घुमाना|Slow, both ways.|धीरे, दोनों ओर।|2x10|-|move|wrist elbow
fistOpen|Make a fist, open wide|मुट्ठी बंद, खोलना|Slow and full, as far as is easy.|धीरे, जितना आसान हो।|3x10|-|move|finger wrist elbow
tendonGlide|Finger glides|उंगली सरकाना|Straight, hook, fist, flat.|सीधी, हुक, मुट्ठी, सपाट।|3x8|-|move|finger wrist
softGrip|Squeeze a soft ball|नरम गेंद दबाना|Below pain 3.|दर्द 3 से नीचे।|3x10|-|bear|finger wrist elbow
extRotation|Turn out against a band|बैंड के विरुद्ध बाहर घुमाना|Elbow at the side, slow back.|कोहनी बगल में, धीरे वापस।|3x12|band|bear|shoulder
sideLyingRotation|Turn out, lying on the side|करवट लेकर बाहर घुमाना|Elbow on the ribs, lift a light weight.|कोहनी पसली पर, हल्का वजन उठाइए।|3x12|-|bear|shoulder
wallPush|Wall push-up plus|दीवार पुश-अप|Push the wall away at the end.|अंत में दीवार को और दूर धकेलिए।|3x12|-|bear|shoulder elbow wrist finger neck
wristLift|Wrist lift, palm down|कलाई उठाना, हथेली नीचे|Up with help, down slowly alone.|मदद से ऊपर, अकेले धीरे नीचे।|3x12|-|bear|elbow wrist
wristCurl|Wrist curl, palm up|कलाई मोड़ना, हथेली ऊपर|Slow, light weight.|धीरे, हल्का वजन।|3x12|-|bear|elbow wrist finger
forearmTurn|Turn the forearm with a stick|लाठी से बाजू घुमाना|Hold one end, turn palm up and down.|एक सिरा पकड़कर हथेली ऊपर-नीचे।|3x10|-|strong|elbow wrist
towelTwist|Wring a towel|तौलिया निचोड़ना|Both ways, slow.|दोनों ओर, धीरे।|3x8|-|strong|elbow wrist finger
scaption|Arm raise in front and out|हाथ तिरछे उठाना|Thumbs up, to shoulder height.|अंगूठे ऊपर, कंधे तक।|3x10|-|strong|shoulder
pushUpKnee|Push-up from the knees|घुटनों से पुश-अप|Body in one line.|शरीर एक रेखा में।|3x8|-|strong|shoulder elbow wrist neck
fingerBand|Open the fingers against a band|बैंड के विरुद्ध उंगलियाँ खोलना|A rubber band around the fingers, open and slowly close.|उंगलियों पर रबर बैंड, खोलिए, धीरे बंद।|3x12|-|strong|finger
fingerPress|Fingertip press|उंगलियों के सिरे दबाना|Tips together, press gently and hold.|सिरे मिलाकर हल्का दबाइए।|5x10s|-|strong|finger wrist
wallSlam|Catch and throw, light ball|हल्की गेंद पकड़ना-फेंकना|Against a wall, from near to far.|दीवार पर, पास से दूर।|3x10|-|fast|shoulder elbow wrist finger
pushUp|Push-up|पुश-अप|Slow down, strong up.|धीरे नीचे, जोर से ऊपर।|3x8|-|fast|shoulder elbow wrist neck
throwBuild|Throws or strokes, building up|थ्रो या स्ट्रोक, धीरे बढ़ाना|From a quarter of your strength upwards.|चौथाई ताकत से शुरू।|3x10|-|fast|shoulder elbow wrist finger
hang|Hang with feet on the floor|पैर जमीन पर रखकर लटकना|Take only part of the weight.|वजन का केवल हिस्सा लीजिए।|4x15s|-|fast|shoulder elbow wrist finger
planksHands|Plank on the hands|हाथों पर प्लैंक|Shoulders over the wrists.|कंधे कलाई के ऊपर।|4x20s|-|fast|shoulder wrist finger
`;
