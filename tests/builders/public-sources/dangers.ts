/**
 * Sentences that people type when something is dangerous, and ordinary sentences close to them. Written from the items of published screening
 * lists and not from our own phrases, so that a test can compare the two. The words are ours; each group names its list.
 */
export type Danger = { readonly source: string; readonly sentences: readonly string[] };

/** Whoever types one of these is shown help for a crisis. */
export const crisis: readonly Danger[] = [
  {
    source: 'Columbia Suicide Severity Rating Scale (screener), items 1 to 6',
    sentences: [
      'I wish I was dead',
      'I want to go to sleep and never wake up',
      'I have thoughts of killing myself',
      'I have been thinking about how I would end my life',
      'I plan to kill myself tonight',
      'I tried to kill myself last week',
      'main mar jana chahta hoon',
      'mujhe jeena nahi hai',
      'मैं मरना चाहता हूँ',
      'मुझे जीना नहीं है',
    ],
  },
  {
    source: 'PHQ-9, item 9',
    sentences: [
      'I would be better off dead',
      'I think about hurting myself',
      'khud ko nuksan pahunchana chahti hoon',
      'खुद को चोट पहुँचाना चाहती हूँ',
    ],
  },
  {
    source: 'Ask Suicide-Screening Questions (NIMH)',
    sentences: [
      'my family would be better off if I were dead',
      'suicidal thoughts',
      'I feel suicidal',
      'khudkushi karne ka man hai',
      'आत्महत्या करना चाहता हूँ',
    ],
  },
  {
    source: 'Self-harm, NICE NG225',
    sentences: ['I cut myself when I am sad', 'I have been self harming', 'I took an overdose of tablets'],
  },
];

/** Whoever types one of these is sent to a doctor or to an ambulance. */
export const redFlags: readonly Danger[] = [
  {
    source: 'Concussion Recognition Tool 6',
    sentences: [
      'I hit my head and I have been vomiting repeatedly',
      'he was knocked out and lost consciousness',
      'I got hit on the head and now I see double',
      'after a blow to the head my headache is getting worse',
      'she had a seizure after the tackle',
      'my arms are tingling and numb after a hit to the neck',
      'sir par chot lagi aur ulti ho rahi hai',
      'सिर पर चोट लगी और उल्टी हो रही है',
      'sir me lagi thi aur behosh ho gaya',
    ],
  },
  {
    source: 'NICE NG59 and GIRFT, cauda equina',
    sentences: [
      'back pain and I cannot control my bladder',
      'numb between my legs since my back pain started',
      'back pain and I cannot pass urine',
      'both legs feel weak with back pain',
    ],
  },
  {
    source: 'NHS and American Heart Association, heart attack',
    sentences: [
      'chest pain spreading to my left arm',
      'tight chest when I run',
      'pressure in my chest and sweating',
      'seene mein dard ho raha hai',
      'सीने में दर्द हो रहा है',
      'chhati me dard hai aur saans nahi aa rahi',
    ],
  },
  {
    source: 'American Heart Association, pre-participation screening (14 elements)',
    sentences: [
      'I fainted during training',
      'I passed out while running',
      'I collapsed in the match',
      'my heart races for no reason and I feel faint',
    ],
  },
  {
    source: 'BE-FAST, stroke',
    sentences: ['my face is drooping on one side', 'my speech is slurred suddenly', 'sudden weakness in one arm'],
  },
  {
    source: 'World Allergy Organization, anaphylaxis',
    sentences: [
      'my throat is closing after eating nuts',
      'my tongue and lips are swelling',
      'hives all over and I cannot breathe',
      'gala band ho raha hai, saans nahi aa rahi',
    ],
  },
  {
    source: 'ACSM and NATA, exertional heat stroke and rhabdomyolysis',
    sentences: [
      'I am confused after training in the heat',
      'my urine is dark brown after the workout',
      'cola coloured urine after exercise',
    ],
  },
  {
    source: 'NHS and Wells score, deep vein thrombosis and embolism',
    sentences: ['my calf is swollen, red and hot', 'coughing up blood', 'sudden shortness of breath at rest'],
  },
  {
    source: 'Ottawa rules and NHS, fractures and dislocations',
    sentences: [
      'I heard a crack and cannot put weight on my foot',
      'the bone is sticking out',
      'my shoulder popped out of its socket',
      'my leg looks bent the wrong way',
      'haddi toot gayi',
    ],
  },
  {
    source: 'NHS, infection and tumour red flags of back pain',
    sentences: ['back pain with fever and chills', 'night pain and losing weight without trying'],
  },
  {
    source: 'SCOFF and IOC consensus on REDs 2023',
    sentences: [
      'I make myself sick after eating',
      'I make myself vomit after meals',
      'I have not had my period for four months',
      'I take laxatives to lose weight',
      'I feel I have lost control over how much I eat',
    ],
  },
];

/** Ordinary sentences that use the same words. */
export const ordinary: readonly string[] = [
  'that workout killed me',
  'I am dying to play again',
  'my legs are dead after squats',
  'dead hang for beginners',
  'how do I do a deadlift',
  'kill the last set',
  'suicide runs on the court',
  'what should I eat before a match',
  'chest day workout',
  'stretch for tight hips',
  'my back is a bit stiff in the morning',
  'heart rate zones for running',
  'header drills for football',
  'how much water in the heat',
  'sore calves after yesterday',
  'seene ki exercise batao',
  'aaj kya khana chahiye',
  'मैच से पहले क्या खाऊं',
];
