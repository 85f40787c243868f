import type { PlanLanguage } from '../../../contract/assistant/words.ts';

type InjuryTexts = { readonly sorry: string; readonly check: string; readonly then: string; readonly isYes: string; readonly isNo: string };

/** How the assistant asks back when somebody tells that something hurts. */
export const injuryTexts: Readonly<Record<PlanLanguage, InjuryTexts>> = {
  english: {
    sorry: 'I am sorry that it hurts.',
    check: 'Before anything else, is one of these a yes?',
    then: 'If one is, spare it and have a doctor see it today. If none is: spare it for a day or two, keep it moving gently below pain 3 of 10, raise it and bandage it lightly where it is swollen. Tell me "yes" or "none", and I say how it goes on.',
    isYes:
      'Then a doctor should see it today, before any exercise; spare it until then. If it looks bent, turns cold or pale, or numbness, weakness or drowsiness comes or grows, call your local emergency number now.',
    isNo: 'Good signs. The first days: spare it, move it gently below pain 3 of 10, raise it and bandage it lightly where it is swollen, and no sport yet. "Injury rehab" here makes you a plan in four phases, from protecting it to your sport. If it is no better after a week, or gets worse at any time, have it seen.',
  },
  hindi: {
    sorry: 'दर्द का सुनकर दुख हुआ।',
    check: 'पहले यह बताइए, क्या इनमें से किसी का जवाब हाँ है?',
    then: 'एक भी हाँ हो तो उस पर ज़ोर मत डालिए और आज ही डॉक्टर को दिखाइए। सब नहीं हों तो: एक-दो दिन बचाइए, दर्द 10 में 3 से नीचे हल्के से हिलाते रहिए, सूजन हो तो ऊँचा रखिए और हल्की पट्टी बाँधिए। "हाँ" या "कोई नहीं" लिखिए, फिर आगे बताता हूँ।',
    isYes:
      'तो किसी भी कसरत से पहले आज ही डॉक्टर को दिखाइए; तब तक उसे बचाइए। टेढ़ा दिखे, ठंडा या पीला पड़े, या सुन्नपन, कमज़ोरी या सुस्ती आए या बढ़े, तो अभी आपातकालीन नंबर पर फोन कीजिए।',
    isNo: 'अच्छे संकेत हैं। पहले दिन: बचाइए, दर्द 10 में 3 से नीचे हल्के से हिलाइए, सूजन हो तो ऊँचा रखिए और हल्की पट्टी बाँधिए, और अभी खेल नहीं। यहाँ "Injury rehab" चार चरणों की योजना बनाता है, बचाव से खेल तक। एक हफ़्ते में बेहतर न हो, या कभी भी बढ़े, तो दिखाइए।',
  },
};
