const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Word lists for `looseSign`, in normalised spelling (Hinglish as `romanOf` writes it). */
export const loose = {
  self: words('i me my myself mine im main mujhe mera meri mere mujhse मैं मुझे मेरा मेरी मेरे मुझसे हूं'),
  /** Words that refer to the writer. */
  first: words('i myself main मैं mujhe मुझे'),
  hindiMe: words('mujhe mere hame मुझे मेरे हमें'),
  people: words(
    `he she they father mother husband wife boyfriend girlfriend brother sister uncle aunt coach trainer teacher friend son daughter stepfather stepmother stepdad partner ex boss warden senior seniors cousin roommate flatmate teammate
    student neighbour captain someone parents inlaws goalkeeper player kid child man men boys ladka ladke pati papa bhai behen bahan dost beta beti biwi sas sasur sasural chacha mama jija devar sir coach gharvale पति पापा पिता भाई बहन दोस्त बेटा बेटी पत्नी सास ससुर ससुराल चाचा मामा कोच सर शिक्षक मां सहेली`,
  ),
  dying: words(
    `die died dying dead death kill killing alive funeral grave coffin afterlife exist existing existence surviving survived born lethal fatal suicide suicidal unalive marna mar marun marne maut jinda jina jine jan
    मरना मर मरूं मरने मौत जीना जीने जिंदा जान`,
  ),
  /** Words that are a sign together with a person alone. */
  ending: words('suicide suicidal unalive khudkushi khudkhushi atmahatya suisaid आत्महत्या खुदकुशी सुसाइड kms noose fansi fanda फांसी फंदा'),
  weight: words(
    `want wants wanted wish wished hope hoping pray rather better why deserve ready cry miss pain painful painless hurt hurts scared hopeless worthless meaningless useless hate sorry goodbye tonight plan plans method methods urge urges peace
    sin relief option escape reason reasons point burden without anymore still serious disappointed everyone nobody anyone happier easier end ending imagine imagining keep think thinking thoughts only way waste permanent regret decided glad strong afraid tired nothing left chance worth close
    chahta chahti chahiye man dil kash behtar acha nahin koi khush dard alvida boj thak soch sochta sochti matlab fayda kaise tarika asan bas bhagvan
    चाहता चाहती चाहिए मन दिल काश बेहतर अच्छा नहीं कोई खुश दर्द अलविदा बोझ थक सोच मतलब फायदा रास्ता आसान तरीका भगवान हमेशा`,
  ),
  means: words(
    `pills tablets paracetamol overdose sleeping poison phenyl bleach pesticide rope gun pistol blade razor knife roof rooftop bridge balcony terrace ledge cliff railing train tracks metro wrist wrists veins noose insulin painkillers monoxide
    goli goliyan jahar fenyl fansi rasi chat pul patri nas neend जहर गोली गोलियां रस्सी छत पुल पटरी नस ब्लेड फिनाइल`,
  ),
  intent: words(
    'end ending goodbye trust urge tonight storing stored hoarding counting swallow swallowed drank drunk jump jumping hang hanging slit khatam kud kudna khatm खत्म कूद',
  ),
  method: words('how which what painless fastest quickest easiest lethal fatal kaise asan tarika कैसे आसान तरीका'),
  blades: words(
    'blade blades razor razors knife cut cutting carve carved carving burn burning scratch scratching hitting punching hurting harming bleed katti kata kati katta काटती काटता',
  ),
  skin: words('skin wrist wrists thigh thighs arms veins bleeding numb scars deeper calms kalai hath हाथ कलाई'),
  violence: words(
    'beat beats beating beaten hit hits hitting slap slaps slapped punch punches punched kick kicks kicked choke chokes choked strangled burns burned whips belt bat threaten threatens threatened abuses abused blackmail blackmails blackmailing drunk marta marti marte mara pitta pite pitai dhamki jalane मारता मारती मारते मारा पीटता पीटते पीटा धमकी जबरदस्ती',
  ),
  touch: words(
    'touch touches touched touching molest molested molests grope groped rape raped rapes lap breast breasts nude nudes naked sexual sexually sex harkat chuta chute chua chuti balatkar jabardasti छुआ छूते छूता बलात्कार हरकत',
  ),
  assault: words('raped molested groped beaten blackmailed abused assaulted stalked'),
  saying: words(
    'said says told saying tells telling wants want threatening threatens threat threatened talking talks thinking wrote note messaged texted diary is has ended keh kehta kehti bol ki ka karna karne कह कहता कहती बोल की करना',
  ),
  /** A sentence with one of these is taken to be about sport. */
  sport: words(
    `chess tennis badminton football cricket ball wicket goal goals over overs innings nets race match matches game games team gym workout workouts session sets reps squat squats deadlift deadlifts burpees sprint sprints drill drills run running marathon kettlebell
    grip pull pullup pushup push ups press bench headache hamstring glutes plank trek camp speed podcast
    recipe recipes snack snacks diet protein calories kcal food dinner lunch breakfast salad carbs sugar chai biryani karela exercise exercises stretch training yoga plan
    six sixes chakka chauka chake shatak daud kasrat khana khane nashta vajan rasoi छक्का छक्के चौका मैच टीम गेंद खेल कसरत दौड खाना वजन शतरंज योग`,
  ),
} as const;
