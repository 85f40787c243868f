/** Words that say nothing of what a question is about. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also always am an and any are as at be because been being but by can cant could did didnt do does doesnt doing dont during each ever every for ' +
    'from get gets getting give given go goes going got had has have having he her here hers him his how however i if im in into is isnt it its ive just know let ' +
    'like lot make makes making may me might more most much must my need needs no not of off ok okay on once one only or other our ours out own please put really ' +
    'same say says shall she should so some something still such take taking tell than thank that the their them then there these they thing things this those ' +
    'though to too try trying up upon us use using very want wants was way ways we well were what whats when where whether which while who whom whose why will ' +
    'with within without would yes yet you your yours good best better'
  ).split(' '),
);

/** The same in Hindi, in one Roman spelling each; they are compared as they sound. */
export const hindiStopWords: ReadonlySet<string> = new Set(
  (
    'kya hai hain ka ki ke ko se mein main mai mera meri mere mujhe mujhko kaise kab kyun kyon kyu kar karu karun karna kare karen karein karke kiya karta karti ' +
    'karte kijiye chahiye chahie ho hota hoti hote hona liye lie aur ya bhi toh hi par pe wala wali wale bata batao bataye kaun kaunsa kaunsi kitna kitni kitne ' +
    'kahan kaha kisko kise kis jo jis tum tumhara aap aapka apka apna apne apni hum hamara hamari hu hun hoon tha thi the raha rahi rahe jata jati jate jaye jaana ' +
    'jana gaya gayi gaye jau jaun nahi nahin na mat le lu lun lena lene leni lete du dena dete sakta sakti sakte koi kuch kuchh sab bahut zyada jyada tak ek phir ' +
    'fir ab abhi bas agar sahi theek thik accha acha achha vo woh wo ye yeh yah is us iska uska unka inka si sa wahi jab tab aata aati aate ata ati lagta lagti ' +
    'lagte jaise kyunki lekin magar bina saath sath bare baare'
  ).split(' '),
);

const groups = [
  'tired fatigue exhausted thakan thaka thak weary drained weak weakness kamzori kamjori',
  'sleep neend sona insomnia sleeping soya bedtime asleep slept bed',
  'water pani hydration hydrate dehydration fluid fluids drink drinking drinks',
  'food khana eating eat ate meal meals diet nutrition bhojan khau khaye khaun khilaye',
  'breakfast nashta',
  'morning subah',
  'night dinner supper raat evening shaam',
  'protein proteins',
  'pain dard painful sore soreness ache aches aching hurts hurt hurting dukhta dukhti',
  'injury chot injured injuries',
  'muscle muscles maspeshi mansapeshi',
  'run running runner runners ran daud daudna jog jogging jogs',
  'strength strong taakat takat strengthen stronger',
  'weight wazan vajan weights',
  'fat mota motapa obese overweight charbi',
  'thin patla dubla skinny',
  'stress stressed tanav tension pressure dabav',
  'anxiety anxious nervous nerves ghabrahat worry worried worries chinta',
  'afraid fear scared dar',
  'sad udaas low depressed depression hopeless',
  'anger angry gussa furious rage temper',
  'lonely akela alone loneliness akelapan',
  'breath breathing saans breathe breaths breathless inhale exhale',
  'match game games matches fixture competition tournament tournaments league khel final semifinal semi',
  'play playing player players khelna khelte khiladi sport sports athlete athletes',
  'exercise workout workouts training train trains practice practise session kasrat vyayam exercises abhyas',
  'warmup warming warm',
  'stretch stretching stretches khinchav bending bend',
  'knee ghutna knees ghutne',
  'back kamar peeth spine',
  'ankle takhna ankles',
  'shoulder kandha shoulders',
  'neck gardan',
  'heel edi heels',
  'calf pindli calves shin shins',
  'belly pet tummy stomach',
  'heat hot garmi loo heatwave',
  'cold sardi thand thanda winter',
  'rain barish monsoon baarish rains rainy',
  'pollution pradushan smog aqi dhuan smoke',
  'mountain pahad altitude leh ladakh trek trekking himalaya',
  'child children kid kids bachcha baccha bacche boy boys beta',
  'girl girls daughter ladki beti',
  'teen teens teenager teenagers teenage',
  'son sons ladka',
  'woman women ladies mahila female',
  'parent parents mother father mum mom dad papa maa mummy',
  'grandfather grandmother dadi dada nani nana grandpa grandma',
  'vegetarian veg shakahari',
  'milk doodh dairy',
  'curd dahi yogurt yoghurt',
  'sugar chini cheeni',
  'sweet mithai sweets dessert',
  'salt namak sodium',
  'oil tel ghee',
  'rice chawal',
  'egg eggs anda ande',
  'lentil dal daal dals lentils',
  'millet bajra ragi jowar millets',
  'fruit fruits fal phal',
  'leftover leftovers basi',
  'cheap sasta budget afford',
  'festival tyohar diwali holi eid feast wedding weddings shaadi',
  'recover recovery recovering',
  'meditation meditate dhyan mindfulness meditating',
  'period periods menstrual menstruation mahwari',
  'pregnant pregnancy garbh garbhavastha garbhvati expecting',
  'birth delivery postpartum postnatal prasav cesarean',
  'old older elderly senior seniors buzurg',
  'cramp cramps ainthan',
  'caffeine coffee chai tea',
  'alcohol sharab beer drunk',
  'addiction lat nasha addicted',
  'fast fasting vrat upvas roza ramadan ramzan navratri',
  'travel travelling journey safar trip',
  'concussion sar head',
  'rest aaram',
  'before pehle prior pre',
  'after baad post',
  'fever bukhar flu viral',
  'asthma dama inhaler',
  'diabetes madhumeh diabetic',
  'arthritis gathiya',
  'exam exams pariksha boards',
  'bet bets betting gambling satta gamble',
  'death died maut died dies grief',
  'fight jhagda conflict quarrel',
  'shout shouts shouting chillana chillate scold scolds daant yell yells',
  'balance santulan',
  'fall falls girna gir fell slipped slip',
  'height kad lamba tall',
  'shoes joote shoe',
  'phone mobile screen',
  'machine machines',
  'month mahina months mahine',
  'week hafta weeks hafte',
  'year saal years',
  'day din days',
  'often baar frequency',
  'begin shuru start starting starts started beginning beginner beginners',
  'return wapas again dobara',
  'change badle badalna swap replace',
  'delete remove erase hatao hatana forget',
  'private privacy secret',
  'share sharing send bhejna',
  'read reads padhta padhna',
  'human insan insaan person',
  'increase badhaye badhana grow',
  'lose ghatana reduce',
  'benefit benefits fayde fayda',
  'lift lifting lifted uthana uthaye',
  'press presses pushup pushups',
  'doctor daktar physician',
  'coach sir trainer',
  'friend friends dost teammate',
  'home ghar',
  'office desk laptop computer',
  'hostel mess canteen pg',
  'snack snacks',
  'wheat gehu gluten',
];

/** Words of one meaning, each with the one that stands for all. */
export const sameMeaning: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return [first, ...others].map((word) => [word, first] as const);
  }),
);
