import type { PlanLanguage } from '../../../contract/assistant/words.ts';

type ReplyTexts = {
  readonly cannotChange: string;
  readonly fixed: string;
  readonly noExercise: string;
  readonly unclear: string;
  readonly respected: string;
  /** A change that the words name and that changes nothing. */
  readonly noDifference: string;
  /** A change that was not understood. */
  readonly whichChange: string;
  /** A wish that the plan holds already. */
  readonly soAlready: string;
  /** A wish that nothing in the plan was against. */
  readonly keptInMind: string;
  readonly onThisDay: string;
  readonly nothingOnThisDay: string;
  /** The title of a conversation that began in distress. */
  readonly privateTitle: string;
  /** The answer to somebody who feels low and asks no question that we know. */
  readonly heavy: string;
  /** Shown below a passage that names something the person avoids. */
  readonly leftOut: string;
};

/** The embedded engine's own sentences in a conversation. */
export const replyTexts: Record<PlanLanguage, ReplyTexts> = {
  english: {
    cannotChange: 'I could not change the plan that way and keep it safe and whole. Try something smaller, or loosen another wish first.',
    noExercise: 'This plan has no {name}, so nothing changed. Which of its exercises shall I swap?',
    unclear:
      'I am not sure what you mean by that. I can look up food, change or explain a plan, and answer on training, rest and Elevate: what is it about?',
    fixed:
      'This plan is a copy from a link without health details, so it can be read and ticked, but not changed. Make one of your own from its form, and I change that as you like.',
    onThisDay: 'Your plan for {date}:',
    nothingOnThisDay: 'Your plan has nothing on {date}: a day of rest, or one it does not reach.',
    privateTitle: 'A conversation',
    heavy:
      'I am sorry, that is a lot to carry, and it says nothing about what you are worth. Tell one person today how it is, or call a number of the card. If you like, ask me about sleep, worries, a bad result or a short breathing exercise.',
    leftOut: 'You leave out {foods}: pass over them here too, and take what else is named.',
    respected: 'I changed the plan with this in mind. The version before is kept.',
    noDifference: 'That is so already, so nothing changed. Which day, meal or exercise shall I change?',
    whichChange:
      'I have changed nothing yet: what exactly shall be different? Name the day, meal, exercise or amount, such as "swap Tuesday’s lunch", "30 minutes" or "no jumping".',
    soAlready: 'The plan keeps to that already, so nothing changed. What else shall I change?',
    keptInMind: 'Nothing in the plan was against it; from now on every change keeps to it.',
  },
  hindi: {
    cannotChange: 'इस तरह बदलने पर योजना सुरक्षित और पूरी नहीं रहती। कुछ छोटा बदलाव कहिए, या कोई दूसरी शर्त ढीली कीजिए।',
    noExercise: 'इस योजना में {name} है ही नहीं, इसलिए कुछ नहीं बदला। कौन सी कसरत बदलूँ?',
    unclear:
      'समझ नहीं आया कि यह किस बारे में है। मैं खाने की जानकारी देता हूँ, योजना बदलता और समझाता हूँ, और अभ्यास, आराम और Elevate पर उत्तर देता हूँ: क्या चाहिए?',
    fixed:
      'यह योजना लिंक से ली गई नक़ल है, जिसमें सेहत की जानकारी नहीं है, इसलिए इसे पढ़ और टिक कर सकते हैं, बदल नहीं सकते। फ़ॉर्म से अपनी योजना बनाइए, उसे मैं बदल दूँगा।',
    onThisDay: '{date} के लिए आपकी योजना:',
    nothingOnThisDay: '{date} को योजना में कुछ नहीं है: आराम का दिन, या योजना वहाँ तक नहीं जाती।',
    privateTitle: 'एक बातचीत',
    heavy:
      'यह बहुत भारी है, और इससे आपकी कीमत कम नहीं होती। आज किसी एक को बताइए कि कैसा लग रहा है, या कार्ड के किसी नंबर पर फोन कीजिए। चाहें तो मुझसे नींद, चिंता, हार या साँस के छोटे अभ्यास के बारे में पूछिए।',
    leftOut: 'आप {foods} नहीं लेते: इन्हें यहाँ भी छोड़ दीजिए और बाकी में से चुनिए।',
    respected: 'इसका ध्यान रखते हुए योजना बदल दी। पिछला रूप भी रखा है।',
    noDifference: 'यह पहले से ऐसा ही है, इसलिए कुछ नहीं बदला। कौन सा दिन, भोजन या कसरत बदलूँ?',
    whichChange: 'अभी कुछ नहीं बदला: ठीक-ठीक क्या अलग हो? दिन, भोजन, कसरत या मात्रा बताइए, जैसे "मंगलवार का खाना बदलो", "30 मिनट" या "कूदना नहीं"।',
    soAlready: 'योजना में इसका ध्यान पहले से है, इसलिए कुछ नहीं बदला। और क्या बदलूँ?',
    keptInMind: 'योजना में इसके ख़िलाफ़ कुछ नहीं था; आगे हर बदलाव में इसका ध्यान रहेगा।',
  },
};
