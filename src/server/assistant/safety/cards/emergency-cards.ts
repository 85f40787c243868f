import type { CardText } from './card-text.ts';

const card = (english: CardText['english'], hindi: CardText['hindi']): CardText => ({ calls: 'emergency', english, hindi });
const call = 'Call the emergency number now, or let somebody call for you. Do not drive yourself.';
const callHindi = 'अभी आपातकालीन नंबर पर फोन कीजिए, या किसी से करवाइए। खुद गाड़ी मत चलाइए।';

/** Emergencies; each card contains only what to do until help arrives. */
export const emergencyCards = {
  poisoned: card(
    [
      'Get help now, even if you feel well',
      call,
      'Say what was taken, how much and when, and take the packet along. Do not try to vomit, and stay with somebody.',
    ],
    [
      'अभी मदद लीजिए, ठीक लग रहा हो तब भी',
      callHindi,
      'बताइए कि क्या, कितना और कब लिया; पैकेट साथ रखिए। उल्टी करने की कोशिश मत कीजिए और किसी के साथ रहिए।',
    ],
  ),
  chestPain: card(
    [
      'Chest pain needs help now',
      call,
      'Stop what you are doing, sit down, loosen tight clothes and stay with somebody. No training today.',
    ],
    ['सीने का दर्द: अभी मदद चाहिए', callHindi, 'जो कर रहे हैं उसे रोकिए, बैठ जाइए, कसे कपड़े ढीले कीजिए और किसी के साथ रहिए। आज कोई कसरत नहीं।'],
  ),
  breathing: card(
    [
      'Trouble breathing needs help now',
      call,
      'Sit upright and rest. If you have a reliever inhaler of your own, use it as you were shown.',
    ],
    ['साँस की तकलीफ: अभी मदद चाहिए', callHindi, 'सीधे बैठकर आराम कीजिए। आपका अपना इनहेलर हो तो जैसे बताया गया है वैसे लीजिए।'],
  ),
  collapse: card(
    [
      'Passing out must be looked at today',
      call,
      'Lie down with the legs raised. No sport until a doctor has found out why, above all if it happened during effort.',
    ],
    ['बेहोशी की जाँच आज ही जरूरी है', callHindi, 'लेट जाइए और पैर ऊपर रखिए। कारण पता चलने तक कोई खेल नहीं, खासकर अगर यह मेहनत के दौरान हुआ हो।'],
  ),
  stroke: card(
    ['These signs need help now', call, 'Note the time when they began. Nothing to eat or drink.'],
    ['इन लक्षणों में अभी मदद चाहिए', callHindi, 'कब शुरू हुआ, समय लिख लीजिए। कुछ खाना-पीना नहीं।'],
  ),
  // NHS 'Headaches' and the Ottawa SAH rule: a headache at its worst within a minute may be bleeding in the head.
  suddenHeadache: card(
    [
      'A headache that comes at once needs help now',
      call,
      'A pain that is at its worst within seconds, the worst you have known, must be looked at today even if it eases. Sit or lie down, no more effort, no tablets that thin the blood.',
    ],
    [
      'एकदम से आए तेज सिरदर्द में अभी मदद चाहिए',
      callHindi,
      'जो दर्द कुछ ही पलों में सबसे तेज हो जाए, ऐसा जो पहले कभी न हुआ हो, उसे आज ही दिखाना जरूरी है, कम हो जाए तब भी। बैठ या लेट जाइए, कोई मेहनत नहीं, एस्पिरिन जैसी गोली नहीं।',
    ],
  ),
  headInjury: card(
    [
      'A knock on the head with these signs is an emergency',
      call,
      'Keep the head and neck still, stay with somebody, and do not go back to play.',
    ],
    ['सिर की चोट में ये लक्षण आपात स्थिति हैं', callHindi, 'सिर और गर्दन स्थिर रखिए, किसी के साथ रहिए, और खेल में वापस मत जाइए।'],
  ),
  neckInjury: card(
    ['Keep the neck still', call, 'Do not move, sit up or take a helmet off until help is there.'],
    ['गर्दन स्थिर रखिए', callHindi, 'मदद आने तक हिलिए मत, उठिए मत, और हेलमेट मत उतारिए।'],
  ),
  saddleNumbness: card(
    [
      'This needs a hospital today',
      'Numbness around the seat, or trouble with bladder or bowel together with back pain, can mean that nerves are pressed on. Hours count.',
      call,
    ],
    [
      'आज ही अस्पताल जाइए',
      'बैठने की जगह सुन्न होना, या कमर दर्द के साथ पेशाब या मल पर काबू न रहना, नसों पर दबाव हो सकता है। हर घंटा मायने रखता है।',
      callHindi,
    ],
  ),
  deformity: card(
    [
      'Do not move it',
      call,
      'Leave the limb as it lies, support it, cover an open place with something clean, and eat nothing. Nobody but a professional puts it back.',
    ],
    ['इसे हिलाइए मत', callHindi, 'अंग जैसा है वैसा ही सहारा देकर रखिए, खुली जगह को साफ कपड़े से ढकिए, और कुछ मत खाइए। इसे केवल डॉक्टर ही बैठाएँ।'],
  ),
  coldLimb: card(
    ['A limb that turns cold, pale or numb needs help now', call, 'Open tight bandages and shoes.'],
    ['अंग ठंडा, पीला या सुन्न हो तो अभी मदद चाहिए', callHindi, 'कसी पट्टी और जूते खोल दीजिए।'],
  ),
  bleeding: card(
    ['Press on it and get help', call, 'Press firmly with a clean cloth, keep pressing, and raise the part if you can.'],
    ['दबाकर रखिए और मदद लीजिए', callHindi, 'साफ कपड़े से जोर से दबाइए, दबाए रखिए, और हो सके तो उस हिस्से को ऊपर रखिए।'],
  ),
  heatStroke: card(
    [
      'Cool down first, and call',
      call,
      'Into the shade, off with extra clothes, cold water over the whole body and a fan until help is there.',
    ],
    [
      'पहले ठंडा कीजिए, और फोन कीजिए',
      callHindi,
      'छाया में ले जाइए, अतिरिक्त कपड़े उतारिए, पूरे शरीर पर ठंडा पानी डालिए और पंखा कीजिए, जब तक मदद न आए।',
    ],
  ),
  allergicReaction: card(
    [
      'A strong allergic reaction can get worse fast',
      call,
      'If you were given an adrenaline pen, use it as you were shown. Lie down with the legs raised; sit if breathing is hard.',
    ],
    [
      'तेज एलर्जी जल्दी बढ़ सकती है',
      callHindi,
      'आपको एड्रेनालिन पेन दिया गया हो तो जैसे सिखाया गया है वैसे लगाइए। पैर ऊपर रखकर लेटिए; साँस में तकलीफ हो तो बैठिए।',
    ],
  ),
  darkUrine: card(
    [
      'Dark or bloody urine must be looked at today',
      'After hard training it can mean that muscle broke down and strains the kidneys. Go to a hospital today, stop training, and drink water.',
    ],
    [
      'गहरे रंग का या खून वाला पेशाब: आज ही दिखाइए',
      'कड़ी कसरत के बाद इसका मतलब हो सकता है कि मांसपेशी टूटी है और गुर्दों पर जोर है। आज ही अस्पताल जाइए, कसरत रोकिए और पानी पीजिए।',
    ],
  ),
  groinEmergency: card(
    ['This needs a hospital within hours', 'Sudden or strong pain in a testicle must be looked at within a few hours.', call],
    ['कुछ घंटों में अस्पताल पहुँचिए', 'अंडकोष में अचानक या तेज दर्द कुछ ही घंटों में दिखाना जरूरी है।', callHindi],
  ),
} as const satisfies Record<string, CardText>;
