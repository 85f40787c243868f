/** Words that say nothing of what a question is about, in English and Roman Hindi. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before but by can could did do does for from get give go had has have he her his how i if in ' +
    'into is it its just kya hai ka ki ke ko se mein main me mera meri mujhe kaise kab kyun kyu karu karna chahiye like make may me more much my need no not of on ' +
    'one only or our out please should so some tell than that the their them then there these they this to too up us use want was we well what when where which ' +
    'who why will with would you your ho hota hoti liye aur ya bhi toh hi par pe wala wali bata batao good best better really very thing things way ways'
  ).split(' '),
);

const groups = [
  'tired fatigue exhausted thakan thaka thak weary drained',
  'sleep neend sona insomnia sleeping soya nind bedtime',
  'water pani paani hydration hydrate dehydration fluid fluids drink drinking',
  'food khana eating eat meal meals diet nutrition bhojan',
  'breakfast nashta subah',
  'dinner supper raat',
  'protein proteins',
  'pain dard painful sore soreness ache aching hurts hurt',
  'injury chot injured injuries',
  'muscle muscles maspeshi',
  'run running runner daud daudna jog jogging',
  'strength strong taakat takat strengthen',
  'weight wazan vajan vazan',
  'fat mota motapa obese',
  'thin patla dubla skinny',
  'stress stressed tanav tension pressure',
  'anxiety anxious nervous nerves ghabrahat worry worried',
  'sad udaas udas low',
  'breath breathing saans sans breathe',
  'match game fixture competition khel',
  'exercise workout training train kasrat vyayam exercises',
  'warmup warming warm',
  'stretch stretching stretches khinchav',
  'knee ghutna ghutne',
  'back kamar peeth spine',
  'ankle takhna',
  'shoulder kandha',
  'heat hot garmi',
  'cold sardi thand',
  'child children kid kids bachcha bacche bachche teen teens teenager',
  'vegetarian veg shakahari',
  'milk doodh dairy',
  'sugar chini cheeni sweet sweets mithai',
  'salt namak sodium',
  'oil tel ghee',
  'rice chawal',
  'recover recovery recovering',
  'meditation meditate dhyan mindfulness',
  'period periods menstrual menstruation mahwari',
  'pregnant pregnancy garbh garbhavastha',
  'old older elderly senior seniors buzurg',
  'cramp cramps ainthan',
  'supplement supplements',
  'caffeine coffee chai tea',
  'alcohol sharab beer',
  'fast fasting vrat upvas roza ramadan ramzan',
  'travel travelling journey safar',
  'concussion head sar',
  'rest aaram araam',
];

/** Words of one meaning, each with the one that stands for all. */
export const sameMeaning: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return others.map((word) => [word, first] as const);
  }),
);
