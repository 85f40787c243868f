import type { PlanLanguage } from '../../../contract/assistant/words.ts';

/** The texts around the red-flag questions. */
export const checklistTexts: Readonly<
  Record<PlanLanguage, Record<'title' | 'isAnyTrue' | 'none' | 'some' | 'which' | 'yes' | 'no', string>>
> = {
  english: {
    title: 'To keep you safe',
    isAnyTrue: 'Is any of this true for you?',
    none: 'None of these',
    some: 'Yes, or I want to see the questions',
    which: 'Tick what is true.',
    yes: 'Yes',
    no: 'No',
  },
  hindi: {
    title: 'आपकी सुरक्षा के लिए',
    isAnyTrue: 'क्या इनमें से कुछ आपके लिए सच है?',
    none: 'इनमें से कुछ नहीं',
    some: 'हाँ, या मैं सवाल देखना चाहता/चाहती हूँ',
    which: 'जो सच हो उस पर निशान लगाइए।',
    yes: 'हाँ',
    no: 'नहीं',
  },
};
