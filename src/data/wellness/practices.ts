/** Columns: id | area | minutes | y: also for heavy days | English | Hindi | how (English) | how (Hindi) */
export const practiceLines = `
sameWake|sleep|5|y|Same time out of bed|एक ही समय उठना|Choose one time to get up, and keep it tomorrow, whatever the night was.|उठने का एक समय चुनिए और कल वही रखिए, रात कैसी भी हो।
dimHour|sleep|5|y|A dim last hour|धीमी रोशनी का आखिरी घंटा|Lights low and the phone in another room for the last hour.|आखिरी घंटे रोशनी कम और फोन दूसरे कमरे में।
bedIsSleep|sleep|5|n|Bed is for sleep|बिस्तर सोने के लिए|Awake for 20 minutes? Get up, do something dull in low light, go back when sleepy.|20 मिनट जागे हैं? उठिए, धीमी रोशनी में कुछ उबाऊ कीजिए, नींद आए तो लौटिए।
shiftDark|sleep|5|y|Dark after the shift|पाली के बाद अँधेरा|Dark glasses on the way home, then a dark, cool room and a silent phone.|घर लौटते समय काला चश्मा, फिर अँधेरा, ठंडा कमरा और फोन चुप।
shiftNap|sleep|20|y|A nap before the shift|पाली से पहले झपकी|Lie down for twenty minutes in the dark before you leave.|निकलने से पहले बीस मिनट अँधेरे में लेटिए।
shiftCoffee|sleep|5|y|Coffee in the first half only|कॉफ़ी केवल पहले आधे में|Tea and coffee in the first half of the shift; water after that.|चाय-कॉफ़ी पाली के पहले आधे में; उसके बाद पानी।
babyNap|sleep|10|y|Lie down when the baby sleeps|बच्चा सोए तो आप भी लेटिए|In one of the baby's naps today lie down too, whatever is undone.|आज बच्चे की एक झपकी में आप भी लेटिए, काम जो भी बचा हो।
babyHand|sleep|5|y|Hand over one feed|एक बार किसी और को सौंपिए|Ask somebody to take one feed or one hour tonight, and sleep through it.|किसी से कहिए कि आज रात एक बार दूध या एक घंटा वे सँभालें, और आप सोइए।
daylight|sleep|10|y|Morning light|सुबह की रोशनी|Ten minutes outside within an hour of waking.|उठने के एक घंटे में दस मिनट बाहर।
examBlock|step|5|y|One block, one real break|एक खंड, एक असली विराम|Plan the next block: 45 minutes on one topic, then ten minutes on your feet without a screen.|अगला खंड तय कीजिए: एक विषय पर 45 मिनट, फिर दस मिनट बिना स्क्रीन चलिए-फिरिए।
examStop|sleep|5|y|Stop an hour before bed|सोने से एक घंटा पहले बंद|Close the books an hour before bed, write down where you go on tomorrow, and pack your bag.|सोने से एक घंटा पहले किताबें बंद, कल कहाँ से शुरू करना है लिखिए, और बस्ता लगाइए।
carerHour|connection|5|y|Ask for one hour|एक घंटा माँगिए|Ask one person by name for one hour this week in which they sit with the one you care for.|किसी एक से नाम लेकर कहिए कि इस हफ्ते एक घंटा वे उनके पास बैठें जिनकी आप देखभाल करते हैं।
carerDoor|breathing|5|y|Five minutes outside the door|दरवाजे के बाहर पाँच मिनट|While they rest, stand at a door or window for five minutes: long breaths out, shoulders down.|जब वे आराम करें, पाँच मिनट दरवाजे या खिड़की पर खड़े रहिए: लंबी साँस छोड़िए, कंधे ढीले।
walkTen|movement|10|y|A walk around the block|आसपास सैर|Ten minutes, at your own pace. Counting steps is not needed.|दस मिनट, अपनी गति से। कदम गिनना जरूरी नहीं।
stretchSong|movement|5|y|Stretch for one song|एक गाने भर खिंचाव|Put on a song and move what is stiff until it ends.|गाना लगाइए और खत्म होने तक जो अकड़ा है उसे हिलाइए।
briskTwenty|movement|20|n|Brisk twenty|बीस मिनट तेज|Walk, cycle or dance so that talking is just possible.|चलिए, साइकिल या नाच, इतना कि बात हो सके।
playSport|movement|30|n|Play, do not train|खेलिए, अभ्यास नहीं|Half an hour of your sport for fun, without counting.|आधा घंटा अपना खेल, मजे के लिए, बिना गिने।
twoMinutes|step|5|y|Two minutes of it|बस दो मिनट|Take what you put off and do two minutes. Stopping after that is fine.|जो टाल रहे हैं उसका दो मिनट कीजिए। फिर रुकना भी ठीक है।
oneThing|step|10|y|One thing that used to be nice|एक चीज जो अच्छी लगती थी|Do it for ten minutes without waiting to feel like it.|मन होने का इंतजार किए बिना दस मिनट कीजिए।
tidyCorner|step|10|y|One corner|एक कोना|Put one shelf, bag or table in order.|एक शेल्फ, बैग या मेज ठीक कीजिए।
planTomorrow|step|5|n|Tomorrow in three lines|कल तीन पंक्तियों में|Write one must, one nice and one rest for tomorrow.|कल के लिए एक जरूरी, एक अच्छा और एक आराम लिखिए।
longOut|breathing|5|y|Long breath out|लंबी साँस छोड़ना|In for four, out for six, for five minutes. Stop if it makes you dizzy.|चार में अंदर, छह में बाहर, पाँच मिनट। चक्कर आए तो रुकिए।
handBreath|breathing|5|y|Breathe along your hand|उँगलियों पर साँस|Trace your fingers: up is in, down is out.|उंगलियों पर चलिए: ऊपर साँस अंदर, नीचे बाहर।
fiveSenses|breathing|5|y|Five, four, three, two, one|पाँच, चार, तीन, दो, एक|Name 5 things you see, 4 you feel, 3 you hear, 2 you smell, 1 you taste.|पाँच चीज़ें देखिए, चार छूकर पहचानिए, तीन सुनिए, दो सूँघिए, एक चखिए।
bodyLetGo|breathing|10|n|Tense and let go|कसना और छोड़ना|From feet to face: tense five seconds, let go for ten.|पैर से चेहरे तक: पाँच सेकंड कसिए, दस छोड़िए।
oneMessage|connection|5|y|One message|एक संदेश|Write to somebody you like: 'I thought of you.'|किसी प्रिय को लिखिए: 'आपकी याद आई।'
saySo|connection|10|y|Say how it is|जैसा है वैसा कहना|Tell one person you trust how you really are, in two sentences.|किसी भरोसे के व्यक्ति को दो वाक्यों में सच बताइए कि आप कैसे हैं।
together|connection|20|n|Something side by side|साथ में कुछ|Cook, walk or play with somebody; talking is not needed.|किसी के साथ पकाइए, चलिए या खेलिए; बात जरूरी नहीं।
thankOne|connection|5|y|Thank one person|किसी एक को धन्यवाद|For one particular thing.|किसी एक खास बात के लिए।
worryFifteen|worry|15|n|Worry time|चिंता का समय|Fifteen minutes at a fixed hour, on paper. Worries that come before then wait for it.|तय समय पर पंद्रह मिनट, कागज पर। पहले आई चिंता तब तक रुके।
worrySort|worry|10|y|Two columns|दो कॉलम|What I can do something about, and what I cannot. Take one from the first.|जिस पर कुछ कर सकता हूँ, और जिस पर नहीं। पहले से एक चुनिए।
worryPark|worry|5|n|Park it|रख देना|Write the worry on a slip, fold it, put it in a box until worry time: fifteen minutes at a fixed hour, not in bed.|चिंता पर्ची पर लिखिए, मोड़कर डिब्बे में रखिए, चिंता के समय तक: तय घंटे पर पंद्रह मिनट, बिस्तर में नहीं।
worryAsk|worry|10|n|What then?|फिर क्या?|Worst, best and most likely; then what you would do in each.|सबसे बुरा, सबसे अच्छा, सबसे संभव; और हर एक में आप क्या करेंगे।
thoughtCatch|thoughts|10|n|Catch a thought|विचार पकड़ना|What happened, what I thought, what I felt. Then: what would I tell a friend?|क्या हुआ, क्या सोचा, क्या लगा। फिर: किसी दोस्त से क्या कहता?
threeGood|thoughts|5|y|Three good things|तीन अच्छी बातें|Three small ones of today, and why they happened.|आज की तीन छोटी बातें, और वे क्यों हुईं।
freeWrite|thoughts|10|y|Ten minutes of writing|दस मिनट लिखना|Write what is there, without stopping. You may throw it away.|जो है लिखिए, बिना रुके। चाहें तो फेंक दीजिए।
kindLetter|thoughts|10|n|A kind letter|एक नरम चिट्ठी|To yourself, as to a friend in the same place.|खुद को, जैसे वैसी ही हालत में किसी दोस्त को।
valuePick|values|10|y|What matters to me|मेरे लिए क्या जरूरी है|Choose two: family, fairness, learning, health, friendship, fun, faith, craft.|दो चुनिए: परिवार, न्याय, सीखना, सेहत, दोस्ती, मजा, आस्था, हुनर।
valueAct|values|10|y|One act for it|उसके लिए एक काम|Do one small thing today that fits what matters to you.|आज एक छोटा काम जो आपके लिए जरूरी बात से मेल खाए।
lookBack|values|5|y|Look back|पीछे देखना|What helped this week? Keep one thing for the next.|इस हफ्ते किससे मदद मिली? एक चीज आगे भी रखिए।
betterDay|values|10|n|A day a little better|थोड़ा बेहतर दिन|Describe one a month from now, in five sentences.|एक महीने बाद का ऐसा दिन पाँच वाक्यों में।
matchRoutine|nerves|10|y|Your routine|आपकी दिनचर्या|Write the last hour before play, minute by minute, and keep it.|खेल से पहले का आखिरी घंटा मिनट-दर-मिनट लिखिए और वही रखिए।
matchPicture|nerves|10|n|See it|देखिए|Eyes closed: your first three actions, done well, in real time.|आँखें बंद: आपके पहले तीन काम, अच्छे से, असली गति में।
matchWord|nerves|5|y|One word|एक शब्द|A word for 'next ball', said with a breath out after each mistake.|'अगली गेंद' के लिए एक शब्द, हर गलती के बाद साँस छोड़ते हुए।
matchReady|nerves|5|y|Nerves are fuel|घबराहट ईंधन है|Say: my heart beats because I am getting ready.|कहिए: दिल इसलिए धड़क रहा है कि मैं तैयार हो रहा हूँ।
`;
