import type { Rule } from './rule.ts';

const rule = (code: Rule['code'], phrases: string, asserted = true, reads: Rule['reads'] = 'plain'): Rule => ({
  code,
  reads,
  asserted,
  phrases,
});

/** Words about food and body that restrict a diet plan, in English, Hinglish and Hindi. Ages and kcal are read by `read-figures.ts`. */
export const dietRules: readonly Rule[] = [
  rule(
    'eatingDisorder',
    `
purge|purges|purging|purged|binge+and+purge|bulimia|bulimic|anorexia|anorexic|anorexia+nervosa|eating+disorder|orthorexia|thinspo|proana|pro+ana|bingeing+and+purging
make|making|made|force|forcing|forced|makes myself|me .. throw+up|vomit|vomiting|sick|puke|vomitting
throw|throwing|threw|vomit|vomiting|vomited|puke|puking .. up? .. after|every .. eating|meals|meal|dinner|food|lunch|i+eat|time+i
laxative|laxatives|diuretics|water+pills|enema|enemas ... lose|weight|slim|thin|after|meals|use|take|taking|to
laxative|laxatives
starve|starving|starved myself
starve|starving|starvation|starved .. to|diet|lose|for|weight|until|so+i|days
fear|scared|afraid|terrified of|to .. gaining|gain|eating|food|weight|calories|eat|getting+fat|carbs
hate my body|how+i+look|my+fat|my+thighs|my+stomach
feel|feeling|so .. guilty|disgusting|disgusted|ashamed|fat ... after|when|every+time|for .. eating|eat|i+eat|meals|meal|food
binge|bingeing|binging|binged ... cant+stop|out+of+control|every+night|and+then|guilt*|secret|hide|throw|vomit|fast|starve|compensate|purge|control
havent|have+not|hasnt|not|nt eaten|eat|eating .. in|for|since .. #|two|three|four|five|days|yesterday|several
not|dont|stopped|stop|quit|avoid|skip|skipping .. eat|eating|food|meals .. anything|at+all|for+days|completely|altogether|for+a+week|all+day+every|to+get+thin|because+i+am+fat|so+that+i+lose
chew and spit
exercise|burn|run|workout|cardio .. off|to .. punish|every+calorie|everything+i+eat|what+i+ate|make+up+for+eating|earn+my+food
obsessed|obsessive|obsessing .. with|over|about .. calories|weight|food|thin|weighing
lost|missed|missing|stopped|no|havent+had|irregular|skipped .. period|periods .. since|for|after|because|due|months|diet*|weight|train*|#|dieting|and
size zero|0
thigh gap`,
  ),
  rule(
    'eatingDisorder',
    `
khana .. kha .. ke|kar .. ulti
ulti .. kar .. deta|deti|leta|leti|ke|du|lu ... patla|patli|vajan|weight|mota|moti|khana|khane
khane .. ke .. baad .. ulti
bhukha|bhukhi|bhooka|bhookhi|bhukhe|bhookha .. reh|rah|rahkar|rehkar ... patla|patli|vajan|wajan|weight
# din .. se .. khana|kuch .. nahi .. khaya
khana .. chhod|chod|band .. diya|dia|kar|du|dun
khane .. se .. dar .. lag*
खाना .. खाकर|खाने+के+बाद .. उल्टी
खाने .. के .. बाद .. उल्टी
भूखा|भूखी|भूखे .. रह* ... पतला|पतली|वजन
खाना .. छोड|बंद .. दिया|कर
# दिन .. से .. खाना|कुछ .. नहीं`,
    false,
    'roman',
  ),
  rule(
    'crashDiet',
    `
crash diet|dieting
zero calorie|calories|food|carb+and+zero
only water|black+coffee|juice|juices|lemon+water|cucumber|apples|green+tea .. for|all|diet|#|days|days?
water|juice|dry fast|fasting|cleanse .. for|#|days|day|hours
fast|fasting .. for .. 2|3|4|5|6|7|8|10|14|20|21|30|40|48|72|two|three|four|five|six|seven|ten days|day|hours|week|weeks
48|72 hour|hours|hr fast|fasting
lose|drop|cut|shed|reduce .. 5|6|7|8|9|10|12|15|20|25|30 kg|kgs|kilos|kilo|kilograms .. in|within .. a|one|1|7|10|14|15|two|2|20 day|days|week|weeks|month
lose|drop .. 2|3|4|5 kg|kgs|kilos .. overnight|in+a+day|in+1+day|in+one+day|in+2+days|in+two+days|before+weigh+in|in+3+days
10|15|20 kg .. kam|ghat* .. # din|hafte|din`,
  ),
  rule(
    'pregnant',
    `
pregnant|pregnancy|expecting+a+baby|expecting+twins|first+trimester|second+trimester|third+trimester|trimester|mother+to+be|garbhvati|baby+bump|maternity
weeks|months pregnant|along|gestation`,
  ),
  rule(
    'pregnant',
    `
garbhvati|garbhavati|garbh|garbhavastha|pet+se+hu|pet+se+hai
गर्भवती|गर्भ|प्रेग्नेंट|गर्भावस्था|प्रेगनेंट`,
    false,
    'roman',
  ),
  rule(
    'breastfeeding',
    `
breastfeed|breastfeeding|breast+feeding|nursing+mother|lactating|lactation|nursing+my|nursing+a+baby|pumping+milk|postpartum|post+partum|new+mother`,
  ),
  rule(
    'breastfeeding',
    `
dudh|doodh .. pilati|pila
दूध .. पिलाती|पिला`,
    false,
    'roman',
  ),
  rule(
    'underweight',
    `
underweight|too+thin|bmi+is+17|bmi+of+17|bmi+16|bmi+17|bmi+15|bmi+is+16|bmi+is+15|bmi+of+16|skin+and+bones`,
  ),
  rule(
    'insulin',
    `
insulin ... #|inject*|take|taking|units|pump|shots|on|dependent|sugar|diabetes|diabetic
on|take|taking|inject|injecting|using|use|with insulin
type 1|one diabetes|diabetic
t1d
type1|type+one`,
  ),
  rule(
    'insulin',
    `
insulin .. leta|leti|lagata|lagati|par|pe
इंसुलिन`,
    false,
    'roman',
  ),
  rule(
    'kidneyDisease',
    `
kidney|renal|ckd|kidneys .. disease|failure|problem|problems|stone|stones|transplant|dialysis|patient|issue|issues|function|damage|weak|injury
dialysis|ckd|creatinine+high|high+creatinine
one|single kidney`,
  ),
  rule(
    'kidneyDisease',
    `
gurde|gurda|kidney .. kharab|ki|ka|main .. bimari|problem|pathri|fail|dikkat
किडनी|गुर्दे|डायलिसिस .. की|का|में|खराब|फेल`,
    false,
    'roman',
  ),
  rule(
    'medicine',
    `
how|what|which|best|can|should|is|safe|recommend|suggest|give|prescribe|need|much|many ... ibuprofen|paracetamol|painkiller|painkillers|crocin|dolo|combiflam|diclofenac|voveran|aspirin|tylenol|advil|aleve|naproxen|steroid|steroids|antibiotic|antibiotics|muscle+relaxant|metformin|ozempic|semaglutide|wegovy|mounjaro|testosterone|anavar|dianabol|clenbuterol|clen|trenbolone|tren|sarms|hgh|ephedrine|phentermine|fat+burner|fat+burners|orlistat|thyroxine|antidepressant|antidepressants|ssri|sleeping+pill|sleeping+pills|melatonin|xanax|alprazolam|cortisone|tramadol|viagra|diuretic|medicine|medicines|medication|medications|drug|drugs|tablet|tablets|dosage|dose
dose|dosage|doses|mg of|for|per .. _
stop|stopping|quit|quitting|skip|come+off|leave|reduce|reducing|change .. taking? .. my|the .. medicine|medicines|medication|medications|meds|tablets|antidepressants|insulin|pills|thyroxine|inhaler|statin|bp+tablets`,
    false,
  ),
  rule(
    'medicine',
    `
kaun|konsi|kaunsi|kaun+si|kitni|kitna|koi|kya|konsa .. dava|dawa|dawai|davai|tablet|goli|painkiller|injection|steroid|medicine|syrup|dose .. lu|lun|loon|khau|khaun|le|lena|leni|chahiye|du|khaye|batao|bata|lagau|hai
कौन|कौनसी|कितनी|कितना|कोई|क्या .. दवा|दवाई|गोली|इंजेक्शन|स्टेरॉयड .. लूं|लें|लेनी|लेना|खाऊं|चाहिए|दूं|बताओ|बताइए|ले`,
    false,
    'roman',
  ),
];
