/**
 * What explains dark words harmlessly, or speaks of a life that goes on, by concept; how a line is read is told in concepts-of-danger.ts.
 */
export const conceptsOfExplanation = {
  moving: `
move|moved|moving|shift|shifted|shifting|relocate|relocating|relocated|emigrate|emigrating|migrate .. to|out|in|away|house|home|flat|city|into|abroad|cities|next|ho|kar|flats|apartment
new flat|house|home|city|place|apartment|landlord|club|gym|school|country|branch|hostel|tenants|owners
landlord|lease|tenancy|movers|packers|removal|downsizing|downsize|care+home|hostel|rent|shifted|visa|one+bedroom
transfer|posting|posted|tabadla|tabaadla|trasfer .. to|ho|hua|hui|gaya|mil
shift|shipt|ghar+badal|makaan|makan|kiraye|kiraya .. ho|kar|raha|rahi|rahe|hu|gaye
canada|toronto|dubai|london|melbourne|australia|germany|leeds|bangalore|bengaluru|pune|mumbai|delhi|hyderabad|goa|ireland|singapore|usa|america|glasgow|manchester|dublin|berlin|chennai|kolkata|lisbon|spain|portugal|france|italy|gulf
`,
  travel: `
flight|flights|fly|flying|flew|airport|boarding|passport|holiday|vacation|trip|tour|trek|trekking|train+ticket|tickets|ticket|honeymoon|cruise|camping|hike|safari|itinerary|visa|luggage|packing|backpacking|pilgrimage|yatra|chhutti|chhuttiyan|ghumne|ghoomne|hotel|beach|himalaya|everest|spiti|ladakh|manali|kedarnath|deploy|deployment|deployed|ship|sailing|army+camp|exchange+year|gap+year|no+network|no+signal|out+of+range|off+grid
back .. on|by|in|next .. monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weeks|month|days|june|july|january|march|april
vapas|wapas|laut .. aaunga|aaungi|aayenge|aa+jaunga|aa+jaungi|aake|aakar|lautunga
nau|das|tin|teen|do|char|ek mahine|hafte .. baad|ke+liye
`,
  work: `
job|promotion|promoted|resign|resigned|resigning|notice+period|handover|last+day+at|office|manager|colleague|colleagues|joining|salary|interview|placement|new+role|contract|internship|naukri|naukari|noukri|daftar|company|boss|project|launch|shop|dukan|dukaan|business|client|clients|freelance|leaving+do|retirement+party|farewell+party|farewell+dinner|leaving+party|send+off|sendoff|vidai+samaroh|farewell+party
`,
  retire: `
retire|retired|retiring|retirement|retires|hang+up+my+boots|hanging+up+my+boots|hanging+up+my+gloves|hung+up+my+boots|last+season|stepping+down|step+down|stepped+down|testimonial|veterans|masters|coaching+badge|coach+the+juniors|become+a+coach|becoming+a+coach|umpire|umpiring|referee|commentate|sanyas|captaincy|handing+over+the+armband
`,
  study: `
exam|exams|paper|papers|boards|board+exam|semester|assignment|thesis|dissertation|viva|essay|chapter|syllabus|college|university|uni|school|class|homework|project+on|research|research+paper|psychology|module|lecture|revision|neet|jee|upsc|ca+inter|result|results|marks|admission|degree|graduation|graduating|pariksha|padhai|parhai|kaksha|nibandh|pravesh|scholarship|debate|presentation|poster|quiz
`,
  story: `
film|movie|series|episode|season+finale|finale|novel|book|books|author|song|lyrics|album|band|character|characters|scene|plot|play|theatre|drama|rehearsal|role|audition|actor|script|director|documentary|podcast|poem|poetry|shayari|ghazal|natak|kahani|kahaani|upanyas|gana|gaana|gaane|picture|filim|philm|netflix|webseries|web+series|anime|comic|manga|musical|opera|concert|gig|serial|mahabharat|ramayan|shakespeare|hamlet|romeo|thriller|crime|murder+mystery|ending+spoiler|stage|skit|choir|karaoke|lyric|chords
`,
  game: `
game|gaming|video+game|pubg|bgmi|minecraft|fortnite|ps5|xbox|respawn|lobby|level|boss+fight|server|valorant|chess|ludo|gta|candy+crush|discord|controller|avatar|fantasy+league|dream11|guild|clan|quest|raid|sims|free+fire|cod|npc|ranked|zombie|zombies
`,
  joke: `
lol|lmao|rofl|haha|hahaha|hahahaha|hehe|lolz|xd|joke|joked|joking|jokes|kidding|jk|funny|laugh|laughed|laughing|laughs|hilarious|banter|meme|memes|prank|pranked|mazak|majak|mazaak|hasi|hansi|has|hans|hase|hasne|drama+queen|daft|silly|cheeky|dramatic|giggle|giggling|cracked+up|chuckle|wink|teasing|teased|tease
`,
  sport: `
match|matches|training|session|sessions|workout|gym|team|squad|coach|season|tournament|final|semi|league|cup|marathon|race|run|running|ran|lift|deadlift|squat|squats|bench|swim|swimming|bowling|batting|cricket|football|hockey|kabaddi|kho|badminton|tennis|netball|basketball|volleyball|rugby|goal|goals|wicket|wickets|innings|penalty|penalties|burpees|sprint|sprints|drills|nets|pitch|set|sets|reps|pb|khel|abhyas|pratiyogita|kasrat|daud|maidan|over|overs|warm+up|plank|cycling|ride|rowing|climbing|bouldering|boxing|judo|karate|kushti|wrestling|yoga|pilates|zumba|dance|parkrun|ultra|triathlon
`,
  tired: `
legs|arms|quads|hamstrings|glutes|calves|muscles|shoulders|pair|tange|tangen|haath .. dead|killing|dying|burning|destroyed|jelly|gone|finished|broken|toot|tut|mar|jal
burpees|squats|hill|hills|drills|session|coach|leg+day|sprints|bleep+test|beep+test|stairs|workout|training|lunges|fartlek|plank|circuit|spin|cardio .. kill|kills|killed|killing|murder|murdered|destroyed|finished|nearly|almost|brutal|torture|jaan|mar
dead|dying|die|died|killed|destroyed .. on+my+feet|after|from|of .. training|practice|session|match|workout|legs|laughing|laughter|hunger|embarrassment|boredom|heat|shift|work|run|the+gym
doms|sore|soreness|stiff|knackered|shattered|exhausted|thakan|thakaan
jaan|jan|dam .. nikal|nikaal|laga|aa|nikli|aayi
bhukh|bhook|bhuk|garmi|thand|hasi|hansi|sharam|sharm|nind|neend|boriyat|padhai .. se .. mar|maar|jaan
mar|maar .. hi? .. gaya|gayi|gaye|dala|daala|dalega|daalega|dalegi .. coach|sir|training|leg|squat|garmi|thak|practice|aaj
`,
  food: `
recipe|recipes|cook|cooking|cooked|bake|baked|baking|cake|soup|dal|rice|chicken|fish|curry|biryani|paneer|roti|sabji|sabzi|dosa|idli|khichdi|kheer|halwa|breakfast|lunch|dinner|snack|snacks|protein|calories|diet|meal|meals|menu|freezer|fridge|batch|oven|chai|coffee|khana|khane|khaana|pakana|banana|banau|banaun|bana|nashta|tiffin|masala|restaurant|order+in|eggs|oats|smoothie|vegan|salad|pasta|pizza|chocolate|sweets|mithai|ladoo|seviyan|feast
`,
  device: `
phone|laptop|battery|charger|watch|garmin|fitbit|earbuds|screen|tv|app|wifi|internet|router|car|bike|scooter|engine|fridge|boiler|treadmill|printer|computer|tablet+screen|ipad|camera|drone|signal|network|power|fuse|bulb|washing+machine|ac|geyser|fan|pankha|motor|tyre .. dead|dies|died|dying|died+on|killed|broke|broken|repair|repaired|mechanic|new|update|upgrade|kharab|khrab|mar|band|theek|fix|charge|warranty|service|replaced|installed|clean|cleaned|saaf|crash|crashed
`,
  plants: `
plant|plants|garden|gardening|tomatoes|roses|basil|tulsi|seeds|seedlings|lawn|mower|hedge|tree|trees|pots|gamla|paudha|paudhe|paudhon|bagicha|allotment|compost|flowers|weeds|slugs|aphids|pests|crop|fasal|khet|kheti|farm|field|chickens|bees
`,
  pets: `
vet|puppy|kitten|breed|kennel|adopted|rescue+dog|shelter|litter|paws|leash|goldfish|hamster|parrot
`,
  homeWork: `
renovate|renovating|renovation|decorating|painted|paint|painter|plumber|electrician|carpenter|spring+clean|spring+cleaning|clear+out|clearing+out|cleared+out|declutter|decluttering|wardrobe|attic|loft|garage|shed|jumble|car+boot|ebay|olx|charity+shop|diwali+cleaning|safai|curtains|swing|jhula|jhoola|boat|fence|gate|roof+repair|leak|leaking|insulation|diy|drill|shelf|shelves|washing+line|clothesline|tent|hammock|tow|pulley|tyre+swing|skipping+rope|battle+rope|climbing+rope
`,
  kitSwap: `
size|sizes|outgrown|outgrew|too+small|too+big|upgrade|upgraded|spare|second+hand|secondhand|exchange|swap|swapped|lend|lent|borrow|borrowed|new+bat|new+boots|new+kit|new+pair|new+racket|new+bike|doesnt+fit|dont+fit|does+not+fit|bigger|smaller|auction|raffle|fundraiser|sponsor|replacement|sale|warranty|bechna|bechni|purana|purane|purani|chhota|chhoti|chhote|tight|bada+size|naya|nayi|naye
`,
  healed: `
years+ago|year+ago|long+ago|long+time+ago|decade+ago|decades+ago|back+then|in+my+twenties|in+my+teens|as+a+teenager|when+i+was|used+to|at+school|in+college+i|saal+pehle|saal+pahle|varsh+pehle|sal+pehle|sal+pahle|baras+pehle|bachpan|pehle+kabhi|pichle+saal|last+year
recovered|recovery|healed|healing|better+now|fine+now|okay+now|ok+now|well+now|good+now|therapy|therapist|counsellor|counselor|counselling|psychiatrist|sober|clean+for|years+clean|in+remission|all+clear|benign|discharged|came+back+clear|came+through|got+through|glad+i+am+still|glad+i+stayed|glad+to+be+alive|not+anymore|thats+behind+me|behind+me|ab+theek|ab+thik|theek+hu|thik+hu|theek+hai+ab|thik+ho+gaya|thik+ho+gayi|theek+ho+gaya|theek+ho+gayi|sambhal+gaya|sambhal+gayi|ilaj+se|bhale+change
`,
  denies: `
not|never|isnt|wasnt|no ... suicidal|suicide|that+kind|in+danger|worry|going+to+hurt|thinking+of+dying|dying|dangerous|like+that
dont worry|panic
i am|feel|am+doing .. fine|okay|ok|safe|alright|good|great|well|happy|better
would+never|never+would|wouldnt+hurt|no+thoughts|not+that+i+would|not+literally|figure+of+speech|so+to+speak|in+a+good+way|dont+mean+it+like+that
main|mai|sab .. theek|thik|thik+thak|badhiya|mast|khush .. hu|hai
galat .. mat|na .. samajh|samajhna|samjho|samjhna
aisa|vaisa .. kuch|khayal .. nahin
`,
  charity: `
charity|charities|fundraising|fundraiser|awareness|campaign|helpline|volunteer|volunteering|volunteers|samaritans|hotline|workshop|first+aid|prevention|foundation|ngo|donation|donations|blood+donation|raktdan|raktadaan|sponsor|memorial+run|memorial+match|anniversary|barsi|tribute|minute+silence|black+armband|world+mental|mental+health+day|training+day|safeguarding+course|police+officer|paramedic|nurse|lifeguard|firefighter|social+worker|work+for
`,
  medical: `
doctor|dr|gp|physio|surgeon|nurse|consultant|specialist|pharmacist|chemist|prescribed|prescription|operation|surgery|scan|mri|xray|biopsy|appointment|clinic|checkup|plaster|cast|stitches|antibiotics|course|dose+changed|reduced|side+effects|vaccine|dentist|physiotherapy|daktar|doktor|doctor+ne|ilaj|jaanch|janch|operation+ke|parcha|vaidya|dawakhana
`,
  celebrate: `
wedding|marriage|shaadi|shadi|married|engaged|engagement|baby|born|pregnant|birthday|party|festival|diwali|eid|holi|christmas|onam|pongal|rakhi|navratri|anniversary|celebrate|celebrating|celebration|jashn|won|win|champions|trophy+night|prize|award|medal+ceremony|graduation|housewarming|grandchild|grandson|granddaughter|naamkaran|sagai|vivah|baraat|barat|janmdin
`,
  futurePlans: `
next week|month|year|season|summer|winter|term|time|spring .. i|we|will|want|plan|going|am|lets|hoping|aim|for
looking+forward|cant+wait|excited|saving+up|saving+for|signed+up|registered|booked|planning+to|training+for|want+to+learn|want+to+improve|want+to+try|hope+to|aiming|goal+is|target|first+5k|first+10k|when+i+am+back|start+again|get+fit|getting+fit|build+muscle|lose+weight|get+stronger|join+a|joining+a|enrolled|learn|learning|try+again
agle|agli saal|mahine|hafte|season|baar .. phir|karna|karunga|karungi|jana|hai|tak|milte|chalenge
phir|fir .. milte|milenge|se .. hai|kal|shuru|agle|start
maja|maza|mazaa|majedar|mast|badhiya|shandar|khushi|khush .. aaya|aayega|hai|hu|hua|aa|rahi|raha
seekhna|sikhna|sikhunga|sudharna|banana|badhana|tayyari|taiyari|jitna|jeetna|lakshya
will|ll|gonna .. be+back|come+back|return|see+you|see+them|visit|send+photos|let+you+know|tell+you|report+back|video+call|call+every|keep+you+posted
`,
  asksPlan: `
recipe|recipes|plan|warm+up|stretch|stretches|stretching|exercise|exercises|protein|calories|diet|pace|routine|drill|drills|meal|snack|workout|breathing|posture|technique|mobility|programme|program|schedule|hydration|kasrat|vyayam|khana|nashta|diet+chart ... please|what|how|suggest|give|which|bana|batao|bataiye|chahiye|do|dijiye|can|need|should|for
what|which|how|any|suggest|recommend|give|kya|kaunsa|kaise|kitna|kaun+si .. should|can|do|to|is|are|me|i|karu|khau|khaun|kare|pehnu|pahnu|banau ... eat|cook|drink|wear|stretch|train|practise|warm|run|improve|recover|strengthen|gift|play|khau|khaun|piu|piyu|pahnu|banau|khana|khaye|khilau
`,
  resolved: `
clear|negative|benign|normal|passed|cleared|got+the+job|got+in|selected|came+through|got+better|sorted+out|approved|accepted|offer|offered|mended|fixed+now|made+up|patched+up|apologised|laughed|wedding|relief+when|turns+out|turned+out|found+out+it|it+was+only|was+just|pass+ho|lag+gayi|lag+gaya|mil+gayi|mil+gaya|pass+ho+gaya|ho+gayi+pass|theek+nikla|sab+theek|jeet+gaye|jit+gaye
`,
  because: `
because|since|as|so+that|reason+is|kyunki|kyonki|kyuki|isliye|is+liye|taki|taaki|warna|varna|hence|due+to|only+that|its+only|its+just|it+is+just
`,
} as const;
