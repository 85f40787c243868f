/** Means, plans, places, self-harm and what is seen in another, by concept; how a line is read is told in concepts-of-danger.ts. */
export const conceptsOfMeans = {
  pills: `
pill|pills|tablet|tablets|tabs|capsule|capsules|medicine|medicines|meds|dose|doses|blister|strip|strips|syrup|vial|codeine|paracetamol|panadol|tylenol|crocin|dolo|ibuprofen|tramadol|morphine|fentanyl|patches|xanax|alprazolam|alprax|valium|diazepam|clonazepam|zopiclone|zolpidem|amitriptyline|propranolol|sertraline|lithium|quetiapine|digoxin|potassium|painkillers|sedatives|insulin|metformin|antidepressants
goli|goliya|goliyan|golia|goliyon|dava|davai|davaiyan|dawa|dawai|dawaiyan|davaen|davaiya|patta|patte|sheeshi|shishi|dibba|insulin|tablet|tablete|neend+ki|khurak
`,
  amassed: `
count|counted|counting|saved|saving|save|stash|stashed|hoard|hoarded|hoarding|collect|collected|collecting|stockpile|stockpiled|stored|piled|kept|keeping|hidden|hide|lined|emptied|crushed|ground ... pill|pills|tablet|tablets|tabs|meds|medicine|medicines|strip|strips|capsules|doses|them|box|bottle|patches|insulin|packet|packets|codeine|paracetamol|syrup
enough|whole|all|full|entire|every|handful|fistful|two|three|four|five|six|twenty|thirty|forty|fifty|sixty|hundred|40|50|60|70|80|90|100|28|30|56 .. of? .. pill|pills|tablet|tablets|tabs|strip|strips|bottle|packet|box|paracetamol|codeine|them|capsules|meds|sleeping
have|got|is|its|it+is enough .. now|for|to|of+them|saved|do|finish
jama|jma|ikattha|ikatthi|ikaththi|bacha|bachakar|chhupa|chhupakar|gin|ginkar|ginli|gini .. kar|ke|li|liya|rakhi|rakhe|rakha|raha|rahi|ke+rakhi
ek|sari|saari|puri|poori|pura|poora|dher|kai|do|tin|char|das|bis|tees|chalis|pachas .. goli|goliya|goliyan|patta|patte|sheeshi|shishi|dibba|dava|davai|dawai .. ek|saath|kha|khali|nigal|li|lene|jama|ek+sath|
ek+sath|ek+saath kha|le|li|khali|nigal
mum|mums|dad|dads|gran|nan|grandads|papa|maa|nani|dadi|roommates|his|her .. sleeping|pills|tablets|heart|insulin|morphine|bp|neend
`,
  lethalAsk: `
how many|much|high|deep|fast|far|tall|long|cold ... kill|die|dead|lethal|fatal|stop|take|takes|takes+to|would+it+take|too+many|is+enough|sure|work|survive|pass+out|unconscious|end
how|what|which|is|does|would|will|can ... painless|painful|hurt|quick|quickest|fastest|surest|lethal|fatal|deadly|quietest|easiest|instant|certain .. way|method|to|one|dose|enough|it|die|most|quickly
lethal|fatal|deadly .. dose|amount|height|level
survive|survives|survived|survivable .. fall|jump|drop|overdose|it|hanging|that|height|from
how .. long .. take|takes|last|survive|before|until|does ... without|water|food|insulin|dialysis|medicine|heart|stops|someone|person|body|drown|bleed|unconscious|work|gone|end
does|will|would|do .. it|they .. hurt|feel|know|be+quick
too many|much of
is .. it|that|this|x .. enough to|for
kitni|kitna|kitne|kitney ... goli|goliyan|goliya|mar|marne|maut|lagti|lagta|lagega|lagenge|khane|uncha|unchi|gehra|gahra|chahiye|din|der|asar|kafi|kaafi
sabse|bina .. aasan|asan|dard|jaldi|teji .. tarika|tareeka|maut|marne|mar
dard .. hota|hoga|nahin|hogaa .. kya|marne|hoga|hai
kitni|kitne der|din|ghante|ghanta|samay
google|googled|googling|searched|searching|search|research|researched|looked+up|reading+about|forum|forums ... method|methods|how|pills|bridge|dose|suicide|die|knot|knots|way|ways|death|painless|height|marne|tarika
`,
  rope: `
rope|noose|ligature|hook|beam|rafter|rafters|ceiling|belt|scarf|cord|dupatta|chunni|saree|knot|knots|banister|wardrobe+rail|fan|pankha|pankhe|rassi|fanda|phanda|fansi|phansi|gamcha|latak|latakna|latka|jhul|jhool
hang|hanged|hanging|hung from|himself|herself|myself|there|by
tie|tied|tying .. knot|rope|noose|it .. beam|fan|tree|hook|round|around|neck
around|round|on .. my|his|her neck|throat
`,
  blade: `
blade|blades|razor|razors|scalpel|stanley|box+cutter|cutter|chaku|chaaku|sharpener|compass|glass+shard|scissors|kainchi|safety+pin|bled|patti
cut|cutting|cuts|slit|slash|slashed|slice|sliced|carve|carved|scratch|scratched|scratching|dig|dug .. my|myself|into|his|her|himself|herself|skin|arm|arms|wrist|wrists|thigh|thighs|leg|legs|again|veins|deeper|deep
nas|nass|nabj|kalai|kalayi|hath|haath|baanh|baah|jangh|jaangh .. kat|kaat|katna|kati|kaati|kata|kaata|katne|kaatne|katli
kat|kaat .. li|liya|leti|leta|lu|lun|lungi|lunga .. nas|hath|haath|kalai|khud|apne
blade|chaku|chaaku|patti se|chala|chalaya|mara
`,
  skinMarks: `
mark|marks|scar|scars|line|lines|cuts|bruise|bruises|burns|wounds|scratches|nishan|nishaan|daag|ghav|zakhm|jakhm ... arm|arms|thigh|thighs|wrist|wrists|sleeve|sleeves|leg|legs|skin|hath|haath|kalai|baanh|under|hide|hidden|hiding|chhupa|jangh|cover|covered|count|shorts|stomach
long|full sleeve|sleeves ... hide|hot|summer|may|june|so|because|nobody|heat|always|even|nets|see|cover|saw|sees
sleeve|sleeves|leggings|wristband|wristbands|plaster|plasters|bandage|hoodie|foundation|makeup ... hide|hides|hiding|cover|covers|covering|nobody|see|sees|saw|marks|cuts|scars
full|puri|poori baanh|bazu|sleeve|aastin|astin|sleeves|baju
hide|hides|hiding|hid|cover|covering .. my|the|his|her|them .. arms|arm|wrists|legs|thighs|marks|cuts|scars|scabs
`,
  hurtSelf: `
hurt|hurting|harm|harming|injure|injuring|punish|punishing|hit|hitting|punch|punching|slap|slapping|burn|burning|burnt|burned|cut|cutting|starve|starving|bite|biting|scald|scalding|bruise .. myself|himself|herself|themself|themselves|my+own
self|selfharm harm|harming|harmed|injury|injuring
bang|banging|banged|smash|smashed|hit|hitting|punch|punched|slam .. my|his|her head|hand|hands|fist|knuckles|wall|thigh|thighs|face
burn|burned|burnt|press|pressed|hold|held|put .. my|the|on|against|out ... lighter|iron|stove|flame|cigarette|hot|candle|kettle|straighteners .. arm|skin|hand|wrist|thigh|fingers|till|until
lighter|cigarette|matchstick|machis|agarbatti ... skin|arm|jala|jalata|jalati|jalaya|hath|haath
pain|dard|hurt|hurts|blood|khun|khoon|bleed|bleeding ... feel|real|relief|quiet|calm|calms|release|chain|sukun|sukoon|rahat|rahath|halka|shant|better|saans|breathe|alive|something|mahsus|mehsus
khud|apne+aap|apne .. ko .. mar|maar|marta|marti|maarta|maarti|chot|saza|saja|nuksan|jala|jalati|jalata|kat|kaat|kaata|kaati|takleef|taklif|thappad|pit|dard
sir|sar .. divar|deewar|diwar .. mar|maar|patak|pat|phod|marta|marti
divar|deewar|diwar .. mukka|mukke|ghunsa|ghunse|sir|sar|hath|haath
back|started|again|relapsed|relapse|clean .. to|from|days|months .. cutting|burning|selfharm|harming|scratching
till|until|se|jab+tak it|i|they .. bleeds|bleed|hurts|bruise|swell|numb|khun|khoon
`,
  height: `
roof|rooftop|terrace|balcony|ledge|parapet|cliff|bridge|overpass|flyover|viaduct|railing|edge|quarry|tower|window|storey|floor|floors|pier|crane|pylon|floodlight|floodlights|watertower|chhat|chat|chhajja|munder|mundher|pul|pulia|khai|pahad|manjil|manzil|kinara|kinare|setu|sea+link|multistorey|car+park|stairwell|gorge|gap
jump|jumped|jumping|step|stepping|fall|falling|drop|climb|climbed|climbing|lean|leaned|leaning|kud|kood|kudna|koodna|chhalang|girna|gir|dangle|dangling .. off|over|from|se|down|jau|jaun|off+it|rail|edge|railing|in+front|tracks|river
`,
  rails: `
train|trains|track|tracks|railway|rail|rails|metro|tube|platform|goods+train|express|local|level+crossing|patri|patariyan|rel|relgadi|phatak|gadi+ke+aage|gadi+ke+niche|underground|lorry|truck|oncoming|headlights|highway|motorway|bus
`,
  water: `
river|reservoir|weir|canal|well|kuan|kuen|kua|kuaan|nadi|nahar|talab|jhil|jheel|samandar|sea|lake|dam|ghat|pond|waves|tide|current|sink|drown|doob|dub|dubna|bathtub|deep+end|loch|ocean|paani+mein|sagar|dariya
pockets|stones .. pocket|pockets|stones|river|water
walk|walked|swim|swam|swimming|row .. out|into .. sea|water|waves|river|until|past|and+not|far|lake
`,
  poison: `
poison|jahar|zahar|zeher|jaher|pesticide|pesticides|insecticide|keetnashak|kitnashak|dava+chhidakne|sulfas|celphos|weedkiller|antifreeze|bleach|phenyl|harpic|tezab|tejab|acid|rat+poison|ratkill|chuhe+mar*|chuhe+maar*|kerosene|mitti+ka+tel|ghaslet|petrol|helium|nitrogen|monoxide|exhaust|hosepipe|hose|charcoal|cylinder|gas|cyanide|endosulfan|fertiliser|khad|hit+spray|all+out
`,
  gun: `
gun|pistol|shotgun|rifle|revolver|trigger|bullet|bullets|cartridge|cartridges|barrel|banduk|bandook|katta|tamancha|goli+maar*|goli+mar*|barrel+in
`,
  crash: `
seatbelt|seat+belt|helmet|brake|brakes|steering|swerve|swerving|wall|pillar|bend|tree|truck|lorry|divider|accelerate|speed|lights+off|eyes+closed ... off|without|no|on+purpose|deliberately|not|dont|didnt|into|straight|let|faster|fast|jaan|band|bandh|oncoming|taking|just
drive|drove|driving|ride|riding|cycle|cycling|walk|walked|step|stepped|steer|turn .. into|off|in+front|under ... truck|lorry|wall|bus|car|cars|traffic|train|bridge|tree|road|river|oncoming
look|looks|seem|make .. like|it .. accident|an+accident|natural|crash
galti|accident|hadsa|haadsa|durghatna .. lage|lagega|samjhenge|jaisa|dikhe|lagna|se+nahin
truck|gadi|gaadi|bas|bus|train|tren .. samne|saamne|neeche|niche|aage|tale
`,
  medStop: `
stop|stopped|stopping|skip|skipped|skipping|refuse|refusing|refused|miss|missing|quit|left|leaving|leave|not|havent|dont|wont|flush|flushed|binned|thrown|threw|hid|spit|spitting|cancel|cancelled ... insulin|dialysis|medicine|medicines|meds|medication|tablets|pills|lithium|warfarin|chemo|transplant|inhaler|heart+tablets|treatment|tacrolimus|art|doses|dose|dava|davai|dawai|oxygen|pacemaker|antirejection|steroids|thyroid|epilepsy|keppra|valproate
insulin|dialysis|dava|davai|dawai|dawa|goli|goliyan|goliya|ilaj|ilaaj|medicine|dose|tablet|inhaler .. nahin|band|chhod|chhodi|chhodd|bandh|lena+band|phek|fenk|phenk|baha|le|li|lungi|lunga|kha ... nahin|di|diya|raha|rahi|kar|chhod|band|din|hafte|jaan|jan
jaan|jan|janbujh|jaanbujh|jaan+boojh|khud .. bujh|bujhkar|boojh|kar|ke .. nahin|band|chhod|bhul|le
let|letting|waiting|wait .. it|body|sugar|heart|kidney|nature .. fail|take|do|finish|stop|stops|run|rest|its+course
`,
  starve: `
stopped|not|havent|refuse|refusing|given+up|dont|wont .. eat|eaten|eating|food|drink|drinking|water ... days|until|till|body|slowly|waste|fade|end|stop|anymore|purpose
khana|roti|paani|pani|anna|ann|jal .. chhod|band|tyag|nahin .. diya|di|kar|raha|rahi|jaan|din
`,
  fire: `
set|light|burn|douse|pour .. myself|himself|herself|fire|alight|kerosene|petrol|match
aag|mitti+ka+tel|petrol|kerosene|machis|tel .. laga|lagakar|laga+lu|laga+li|chhidak|dal|daal|jala
`,
  prepared: `
rope|pills|knife|blade|rifle|gun|note|letter|hose|bag|stones|everything|it|all|cylinder|samaan|saman|sab ... ready|bought|ordered|hidden|hid|arrived|drawer|boot|garage|wardrobe|under+the+bed|under+my+bed|pillow|packed|in+place|set|tayyar|taiyar|taiyaar|rakha|rakhi|rakh|chhupa|le+aaya|le+aayi|kharid
bought|buy|buying|ordered|got|took|taken|found|brought|hidden|hid|kept|kharid|kharida|mangaya|mangwaya|le+aaya|le+aayi|laya|layi ... rope|blade|blades|razor|pills|tablets|knife|gun|hose|poison|pesticide|kerosene|petrol|charcoal|helium|rassi|chaku|jahar|zahar|sulfas|keetnashak|goliyan|dava|bullets|cylinder|rat
practised|practiced|rehearsed|rehearsing|rehearse|tested|tried|timed|measured|weighed|checked .. knot|it|weight|drop|height|rope|beam|branch|rail|walk|route|door|fan|hook|with
know|knows|chosen|chose|picked|found .. where|how|when|spot|place|bridge|floor|tree|beam|method|way|time|exactly
ready|taiyar|tayyar|taiyaar .. now|to+go|for+it|hu|hai|kar+li|kar+liya
`,
  dateFixed: `
tonight|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend|birthday|the+day|date|by+then|this+evening|midnight ... over|end|ends|done|last|it|the+day|final|finish|finished|sorted|free|quiet|the+night|goodbye|gone|do+it|doing+it|happen|happens
tonight|today|tomorrow|sunday|friday|saturday|monday .. is .. it|the+day|the+night|my+day|when|last
do|doing|did|done|does|start it|this .. tonight|tomorrow|on|when|after|before|properly|right|soon|quietly|now|today|this+time
picked|chosen|set|fixed|chose|circled|marked|booked|waiting .. a|the|my|for .. date|day|night|time|birthday
counting|countdown|count .. days|hours|down|left|sleeps
din|tarikh|tareekh|samay|date|raat|aaj|kal|parso|amavasya|somvar|itvar|shukravar|shanivar .. tay|fix|chun|pakka|pakki|sab|khatam|khatm|nipat|ho+jayega|aakhri|akhri|bas|mukti|kar+lunga|kar+lungi|kar+dunga
aaj|kal|parso .. raat|shaam|sham|subah .. sab|bas|khatam|aakhri|akhri|ho+jayega|kar|mukti
`,
  decided: `
decided|decision|decide|settled|resolved|made+up+my+mind|mind+is+made|made+my+mind|made+peace|no+going+back|theres+no+talking|chosen+it|considered|sure+now|certain
have|got|made|is|there+is a|the|my .. plan
this|next time .. properly|right|sure|wont+fail|certain|work|no+mistake
faisla|faisala|phaisla|tay|thaan|than|man+bana|mann+bana|soch|irada|iraada .. kar|liya|li|ho|bana|hai|gaya|kiya|chuka|chuki|pakka
`,
  calmAfter: `
calm|calmer|calmest|peace|peaceful|peacefully|serene|light|lighter|lightest|relief|relieved|quiet|still|steady|free|at+ease|happy|rested|best|clear ... finally|now|since|first|decided|settled|ever|today|because|weeks|months|years|inside|strange|strangely|oddly|morning|knowing|know|plan|end
finally|first+time|suddenly|strangely|oddly ... calm|peace|light|lighter|relief|quiet|happy|slept|sleep|shoulders|breathe|smile|smiling|good
shant|shaant|halka|halki|sukun|sukoon|chain|mukt|azad|aaram|araam|tension+nahin|dar+nahin .. lag|hu|hai|mahsus|mehsus|feel|ab|mila|aaj|pehli
ab|aaj|pehli .. dar|tension|chinta|darr|gussa .. nahin|khatam|gaya
`,
  homeAlone: `
nobody|none|everyone|family|parents|they|wife|husband|mum|flat|house|home|roommate|ghar ... home|out|away|empty|asleep|gone|stop+me|leave|leaves|khali|soye|so+rahe|bahar|nahin
nobody|none .. stop|find|disturb|interrupt|walk+in|hear|see|come
ghar .. pe|par|me|main .. koi|akela|akeli .. nahin|hu
alone|akela|akeli .. tonight|till|until|house|home|flat|room|kamre|weekend
lock|locked|locking|kundi|andar+se .. door|myself|room|band|bathroom|laga|from+inside
`,
  attempt: `
tried|attempt|attempted|attempts|survived|failed|tried+to .. before|once|twice|again|last|it|times|already|overdose|jump|hang|kill|end|pills|pehle
last|first|second|third|previous time|attempt .. i|it|they|didnt|they+found|someone|rope|pills|hospital|failed|pumped|woke|ambulance
stomach pumped|pump|washed|wash
hospital|icu|ward|psych ... after|for|because|overdose|attempt|pills|cut|discharged|sectioned|tried|took|watch|out
took|swallowed|swallow|drank|drunk|ate|khali|khaliya|kha+li|kha+liya|pi+liya|pee+liya|nigal ... all|whole|pills|tablets|bottle|strip|bleach|poison|handful|overdose|paracetamol|goliyan|goli|jahar|zahar|too+many|them|mutthi
overdose|overdosed|od
pehle|pahle|pichli|pichle .. koshish|try|baar .. ki|kiya|kar|thi|bach|bacha
koshish .. ki|kari|thi|kiya .. marne|pehle|jan|do|bach
bach gaya|gayi|jaana|jana|jau|na+jau
`,
  edgeDrawn: `
stand|standing|stood|sit|sitting|sat|walk|walking|walked|go|going|went|stop|stopped|parked|look|looking|looked|stare|staring|stared|lean|leaning|leant|hang|climb|climbed ... bridge|roof|terrace|balcony|edge|ledge|platform|track|tracks|railing|cliff|river|train|trains|water|window|parapet|reservoir|quarry|weir|well|down|over+the+rail
khada|khadi|khade|baitha|baithi|dekh|dekhta|dekhti|jata|jati|gaya|gayi|chala|chali|jhank|jhaank ... chhat|chat|pul|patri|train|platform|nadi|kuen|kuan|balcony|kinare|munder|niche|neeche|station|terrace|railing
chhat|chat|pul|patri|platform|nadi|kuen|kuan|balcony|kinare|munder|terrace|railing|station ... khada|khadi|khade|baitha|baithi|dekh|dekhta|dekhti|jata|jati|gaya|gayi|chala|jhank|neeche|niche|kud|kood
one|a .. step|push|shove|slip|nudge|gust|lean .. and|away|more|would|is|forward|off|it
feet|legs|body|hand|hands|car|wheel|pair|kadam .. move|moved|moving|go|step|forward|pull|pulls|pulled|drift|drifts|aage|khud|closer
closer|nearer|yellow+line|the+line .. edge|each|every|to|line|platform|track
shoes|shoe|joote|jute|chappal|chappals|jutey .. off|utar|utaar|utare|left|by|khol
calls|call|calling|pull|pulls|pulled|whispers|invites|bulata|bulati|bula|khinchta|khinchti|kheenchta .. me|mujhe|to+me|us|aaja
`,
  trapped: `
cant|cannot|unable|couldnt|wont|no+longer|not+able ... go+on|carry+on|do+this|do+it|take+it|take+this|take+anymore|cope|bear|face|fight|keep|continue|stand|handle|breathe|live|anymore|any+longer|hold+on|hold+out|get+up
trapped|cornered|caged|stuck|suffocating|drowning|sinking|no+way+out|no+exit|no+escape|dead+end
had|have|having enough
too|so tired|exhausted|heavy|much .. to|fight|fighting|go|try|pretend|carry|live|anymore|keep
make|want|need|wish|waiting .. it|this|pain|noise|everything|thoughts .. stop|end|over|quiet
unbearable|intolerable|excruciating
nahin|na|aur+nahin .. jhel|seh|sah|saha|bardasht|bardaast|jhela|ho+pata|hota|ho+raha|kar+pa|chal|ja+raha ... raha|rahi|sakta|sakti|pa|jata|jaata|hota|hai|jaye
jhel|jhela|seh|sah|saha|sahan|bardasht|bardaast|jhelna|sehna ... nahin|na|kab+tak|mushkil|thak|bas
thak|haar|har|tut|toot|ghut|tang|ub|dub|doob|bikhar|harr .. gaya|gayi|chuka|chuki|gayee|raha|rahi|chukki .. hu|hai|andar|ab|sab|jindagi|bas
bas|ab .. aur|ab|bahut|kafi .. nahin|ho+gaya|hua|bas
dam|saans|sans .. ghut|ghutta|ghutti|nahin
`,
  worthless: `
worthless|useless|failure|loser|pathetic|disgusting|disgrace|waste|mistake|broken|rubbish|stupid|nobody|nothing|disappointment|fraud|coward|monster|ruined .. am|i|me|of|to|everyone|person|my
i|am|feel|feeling|such|being|just .. worthless|useless|failure|loser|pathetic|disgusting|disgrace|waste|mistake|broken|nobody|nothing|disappointment|empty|numb|hollow|invisible|coward
hate|despise|loathe|ashamed|disgusted .. myself|me|my+face|my+body|who+i+am|of+myself|being+me
deserve|deserved|deserves .. to|it|this|die|hurt|pain|nothing|suffer|punished
my|meri|all fault|galti|doing
let|failed|disappointed|shamed|embarrassed .. everyone|them|down|family|team|him|her|parents
cant|cannot|couldnt|how|kaise|kis .. face|muh|munh|look .. them|anyone|parents|dikhau|dikhaun|dikhaunga|dikhaungi|in+the+eye
nikamma|nikammi|nalayak|bekar|bekaar|faltu|fail|failure|gira|kalank|loser|barbad|beijjat|beizzat|manhoos|sharminda .. hu|hai|main|ho|insan|beta|beti
nafrat|ghin|sharm .. khud|apne|mujhe|se|aati
`,
  empty: `
numb|empty|hollow|nothing|dead|blank|grey|dark|darkness|black|void|fog .. inside|feel|feels|feeling|anymore|everything|all+the+time|days
feel|feeling|felt .. nothing|numb|empty|hollow|dead|alone|lost|dark
stopped|not|dont|no+longer|cant .. feel|feeling|care|caring|enjoy|enjoying|laugh|cry|crying
khali|khaali|sunn|sun|andhera|khokhla|akela|akeli|akelapan|tanha|udas|udaas|mara .. hu|lag|lagta|andar|hai|feel|hua|gaya
nobody|none|koi|kisi .. cares|care|understands|listens|loves|likes|samajhta|samajhti|sunta|nahin|parvah|apna
alone|lonely|akela|akeli
mann|man|dil|ji .. nahin|bhar|uchat|mar .. lagta|lag|karta|gaya|kuch
crying|cry|cried|rota|roti|rona|ro .. every|all|night|raat|roz|daily|rahi|raha|stop|bathroom|akele|hours
`,
  reunion: `
be|join|see|meet|hug|hold|follow|reach|go|going|with .. him|her|them|mum|dad|mama|papa|nani|dadi|gran|grandad|wife|husband|son|daughter|baby|brother|sister|mother|father .. again|soon|there|side|heaven|now|together|too|finally|at+last|where
waiting|waits|calling|calls|beckons|holds+out .. for+me|me|there|other+side
other+side|next+life|heaven|afterlife|swarg|jannat
paas|pas|saath|sath .. ja|jana|jaana|jaun|jau|jaunga|jaungi|aa|aana|rahungi|hongi|hounga|hogi .. raha|rahi|chahta|chahti|hai|hu|jaldi|ab
bula|bulati|bulata|bulate .. raha|rahi|rahe|hai|mujhe|upar
unke|unki|uske|maa+ke|papa+ke|nani+ke|dadi+ke paas|pas|sath
`,
  voices: `
voice|voices|awaz|aavaz|aawaz|awaaz ... kill|jump|die|tell|telling|tells|says|say|whisper|mar|kud|kood|bolti|bolta|kehti|kahti|kehta|do+it
thought|thoughts|urge|urges|idea|khayal|khyal|vichar ... dying|death|die|ending|end|jump|jumping|kill|suicide|wont+stop|stay|back|every|marne|maut|mar|kud|khatam|khatm|din+bhar|baar|roz|again|scare|scares
keep|keeps|always|constantly|cant+stop .. thinking|imagining|picturing|wondering|seeing ... die|death|dead|jump|end|fall|crash|gone|not+here|funeral|without+me
`,
  otherTold: `
he|she|they|friend|brother|sister|son|daughter|teammate|student|roommate|wife|husband|mum|dad|bro|cousin|mate|keeper|captain|boy|girl|player|vo|wo|usne|dost|bhai|behen|bahan|beta|beti|saheli|papa|maa|pati|patni|bivi|biwi ... said|says|wrote|writes|told|tells|texted|messaged|posted|posts|sent|typed|asked|bola|boli|bolta|bolti|likha|likhi|kaha|kehta|kehti|kahta|kahti|bheja|bheji|kahi|status|story|caption|keeps+saying|msg|message
`,
  otherSigns: `
phone|mobile .. off|switched+off|dead|band|bandh|nahin+utha|not+reachable|unreachable
not|isnt|hasnt|wont|stopped|havent|doesnt .. answering|answered|answer|replying|replied|reply|picking|opened|open|talking|eating|come|came|coming|seen|heard
locked|gone|missing|disappeared|vanished|lapata|gayab|last+seen .. room|bathroom|in|door|since|himself|herself|quiet|hai|from
found|saw|mili|mila|dekha|dekhi|padhi|padha .. pills|note|letter|blade|rope|search|history|diary|cuts|marks|goliyan|chitthi|diary|notebook|under|bag|drawer|kamre|bathroom|hath|haath
darvaja|darwaza|darwaja|kamra|kamre .. band|bandh|nahin|andar|kundi
he|she|they|vo|wo|usne .. gave|giving|given|deleted|left|hugged|smiled|drinking|sleeping|crying|quiet|chup|ro|diya|di
`,
  plea: `
what do|should|can i .. do|say|tell|now
how do|can|should|to i? .. help|stop|talk|reach|save|tell|keep+her|keep+him
should i|we .. call|tell|ring|go|wake|drive|report|break
who do|can|should i .. call|tell|ring|talk
scared|worried|afraid|frightened|terrified|panicking|dar|darr|ghabra|chinta .. for|about|he|she|lag|hai|kuch|rahi|will|might|to
kya|kaise|kise|kisko|kisse .. karu|karun|kare|bolu|bolun|bataun|batau|samjhau|samjhaun|roku|rokun|karna|kahu|madad
is+it+serious|should+i+worry|is+he+joking|is+she+joking|am+i+overreacting
`,
  secret: `
dont|do+not|please+dont|promise|never|nobody|mat|kisi+ko .. tell|say|told|know|knows|ask|call|stop|try|mat|pata|batana|bolna|bata|batao
act|acting|pretend|pretending|mask|smile|smiled|fake|faking|joke|jokes .. fine|normal|okay|everyone|happy|nobody|all
nobody|none|family|wife|husband|parents|they|mum|ghar+wale|gharwale .. know|knows|suspects|suspect|noticed|notices|think|thinks|idea|pata|samajhte|sochte
`,
} as const;
