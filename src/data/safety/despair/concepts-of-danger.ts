/**
 * What people in danger say, by concept: all the ways to say one thing, in English and Hindi, in the spelling of either script. A line is a
 * phrase: `a|b` either, `a?` optional, `end*` any ending, `..` up to two words between, `...` up to five. Sources of the concepts: the warning
 * signs of the American Association of Suicidology (IS PATH WARM), the Columbia scale's steps (wish, thought, method, intent, plan), and the
 * WHO's guide for first help (mhGAP, self-harm and suicide).
 */
export const conceptsOfDanger = {
  wishDead: `
want|wanted|wanting|wish|wishing|rather|hope|hoping|hoped|ready|like|love|prefer|better .. die|dead
want|wish|would|could|should|will|going|gonna|might|thinking|thought|think|plan|planning|about .. kill|killing|end|ending|hang|hanging|drown|drowning|shoot|shooting|poison .. myself|himself|herself|themselves|themself
kill|killing|killed|hang|hanging|hung|drown|drowning|shoot|shooting|unalive|unaliving|offing|gas|electrocute|delete|erase|poison myself|himself|herself|themself
suicide|suicidal|kms|ctb|unalive
end|ending|ended|take|taking|took .. my|his|her|their|own life|lives
end|ending|finish|finishing it|things|everything|this all? tonight|tomorrow|today|now|soon|myself|for+good|forever|once
end|ending it all
off myself
top|topping myself
better|best|easier|happier|safer .. dead
if|when|after|once|before i|he|she die|died|dies|am+dead|is+dead
i .. die|dying .. tonight|tomorrow|soon|alone|here|now|today
take|takes|took|taken me|us lord|god|already|now
mar|marr|marne|marna|marnaa .. chahta|chahti|man|mann|dil|soch|socha|sochta|sochti|khayal|khyal|plan|taiyar|tarika|tareeka
mar jau|jaun|jaungi|jaunga|jaaun|jaati|jata|jana|jaye|jaunn
mar hi? jau|jaun|jana|jaati|jata
marna hai|tha|chahta|chahti|padega|hi
maut|mout|mrityu .. aa|aaye|chahiye|mang|maang|maangta|maangti|mangti|ka+intezar|behtar|achhi|aasan|mil
jan|jaan de|dedu|dena|deni|dunga|dungi|du|le|lena|lunga|lungi
khudkushi|khudkhushi|khud+khushi|khudkusi|atmahatya|aatmahatya|atmhatya|suside|sucide|suiside|aatmhatya
khud|apne+aap|apni|swayam ko? .. khatam|khatm|khtm|mita|samapt|maar|mar
jindagi|zindagi|jivan|jeevan|kissa|khel|sab|sabkuch|kahani .. khatam|khatm|khtm|ant|samapt|tamam kar|karna|karne|karunga|karungi|karlu|ho|hona|du|dunga|dungi
latak jau|jaun|jaunga|jaungi|jana|milunga|milungi|gaya
kud|kood jau|jaun|jaunga|jaungi|jana|jaati|jata|jaane|pad
`,
  notWake: `
not|never|dont|wont|without|hope|wish|stop|no|nobody|cant|didnt ... wake|waking|woken|woke
wake|waking up? .. never|not|anymore|again
sleep|asleep|sleeping|rest|nap .. forever|ever|for+good|for+ever|eternal|without+end|properly+forever
forever|eternal|endless|long|permanent|final sleep|rest|nap
go|going|fall|fell|drift to? sleep|asleep .. and .. not|never|stay
last|final night|sleep|bedtime
not|dont|never|wont|didnt ... see|open|reach ... morning|tomorrow|sunrise|monday|dawn|eyes
morning|tomorrow|dawn|sunrise .. not|never|doesnt|didnt .. come|came|happen|arrive
uthu|uthun|uthna|uthne|uthungi|uthunga|uthe|jagu|jagun|jagna .. na|nahin|hi+na|hi+nahin
na|nahin|hi+na uthu|uthun|uthna|uthe|jagu|jagun|khule|khuli|khulegi
subah|savera|sawera|kal|suraj .. na|nahin .. ho|hu|dekh|dekhu|dekhun|dekhni|dekhna|dekhi|aaye|aye|hogi|dekhunga|dekhungi
ankh|aankh|aankhein|ankhe|neend .. na|nahin|hi+na .. khule|khulen|khuli|khulegi|tute|toote
hamesha|hamesa|sada .. so|sone|neend|sula|chain|aaram
so jau|jaun|jaungi|jaunga|jana|jaaun .. hamesha|bas|chain|phir|aur
chain|sukun|sukoon|aaram|araam|shanti .. so|sona|neend|sone
chirnidra|chir+nidra|lambi+neend|aakhri+neend|gahri+neend
`,
  notExist: `
not|stop|stopped|cease|dont|never|didnt|wasnt|hadnt|wish .. exist|existing|existed|born|be+here+at+all
never|not|wasnt .. born|existed
born|existed .. mistake|never
disappear|disappearing|vanish|vanishing|evaporate|dissolve|fade|fading .. forever|completely|quietly|away|off|altogether|nobody|notice|from+everyone|earth|good
want|wish|could|rather|like|would|just|to .. disappear|vanish|evaporate|dissolve
be|become|am|feel nothing|invisible|erased|gone|smoke|a+ghost|ghost|deleted
erase|erased|delete|remove|removed|subtract|take myself|me .. completely|from+the+world|picture|equation|existence
world|planet|earth|everyone|family|team|life ... without me
gayab|gaayab|lupt|adrishya ho|hu|kar|jau|jaun
paida .. na|nahin|hi|galti|kyu|kyun
na|nahin|hi .. paida
main .. na|nahin hoti|hota|hu+hi|honi
mera|meri|mere hona|vajud|wajood|hone .. na|nahin|bekar|galti|kya
main|meri .. hu|hai+hi nahin
`,
  noLive: `
dont|not|no|never|cant|didnt|nothing|stopped|hate|tired|sick|done|bored|lost|quit ... live|living|alive|life
tired|sick|done|exhausted|bored|fed+up .. of|with .. living|life|being+alive|existing|breathing|it+all|everything|this+world|waking+up
life|living|it|breathing .. not|isnt|no+longer|hardly|nothing .. worth|bearable|living
no|nothing|zero|lost .. will|wish|reason|desire|left|point .. live|alive|life|here|go+on|stay|staying|get+up
dont|not|never|cant|stop|no|why ... be here|alive|around|in+this+world|on+this+earth|anymore
want|wanted|wish .. to|be out|over|gone|through
why|what am|bother|keep|continue .. still|i .. here|alive|breathing|living|existing|going
leave|leaving|exit|quit .. this|the world|earth|life|planet|body
quit|check|checking|opt|opting .. out|life
jina|jine|jiu|jiun|jiyu|jinda|zinda|jeeu|jee|jiya|jinaa .. nahin|na|kya|kyu|kyun|kis+ke+liye|bekar|mushkil|bas|nhi
nahin|na|kyu|kyun|kya|aur|kisliye .. jina|jine|jiu|jiun|jiyu|jinda|zinda|jeeu|jiya
jine|jina|zindagi|jindagi|jivan|jeevan|duniya .. thak|tang|ub|bhar|uba|mann|man|dil|ichchha|iccha|nafrat|bojh|bekar|pareshan|chhod|chod|alvida|vida
duniya|sansar|jag|dharti .. chhod|chod|se+ja|se+jana|se+chala|se+chali
upar|uparvale|uparwale|bhagvan|bhagwan|khuda|allah|rab|ishvar|yamraj ... utha|uthale|bula|bulale|bulava|paas|jana|jaunga|jaungi|chala|chali|jau|bulaye
utha le|lo|lena bhagvan|mujhe
mujhe .. utha|bula le|lo|lena|leta|liya
bulava|bulawa|bulaava aa|aaye|aya|kab
mukti|mukt|moksh|chutkara|chhutkara|azadi|aazadi .. mil|chahiye|pa|paa|ho|lena|de|se
mann|man|dil|himmat|ichchha|iccha|vajah|wajah|matlab|maksad .. nahin|khatam|bhar|na .. jine|jina|rahne|rehne|bacha|rahi|raha
`,
  notThere: `
i|am|me .. wont|will+not|not+going+to|not+gonna|not+planning+to|dont+plan+to|dont+intend+to|wouldnt|dont+expect+to|no+longer ... be|have|need|see|make|get|come|know|hear|read|play|wake|run|use|want|find|taste|reach|watch|finish|answer|bother|stay|turn
wont|will+not|not+going+to|wouldnt|shant be .. here|around|there|needing|able|anybodys|anyones|with+you|coming|back|long|part|anything|seeing
wont|not+be|no+longer|never|dont need|needing .. it|them|this|that|any|anymore|again|where
not|no+longer|never be|being|am|been here|around|there .. anymore|then|when|to|by|for
when|once|after|if|because|while|before|as+soon+as i .. am|have+been|go|was .. gone|not+here|not+around|not+there|dead|buried|out+of+the+way|no+longer
after|without|instead+of|in+place+of me|i+go|ive+gone
gone by|before|soon|for+good|forever|on
i .. be .. gone|long+gone|finished|ashes|ash|in+the+ground|under+ground|underground|history|nowhere
no|isnt+any|not+any|wont+be+a|there+is+no|never+be+a next|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|after|later|future|second|week|christmas|season .. for+me|with+me|time|me
there wont|will+not|isnt|is+no|will+be+no be? .. next|tomorrow|me|after|week|future|later|time|second|more
past|beyond|after|further+than|later+than|until|before tonight|tomorrow|friday|saturday|sunday|monday|that|then|the+weekend|this+week ... dont|wont|nothing|not|isnt|no
where|place|there|somewhere .. i .. am|going|go|end+up ... dont|not|wont|need|no|nobody|nothing|quiet|never
my|his|her last|final day|days|night|week|morning|evening|sunrise|sunset|walk|run|swim|match|game|session|message|meal|time|breath|birthday
last|final time .. i|you|we|ever|with|to|here
one|only .. last .. time|night|run|walk|swim|match|meal|thing
main|mein .. nahin|na|hi+nahin .. rahunga|rahungi|rahu|rahun|hounga|hungi|hunga|houngi|milunga|milungi|aunga|aungi|aaunga|aaungi|lautunga|lautungi|bachunga|bachungi|dekhunga|dekhungi|rukunga|rukungi|rahenge|bachne
nahin|na rahunga|rahungi|rahu|rahun|hounga|hungi|hunga|houngi|milunga|milungi|lautunga|lautungi|bachunga|bachungi|rukunga|rukungi|uthunga|uthungi
rahunga|rahungi|hounga|houngi|hungi|hunga|rahu|rahun|bachunga|bachungi .. hi? nahin|na
mere|mera|meri|main .. bina|baad|jane+ke|jaane+ke|marne+ke|na+hone|na+rahne|chale+jane|chali|na+rahu
mere na|nahin rahne|hone|rehne|bachne
jahan|jaha|vahan|waha .. ja|jaa .. raha|rahi|rahe
ab|phir|fir|aage|uski .. jarurat|zarurat|jaroorat|zaroorat .. nahin|kya|kise
jarurat|zarurat|jaroorat .. nahin|kya .. padegi|rahegi|hogi|mujhe|ab
vapas|wapas|vapis|laut|lautkar .. nahin|na|kabhi .. aa|aunga|aungi|aana|lautunga|ana|aaungi|aaunga
tab tak .. main|nahin|rahunga|rahungi|hounga
aakhri|akhri|aakhiri|akhiri|antim|last din|baar|bar|raat|subah|message|msg|call|mulakat|match|baat|sham
bas|sirf .. tak .. hi|ruka|ruki|hu|hai|jina|kaam
agla|agli|agle|kal .. nahin|na|kis|kaun|kya .. aayega|ayegi|aayegi|hoga|hogi|dekhunga|dekhungi|dekha
`,
  afterNothing: `
after|beyond|past that|this|then|it|sunday|saturday|friday|monday|final|tomorrow|exam|match|birthday|diwali .. nothing|no+plans|blank|black|empty|done|i+am+done|thats+it|doesnt+matter|wont+matter|i+stop|i+can+stop|no+more
then|and+then nothing|done|i+am+done|i+can+go|i+can+stop|its+over|it+is+over|i+rest|thats+it|i+stop|i+can+rest|quiet|silence|no+more|finished
only|just .. until|till|to+get+to|need+to+last|have+to+last|need+it+till
until|till .. the .. final|wedding|birthday|then|weekend|match|exam .. then|after
uske|iske|phir|fir baad|uske .. kuch|sab|nahin|bas|khatam|chutti|chhutti|shanti|chain|aaram|azad
itne|bas .. din|kaam|ghante .. bacha|bache|baki|baaki|tha|the|aur
`,
  noFuture: `
no|without|cant|dont|not|never|isnt|zero|lost|stopped|hardly ... future|tomorrow|ahead|way+out|hope|point|escape|exit|reason|purpose|meaning
see|picture|imagine|think .. no|any|past|myself|beyond .. future|year|next|tomorrow|thirty|twenty|birthday|older|old
nothing|anything .. left|matters|ahead|to+look+forward|worth|for+me|changes|helps|to+live|to+lose|mattered
whats|what+is|whats+the|wheres|where+is|no .. point|use|sense|reason .. of|in|anymore|living|trying|eating|anything
pointless|meaningless|hopeless|useless|worthless|purposeless|beyond+repair|unfixable
does|do|did|would it|anything|any+of+it|i matter|even+matter
umeed|ummeed|ummid|asha|aasha|bhavishya|future|rasta|raasta|matlab|maksad|fayda|faayda|vajah|wajah|himmat .. nahin|na|kya|khatam|tut|toot|band|chhod|chhut
koi|kuch .. umeed|ummid|asha|rasta|raasta|matlab|fayda|faida|vajah|wajah|maksad .. nahin|na|hi
kya fayda|faayda|faida|matlab|farq|fark|farak
sab|sabkuch|kuch .. khatam|khatm|barbad|tabah|nahin+bacha|bekar|lut|lutt|ujad|ant
aage|age .. kuch|andhera|rasta .. nahin|hai|dikhta
`,
  burden: `
burden|deadweight|dead+weight|liability|millstone
a|just|only|such|nothing+but .. weight|nuisance|problem|drain|cost|bother|parasite|leech|expense|anchor|stone .. on|to|for|around|them|everyone
weigh|weighing|weighed|drag|dragging|hold|holding|drain|draining|ruin|ruining|poison|bring|bringing .. them|him|her|everyone|family|team|all|everybody .. down|back
in|out+of|off the|their|his|her|your|everyones|everybodys way|hands|hair
cost|costs|costing .. them|him|her|my+family|my+parents|everyone|papa|dad|mum .. money|much|more|everything|a+fortune|lakh|rupees
i|me .. only|just|always .. cause|make|bring|take .. trouble|problems|pain|things+worse|space|up+space
bojh|bojha|boj|bhar|kharcha|musibat|museebat|pareshani|jhanjhat|samasya .. hu|hai|ban|bana|bani|gaya|gayi|ho|rahi|raha|se|kam|utar
main|mera|meri .. sab|sabke|sabki|ghar|kisi|pati|maa|papa ... bojh|bojha|musibat|museebat|kharcha|pareshani|takleef
bojh|bojha|boj
par|pe|ke+liye .. bhari|bhaari|bojh
`,
  othersBetter: `
better|happier|easier|lighter|freer|safer|richer|calmer|fine|relieved|cheaper|best|simpler .. off|without|if|once|when|for .. me|i|them|everyone|everybody|him|her|all|family
better off
without me ... better|happier|easier|fine|manage|cope|easy|peace|free|breathe|relief|good|win|laugh|smile
they|he|she|everyone|everybody|kids|children|family|team|wife|husband|parents|you|all .. will|would|can|could|might|ll .. manage|cope|breathe|start+again|start+over|find+someone|move+on|forget|get+over|be+free|be+fine|be+better|be+okay|be+ok|be+happier|be+relieved|remarry|marry+again|sleep|do+better|adjust|be+spared
nobody|no+person|hardly+anyone|none .. would|will|even|is+going+to .. miss|notice|cry|care|ask|come|look
would|will anyone|anybody|somebody|they .. notice|miss|care|even
who|wont|would|will .. miss|notice me|i
set|sorted|provided|paid .. for .. life|properly
insurance|policy|payout|pension|lic|money .. helps|pays|clears|clear|covers|cover|enough|sort|pay
mere|meri|mera|main .. bina|na+hone|jane|jaane|marne|baad ... khush|behtar|achha|accha|aaram|chain|aasan|asan|theek|thik|sukhi|halka|sukun|fees|bachega|bach|azad
sab|sabka|sabki|log|unka|unki|pati|bachche|bacche|ghar|maa|papa .. khush|behtar|aaram|chain|sukhi|azad|halka|tension|pareshani|musibat ... mere|main|khatam|jaunga|jaungi|na+rahu|bina
kisi|kisiko|kisi+ko|koi .. fark|farq|farak|yaad|pata|rota|royega|poochega|puchega|dhundhega .. nahin|kya|bhi|kaun
kaun|kise|kisko .. yaad|rota|royega|fark|farq|karega|poochega|puchega
`,
  goodbye: `
goodbye|goodbyes|farewell|adieu|alvida|alwida|vida|khuda+hafiz|tata
say|saying|said .. bye|goodbye|goodbyes
bye forever|everyone|all|world|then|bro|guys|friends|now
see|meet .. other+side|next+life|heaven|there+someday|in+another+life|again+someday
signing|logging|clocking|checking off|out .. for+good|forever|now|everyone
thank|thanks|thankyou|shukriya|dhanyavad|dhanyawad .. for|har|sab .. everything|every|all|trying|putting+up|cheez|kuch|day|years|being|caring
you|he|she|they|everyone|coach .. were|was|have+been|been|did|has+been .. good|kind|best|nice|enough|great .. to+me|friend|friends|captain|coach|could|i+ever|us|mother|father|person
sorry|forgive|apologise|apologies|pardon|maaf|maf|mafi|maafi|sorri .. for|me|i|kar|karna|kardo|mangta|mangti|dena .. everything|all|not|mess|leaving|this|wasnt|couldnt|dena|sabse|mujhe|trouble
forgive|maaf|maf me|karna|kar+dena|kardena|kar+do|kijiye|mujhe
its|it+is|not|none .. your|anyones|nobodys|anybodys|his|her|their|coachs fault|doing
nobody|no+person|dont .. blame|to+blame|blamed|feel+guilty|blame+yourself|blame+yourselves
tell|let .. my|mum|mom|dad|mother|father|him|her|them|amma|papa|maa|kids|wife|everyone|sister|brother .. i|that|know|love|sorry|loved|tried|proud
remember me|that|us|i .. loved|smiling|as|like|please
bolna|kehna|kahna|bata+dena|keh+dena|bol+dena|batana .. ki? .. pyar|sorry|maaf|galti|mujhe|main|khush
phir|fir|agle|agli .. milenge|milunga|janam|janm|milna
khayal|khyal|dhyan|khyaal .. rakhna|rakhiyega|rakhiye|rakh+lena|rakho
yaad .. rakhna|karna|karoge|aaungi|aaunga|rakhoge
hugged|hug|kissed|kiss .. long|longer|tight|everyone|each|them+all|goodnight|extra|last|hard
`,
  letter: `
letter|letters|note|notes|chitthi|chitthiyan|chithi|khat|chit|patra ... last|goodbye|everyone|each|mum|mom|dad|mother|father|wife|kids|son|daughter|police|family|explain|explaining|desk|drawer|pillow|table|takiye|fridge|phone|sabke|sab|maa|papa|mummy|likh|likhi|likha|rakh|rakhi|chhod|chhodi
wrote|write|written|writing|left|leaving|leave|finished|hidden|posted|sealed|taped|drafted|scheduled ... letter|letters|note|notes|goodbye|goodbyes|eulogy|obituary|epitaph|will
by+the+time|when|before|once|if .. you|they|she|he|everyone|anyone|somebody .. read|reads|see|get|gets|hear|hears|open|opens|find|finds .. this|it|that|them|from+me|me|my|out
jab|jab+tak .. padh|padho|padhoge|padhenge|milega|milegi|dekhoge|dekhega|sunoge
suicide|goodbye|last|final|death|farewell|aakhri|akhri note|letter|message|msg|chitthi|khat|post|video|text|voice|call
scheduled|schedule|timed .. message|messages|email|emails|mail|post|posts
video|recording|voice+note|recorded ... for|them|kids|goodbye|play+it|after|when+they
`,
  giveAway: `
give|gave|giving|given|handed|handing|hand|leave|leaving|left|donate|donated|rehomed|rehome|sold|selling|passed|signed|promised|gifted|posted .. my|away|over|on|mine|everything|his|her|all|him+my|her+my ... bat|kit|pads|gloves|dog|cat|watch|guitar|bike|car|keys|key|phone|laptop|ring|diary|boots|racket|racquet|shirt|jersey|trophy|trophies|medal|medals|books|clothes|console|shoes|trainers|bag|money|things|stuff|records|collection|board|clubs|everything|savings|plants|camera|skates|helmet|away|jewellery|bangles|saree|instruments|drum|drums|piano|album|bicycle|scooter|whistle|cap|it+all|all+of+it|parrot|budgie|rabbit|fish|tank|violin|tabla|geometry+box|spikes|wicket
you|she|he|they|cousin|brother|sister|friend|someone .. can|should|may|must .. have|keep|take .. my|it|them|all|everything|mine|the
keep|take|have .. my|it|them|the .. bat|kit|guitar|bike|watch|dog|cat|boots|racket|everything|ring|shoes|ps5|console|books|things
who gets|will+get|should+get|takes|should+have|inherits
de diya|di|diye|dena|dunga|dungi|dena|di+hai|dijiyega|dijiye
baant|bant|baat|daan|dan|bech|saunp|saump .. diya|di|diye|kar|dunga|dungi|raha|rahi
rakh le|lo|lena|lijiye|lena+tu
tu|tum|aap|bhai|vo|wo .. rakh|le|lele .. lena|le|lo|jana
gave|given|giving|gives|give|handed me|us|him|his|her .. his|her|everything|away|kit|bat|watch|things|gloves|boots|jersey|shirt|laptop|guitar|phone
`,
  affairs: `
will|vasiyat|wasiyat|nominee|probate|solicitor|lic|ppf|insurance|policy|bima|pension|power+of+attorney
password|passwords|pin|pins|passcode|logins|login|pattern|otp
papers|paperwork|documents|file|files|folder|envelope|envelopes|kagaj|kagaz|list|instructions .. ready|order|drawer|left|table|sorted|labelled|for+them|for+her|for+him|tayyar|set|almari|rakh|rakhe|done
labelled|labeled|sorted|tidied|cleared|cleaned|emptied|cancelled|canceled|deleted|unsubscribed|closed|settled|paid|repaid|returned|transferred|shredded|wiped ... everything|room|accounts|account|drawer|drawers|debts|debt|loan|membership|subscriptions|subscription|direct+debits|bills|photos|phone|desk|locker|everyone|all|chats|wardrobe|library|tuck|papers|flat|house|cupboard|browser|history|money
loose+ends|in+order|ticked+off|affairs|last+box|squared+away
udhar|udhaar|karz|karja|karza|hisab|hisaab|loan|emi .. chuka|chukta|saaf|saf|khatam|de+diya|nipta|baraabar|barabar|diya
sab|sabka|saara|sara .. set|saaf|saf|nipta|nipat|samjha|likh|khali|theek+kar|hisab|chuka|udhar
cancel|cancelled|stop|refund|renew|refill|delete ... membership|subscription|plan|order|account|slots|booking|appointment|reminders|contract
`,
  careFor: `
look|looks|looking|watch|care after|over|of|for .. him|her|them|mum|mom|dad|mother|father|amma|maa|kids|dog|cat|sister|brother|family|yourself|each+other|wife|my
take|takes|taking|taken .. care|in .. of|dog|cat|him|her|them|my
who|somebody|someone|anyone .. feed|feeds|walk|walks|water|waters|take|takes|look|have|adopt|keep|want|wants ... dog|cat|fish|plants|parrot|horse|her|him|them|kids|budgie|rabbit|puppy|birds|pigeons
settle|rehome|new+home|adopt|shelter .. dog|cat|with+new|puppy|labrador|parrot
dog|cat|labrador|puppy|spaniel|parrot|budgie|rabbit|hamster|horse|pony .. needs|need|going|goes|gone|settle|likes|eats|will|with|to .. home|someone|family|neighbour|neighbours|sister|mum|walk|fed
maa|mummy|papa|ammi|amma|behen|bhai|biwi|patni|bachche|bacche|bachchon|beti|beta|chhoti|chhote|nani|dadi ... dhyan|khayal|khyal|sambhal|sambhalna|dekh+lena|dekhna|dekh+aana|rakhna
dhyan|khayal|khyal|sambhal|dekhbhal .. rakhna|lena|lega|legi|lenge|karna|rakhega|rakhegi|rakhe
`,
  findMe: `
find|finds|found|finding .. me|my+body|body|him+hanging|her+hanging|us
who|when|whoever|nobody|somebody|they|cleaner|mum|kids .. finds|find|found .. me|it|her|him|body
my|a|the|his|her .. body|corpse|funeral|coffin|grave|ashes|cremation|obituary|eulogy|headstone|pyre|shroud|memorial|postmortem|inquest
arthi|chita|lash|laash|antim+sanskar|kabr|kabar|kafan|shamshan|terhvi|tehrvi|postmortem|janaja|janaza
bury|buried|cremate|cremated|scatter .. me|my
police|ambulance|morgue|mortuary|coroner ... knock|call|come|door|not+the|before|find|phone
`,
} as const;
