/** Figures of speech and phrases of sport and study; they are removed before the rules are applied. */
export const harmless = `
cold|ice+cold|icy pack|packs|compress|compresses|water|shower|showers|bath|baths|spray|plunge|plunges|therapy|weather|press|drink|drinks|brew|coffee|towel|gel|days|day|morning|mornings|season|climate
caught|catch|have|had|got|with|common a|the? cold $|since|last|this|week|for|so|can|should
suicide|suicides|suicidal prevention|awareness|squad|bomber|bombers|squeeze|drill|drills|sprint|sprints|run|runs|doors|door|lane|helpline|hotline|rate|rates|statistics|king|pact|shuttle|shuttles|set|sets|watch|pass
suicides
run|ran|running|do|doing|did|of|more|extra|some|# suicides|suicide
commit|commits|committing|career|political|social|financial|fashion suicide to+the|in+the|on+the|career|political
career|political|social|financial|commercial suicide
essay|article|paper|project|presentation|research|documentary|film|movie|book|novel|song|seminar|poster|lecture|statistics ... suicide|suicidal
kill|kills|killed|killing it|time|the|that|this|those|these|two|bugs|your|him|them|us|for|my+gains|my+vibe|my+mood|my+appetite|my+cravings|my+hunger|my+motivation|my+progress|mosquitoes|weeds|bacteria|germs|calories|fat
killing|kill|kills|killed me|myself with|over|laughing|doing|at+the|in+the|at+work|in+training|on+the|to+get|to+finish|trying|for+a|for+this|for+these|training|studying|working
this|that|it|those|these|everything|heat|humidity|exam|exams|workout|workouts|burpees|squats|legs|class|coach|training|plan|diet|homework|boss|back|feet|deadlines|deadline|knee|knees|shoulder|cardio|school|work|traffic|drive|shoes|run|hill|hills|sets|set|session|plank|test|boards|mother|father|mosquitoes|season|pollen|schedule|suspense|wait|commute|boredom|calves|quads|burnout is|are|was|were|will|would|be|gonna|going+to really? literally? just? kill|killing|killed me
mother|father|coach|wife|husband|boss|team|captain|exam|workout|diet|heat will|would|gonna|might|could|going+to literally? probably? kill me if|when|for|once|because
my|the|this|these|that|those _? _? kills me
captain|skipper|coach|neighbour|neighbours|boss|manager|teacher|physio|trainer|team|teammates|roommate|roommates|flatmate|mother|wife will|would|gonna|going+to|is+going+to|are+going+to|might kill|murder me $
captain|skipper|coach|neighbour|neighbours|boss|manager|teacher|physio|trainer|team|teammates|roommate|roommates|flatmate|mother|wife will|would|gonna|going+to|is+going+to|are+going+to|might kill|murder me but|lol|haha*|for|over|about
kill|killing me now? lol|haha*|lmao|softly
hate|hating my life|job|self|existence lol|lmao|haha*|rofl
dying|die|died|dead|almost|nearly of|from|with|in laughter|laughing|embarrassment|boredom|hunger|thirst|heat|the+heat|cuteness|cringe|curiosity|excitement|shame|exhaustion|jealousy|happiness|joy|shock|anticipation|nerves|fever
died|dying|die|dead laughing|inside+laughing|lol|lmao|haha*|rofl
dying|die to|for try|see|know|eat|meet|go|watch|play|visit|taste|have|get|a|some|that|this|another|chocolate|pizza|coffee|biryani
would|could|to die for
rather|sooner die|kill+myself than
die hard|hards|cast
old habits die hard
never say die
do or die
till|until|til i die|die
dead stop|centre|center|mid|bolt|hang|hangs|lift|lifts|lifting|line|heat|end|weight|tired|serious|sea|ball|bug|bugs|last|easy|sexy|asleep|zone|skin|sprint
dead|deads on my feet|legs
drop dead gorgeous
legs|arms|phone|battery|laptop|muscles|brain|glutes|quads|car|plant|plants|internet|wifi|watch .. dead|died|dying|dies|die
tie|knot|noose noose|knot .. climbing|bowline|knot
noose knot
last week|day|night|message of|before|in+my|with|at
burden in|of .. relay|captaincy|tax|team|proof|work|match|heavy
wont be here tomorrow|on .. shift|session|practice|training|match|so|can|move|reschedule|postpone
sudden death
life|living is|was|of death
phone|battery|laptop|plant|plants|dog|cat|fish|car|engine|fire|scene wants? to? die|died|dying|dies
hang|hanging|hangs clean|cleans|out|snatch|power|around|on|up|in+there|time|tight|with|from+the+bar|from+a+bar|leg
jump off|on|onto|over the? box|bench|block|step|plyo|platform|board|start
shoot|shot|shooting myself in the foot
kick|kicking|kicked myself
beat|beating|beats|hit|hits|kills|killed|attacks|smashes|thrashed|thrashes|slaps|destroys|crushes me .. at|in arm+wrestling|ping+pong|mario+kart|video+games|races|a+race|snooker|pickleball|throwball|kabaddi|chess|tennis|badminton|carrom|squash|pool|fifa|ludo|cards|table|basketball|cricket|practice|games|every+game|sprints|training|football|everything|goals
hit|hits me .. with the|a ball|shuttle|shuttlecock|puck|bouncer|bat|racket|frisbee
hits me .. hard|that|how|like
made|make|makes|making|had|has me|us|everyone .. want|wanting|wish|feel|wanted .. to|like|i die|dying|death|died|was+dead|were+dead ... @sportdone
@sportdone|karela|monday|mondays|meetings|traffic|homework ... made|make|makes|making|had|has me|us|everyone .. want|wanting|wish|feel|wanted .. to|like|i die|dying|death|died|was+dead|were+dead
want|wanted|felt|feel|feeling|wish|wishing to|like|i|that+i die|dying|death|died|i+was+dying|i+died|was+dead ... after|during|in|on|doing|from|halfway .. @sportdone
i was|am|feel dying ... @sportdone
cut|cutting|cuts|cutted myself|me|my+finger|my+hand|my+wrist|my+arm|my+thumb when i? am|was|? shaving|chopping|slicing|cooking|peeling|gardening
cut|cutting|cuts|cutted myself|me|my+finger|my+hand|my+wrist|my+arm|my+thumb while|shaving|chopping|on+the|on+a|slicing|cooking|peeling|some+slack|a+slice|accidentally|by+accident|with+paper
cutting|cut phase|weight|carbs|sugar|calories|season|back|down|out|on|cycle|fruit|fruits|vegetables|fat
bulking and cutting
burned|burnt|burning|burn myself|my+arm|my+hand|my+fingers out|while|when|cooking|on+the+pan|on+the+stove|on+my+tawa
hurt|hurting|injured|injuring|injure|harm|harming myself when i? am|was|? playing|lifting|running|doing|training|squatting|bowling
hurt|hurting|injured|injuring|injure|harm|harming myself while|playing|in|at|on|during|lifting|again+while|again+playing|if|by+doing|doing|running|training|with+bad|with+poor|with+heavy|squatting|bowling
how not to hurt|injure|harm myself
not|nt|dont|without|avoid|to|from hurting|hurt|injuring myself ... squat|squats|deadlift|gym|lifting|lift|form|weights|run|running|workout|sport|play|training
not going to lie
no lie|joke|kidding|cap
not joking|kidding|lying|exaggerating
overdose|overdosed|overdosing of|on cute*|sugar|chocolate|sweets|caffeine|coffee|mithai|pizza|memes|netflix|love|cardio|carbs|ladoos|laddoos|reels
disappear from|off|on instagram|facebook|social|whatsapp|the+screen|my+app
end|ending it with|all+with|there|up|on+a|at|here
end it all with a
@end my|the workout|set|session|life+insurance|lifestyle|subscription|plan|day|career|season|innings|contract
in|throughout|all|of|changed|for|saved|love|about my+life|life
life is too short
# kms|km
wake|waking|get|getting up .. sore|hungry|stiff|tired|on+time|groggy|in+time
wake|waking|get|getting up .. early|am|sunrise|5|6|7|late
live|living on|off|near|at|abroad|there
live|living in a|an|the|our|my|delhi|mumbai|pune|bangalore|bengaluru|chennai|hyderabad|kolkata|india|hostel|pg|london|canada|dubai
without me as+captain|as+a|as+the|as+keeper|as+opener|as+bowler|playing|bowling|batting|in+goal|in+defence|in+defense|in+the+team|in+the+lineup|in+the+squad|today
better off dead lifting|lift
beat|beats|beating me in|at|by|on .. semi|semis|final|finals|quarter|round|league|set|sets|straight|rematch|sprint|seconds
beats|beat me to the|it
hits|hit me for .. runs|six|sixes|four|fours|boundaries
leave|enter|break this|the|a world record|cup
goodbye|farewell to? .. bread|sugar|rice|carbs|sweets|junk|chips|sofa|couch|alcohol|cola|bad+habits
born with flat|stiff|short|long|weak|slow|big|small|two+left
wake|waking up with .. doms|soreness|sore|stiff|stiffness|cramp|cramps|aching
alive with|in .. sore|aching|stiff|doms
carry|carrying|go|going on with .. plan|diet|programme|program|schedule|split|workout|league|job
attend|attending|attended|after|at a|the|his|her funeral
die|dying|dyed my|her|his|their|our hair
caffeine|coffee|tea|sugar|salt is|be|are lethal|deadly|fatal
live without my? chai|coffee|rice|roti|sugar|sweets|cricket|football|phone|gym|music|tea|chocolate|milk|meat|bread|carbs
`;

/** The same in Hindi, in both scripts. */
export const harmlessHindi = `
training|gym|kaam|office|match|cricket|practice|daud|run se thak
तैयारी|काम|जिम|ऑफिस|मैच|अभ्यास|दौड से थक
hans|has|hansi|hasi|bhuk|bhukh|bhook|garmi|thak|thakan|sharam|pyas|sardi|boriyat|dar ... mar|mari|mare gaya|gayi|raha|rahi|jaunga|jaungi|jau|jaun
mar gaya|gayi|gaye yaar|yar|bhai|lol|aaj|aj
jan nikal|nikaal gayi|gai|di|jayegi|jati
mar|maar|jan dala|le+li
ke liye jan de|du|dunga|dungi|denge|deta|deti
marta|marti|marte|maarta|maarti|maarte hai|hain .. chakke|chhakke|chauke|siti|seeti|shot|shots
khatam|khatm kar|kiya .. thali|plate|khana|dabba|tiffin|roti
marne vali|wali garmi|dhup|dhoop|humidity
par|pe marta|marti|marte|mar hu|hai|mita
time|samay|makkhi|chakka|chauka|six|goal|shot|dialogue|line|jhatka|ghunsa|punch|kick|chakke|chauke|shots|smash marna|maarna|mar|marta|marti|marte|marne
suicide drill|sprint|squad
haath|hath|ungli kat|kaat|cut .. gaya|gayi .. sabji|sabzi|kaatte|kat|pyaj|chaku|kitchen
nahi uthna .. chhutti|sunday|jaldi|alarm
jaldi nahi uthna|uthta|uthti
जल्दी नहीं|नही उठना|उठता|उठती
नहीं|नही उठना .. छुट्टी|रविवार|अलार्म
हंस|हंसी|हंसते|भूख|गर्मी|थक|थकान|शर्म|प्यास|बोरियत ... मर|मरा|मरी|मरे गया|गयी|गई|रहा|रही|जाऊंगा|जाऊं
जान निकल गयी|गई|जाएगी
के लिए जान दे|दूं|दूंगा|देंगे
छक्का|छक्के|चौका|चौके|गोल|शॉट|मक्खी|पंच|किक मारना|मारते|मारता|मारने|मार
`;
