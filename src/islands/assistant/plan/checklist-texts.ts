import type { PlanLanguage } from '../../../contract/assistant/words.ts';

/** The texts around the red-flag questions. */
export const checklistTexts: Readonly<Record<PlanLanguage, Record<'title' | 'isAnyTrue' | 'none' | 'yes' | 'no', string>>> = {
  english: {
    title: 'First, to keep you safe',
    isAnyTrue: 'Is any of this true for you? Tick what is.',
    none: 'None of these',
    yes: 'Yes',
    no: 'No',
  },
  hindi: {
    title: 'सबसे पहले, आपकी सुरक्षा',
    isAnyTrue: 'क्या इनमें से कुछ आपके लिए सच है? जो सच हो उस पर निशान लगाइए।',
    none: 'इनमें से कुछ नहीं',
    yes: 'हाँ',
    no: 'नहीं',
  },
};
