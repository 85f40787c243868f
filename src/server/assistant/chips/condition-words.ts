import type { HealthCondition } from '../../../contract/assistant/constraints.ts';

/**
 * How people say that they have a condition: English and Hindi in `plain`, Hindi in Roman letters in `roman` (the syntax of phrases). Told
 * indirectly counts too: a due date, a tablet, an inhaler.
 */
export const conditionPhrases: Readonly<Record<HealthCondition, { readonly plain: string; readonly roman: string }>> = {
  pregnancy: {
    plain: `
pregnant|preggers|preggo|prego
pregnancy
expecting a|my|our|another _? baby|child|boy|girl|twins
expecting twins|again
expecting in january|february|march|april|may|june|july|august|september|october|november|december
am|are|we expecting $
expectant mother
baby|babys|babies is|are due
baby due
due date
i am due in|on|this|next
baby on the way
baby bump
first|second|third|1st|2nd|3rd|last trimester
# weeks|months|week|month along
carrying a baby|child
carrying twins
mother to be
going to be|become a|mother a? mother?
having a baby in|soon|this|next
antenatal|prenatal
गर्भवती
गर्भावस्था
प्रेग्नेंट
प्रेगनेंट
गर्भ से
पेट से हूं
मां बनने वाली`,
    roman: `
garbhvati|garbhavati|garvvati|garbhvathi
garbhavastha
garbh se
pet se hu
umid se hu
pair|paanv|paon bhari
maa|ma|mother banne vali
bacha|bachcha|baby hone vala
# mahina|mahine chal raha
chautha|panchva|chhatha|satva|athva|nauva mahina`,
  },
  postpartum: {
    plain: `
gave birth
postpartum|postnatal
post partum|natal|pregnancy|delivery
had a|my|our _? baby|son|daughter|child|section
after my? delivery|pregnancy|childbirth|birth
c section
csection|cesarean|caesarean|cesarian
delivered a|my|our
new mother
baby|son|daughter|boy|girl is # week|weeks|month|months
प्रसव
डिलीवरी
बच्चा हुआ`,
    roman: `
delivery hui|ko|ke|ho
bacha|bachcha|baby hua
bacha|bachcha|baby|beta|beti # mahine|hafte|din ka|ki hai`,
  },
  highBloodPressure: {
    plain: `
hypertension|hypertensive
high|elevated|raised blood pressure
i have|got|had bp|hypertension $
i have blood pressure $
high|hi bp
blood pressure|pressures is|runs|stays|goes|gets _? _? high|raised|elevated
blood pressure high
bp is|runs|stays|goes|gets _? _? high|raised|elevated
bp high
blood pressure|pressures tablet|tablets|pill|pills|medicine|medicines|medication|meds|problem|problems|issue|issues|patient
bp tablet|tablets|pill|pills|medicine|medicines|medication|meds|problem|problems|issue|issues|patient
pills|tablets|medicine|medication|meds for my? blood|bp pressure?
amlodipine|amlovas|amlokind|cilnidipine|cilacar|telmikind|telsar|losar|olmezest|envas|metoprolol|met xl|concor|bisoprolol|arkamin|chlorthalidone|telmisartan|losartan|ramipril|telma|amlong|stamlo|olmesartan|atenolol|lisinopril|enalapril|hydrochlorothiazide
उच्च रक्तचाप
हाई बीपी
हाई ब्लड प्रेशर
बीपी हाई
बीपी बढ*
बीपी की|भी|है`,
    roman: `
uch|uchch|high raktchap|raktachap
bp|blood+pressure badha|badh|jyada|high|barha rahta|rehta|hai|jata
bp|blood+pressure rahta|rehta high|jyada|badha
bp|blood+pressure ki goli|dava|davai|tablet|problem|samasya|bimari|dikat
bp|blood+pressure ka marij|patient
mujhe|mereko bp hai`,
  },
  heart: {
    plain: `
heart condition|disease|problem|problems|patient|trouble|failure|attack|surgery|bypass|murmur|issue|issues|defect|valve
cardiac condition|disease|patient|problem|arrest|surgery|rehab
angina|pacemaker|arrhythmia|arrythmia|afib|cardiomyopathy
atrial fibrillation
stent|stents
bypass surgery
दिल की बीमारी
हृदय रोग
दिल का दौरा
दिल का मरीज`,
    roman: `
dil ki bimari|problem|samasya|dikat|takalif
dil ka marij|daura|operation`,
  },
  asthma: {
    plain: `
asthma|asthmatic|asthama
inhaler|inhalers
अस्थमा
दमा`,
    roman: `
dama|dame hai|ki|ka|ke
sans|sans ki bimari|dikat|problem`,
  },
  diabetes: {
    plain: `
diabetes|diabetic
prediabetes|prediabetic
type 1|2|one|two diabet*
insulin|metformin|glycomet|glyciphage|glucophage|gluformin|zomet|gluconorm|istamet|janumet|trajenta|cetapin|obimet|linagliptin|vildagliptin|voglibose|pioglitazone|lantus|novorapid|humalog|mixtard|huminsulin|actrapid|tresiba|basalog|मेटफॉर्मिन|jardiance|januvia|galvus|gliclazide|glimepiride|sitagliptin|empagliflozin|dapagliflozin|forxiga|amaryl|diamicron|ग्लाइकोमेट|इंसुलिन
high blood sugar
hba1c is? #
hba1c _ #
a1c is? #
fasting|pp|random|blood sugar is|was|of|came|at? #
sugar level is? high|#
sugar is|runs|stays high|#
borderline sugar|diabet*
blood sugar is|runs|stays high
sugar patient
i have sugar
मधुमेह
डायबिटीज
शुगर की|है`,
    roman: `
madhumeh
sugar ki bimari|problem|samasya|dikat|goli
sugar ka marij
mujhe|mereko sugar hai
sugar hai|h mujhe|mereko
sugar|shugar ho gaya|gayi
sugar|shugar badh|badha|high rahta|rehta|gaya|hai`,
  },
  osteoporosis: {
    plain: `
osteoporosis|osteoporotic|osteopenia|alendronate|risedronate|ibandronate|osteofos|fosamax|ostonate
weak|brittle|fragile|thin|porous|soft bone|bones
bone|bones is|are|have|got|getting|become|became _? weak|brittle|fragile|thin|porous
low bone density|mass
bone density is? low|poor|down
bone loss
हड्डियां _? कमजोर|कमज़ोर
हड्डी _? कमजोर|कमज़ोर
कमजोर हड्डियां
ऑस्टियोपोरोसिस`,
    roman: `
hadi|hadiyan|hadiya|haddiyan|haddi _? kamjor|kamajor|khokhli|patli
kamjor|kamajor hadi|hadiyan|hadiya|haddiyan`,
  },
  breastfeeding: {
    plain: `
breastfeeding|breastfeed|breastfeeds|lactating|lactation
breast feeding|feed|milk
nursing a|my|our
nursing mother|mom|mum
feeding my _? baby|newborn|son|daughter|infant|child
feeding my|a # week|weeks|month|months old
nursing my|a # week|weeks|month|months old
exclusively breastfed
feeding him|her
still feeding
feeding every # hours
breast fed
pumping milk
expressing milk
स्तनपान
दूध पिला*`,
    roman: `
stanpan|satanpan
dudh|doodh pila*|pilati
bache|bachche|baby ko dudh|doodh
feed karati|karvati|karwati`,
  },
  kidneyDisease: {
    plain: `
kidney|kidneys|renal disease|problem|problems|failure|patient|trouble|issue|issues|damage|damaged|weak|disorder|transplant|function|insufficiency|injury
kidneys are|dont|do weak|work|failing|damaged|bad
kidney is weak|failing|damaged|bad
weak|bad|damaged|failing|one kidney|kidneys
ckd|nephritis|nephropathy|nephrotic|dialysis|glomerulonephritis
creatinine
egfr|gfr
stage # kidney
किडनी की बीमारी|समस्या|दिक्कत|परेशानी
किडनी खराब|कमजोर
गुर्दे की बीमारी|समस्या
गुर्दे खराब|कमजोर
डायलिसिस
क्रिएटिनिन`,
    roman: `
kidni|kidney|gurde|gurda|gurdon ki|ka|me|main bimari|problem|dikat|samasya|marij|takalif
kidni|kidney|gurde|gurda kharab|kamjor|fail
kritinin|creatinine badha|jyada|high`,
  },
  warfarin: {
    plain: `
warfarin|warfrin|warf|wafarin|warfin|coumadine|acitrome|sintrom|uniwarfin|marevan|jantoven|coumadin|acitrom|acenocoumarol|nicoumalone|warf
blood thinner|thinners|thinning
anticoagulant|anticoagulants
my inr
vitamin k steady|constant|same|consistent|stable|level
steady|constant|same|consistent vitamin k
thin my blood
खून पतला
वारफेरिन|वार्फरिन`,
    roman: `
khun|khoon patla
blood patla`,
  },
  pcos: {
    plain: `
pcos|pcod|pmos
polycystic
पीसीओएस|पीसीओडी`,
    roman: `
pisiod|pisios`,
  },
  irritableBowel: {
    plain: `
ibs|fodmap|fodmaps
irritable bowel
sensitive gut|bowel|bowels
आईबीएस`,
    roman: `
aibies`,
  },
  vertigo: {
    plain: `
vertigo|bppv
dizzy|dizziness
lightheaded|giddy|giddiness
room spins|spinning
चक्कर आ*
चक्कर की`,
    roman: `
chakar|chakkar a|ata|ate|ati|aata|ane|ki
sar|sir ghum*`,
  },
  hernia: {
    plain: `
hernia|hernias
हर्निया`,
    roman: `
harniya`,
  },
};

/** Long words of conditions, also understood with a letter or two wrong. */
export const longConditionWords: readonly string[] =
  'pregnant pregnancy expecting trimester postpartum osteoporosis osteopenia hypertension impingement sciatica asthma diabetes diabetic vertigo dizziness rotator patellar patella tendonitis tendinitis tendinopathy hernia meniscus plantar fasciitis achilles shoulder shoulders hamstring hamstrings spondylitis spondylosis pressure garbhvati madhumeh cesarean warfarin anticoagulant breastfeeding dialysis polycystic irritable allergy allergic allergies intolerant intolerance vegetarian'.split(
    ' ',
  );
