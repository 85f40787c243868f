import type { PlanKind } from '../../../contract/assistant/words.ts';
import type { Sentence } from './reading.ts';

/** Why a wish that belongs to another kind of plan has no effect here. */
export const notOfThisPlan: Readonly<Record<PlanKind, Sentence>> = {
  diet: {
    english: 'A diet plan is about meals, so this changes nothing in it. Write it where you ask for a workout plan.',
    hindi: 'डाइट प्लान भोजन का होता है, इसलिए इससे उसमें कुछ नहीं बदलता। इसे वर्कआउट प्लान माँगते समय लिखें।',
  },
  workout: {
    english: 'A workout plan is about training, so this changes nothing in it. Write it where you ask for a diet plan.',
    hindi: 'वर्कआउट प्लान कसरत का होता है, इसलिए इससे उसमें कुछ नहीं बदलता। इसे डाइट प्लान माँगते समय लिखें।',
  },
  meditation: {
    english: 'A meditation plan is about quiet practice, so this changes nothing in it.',
    hindi: 'ध्यान का प्लान शांत अभ्यास का होता है, इसलिए इससे उसमें कुछ नहीं बदलता।',
  },
  recipe: {
    english: 'A recipe is one dish, so this changes nothing in it. Write it where you ask for a diet or workout plan.',
    hindi: 'रेसिपी एक ही पकवान की होती है, इसलिए इससे उसमें कुछ नहीं बदलता। इसे डाइट या वर्कआउट प्लान माँगते समय लिखें।',
  },
  wellness: {
    english:
      'A wellness plan is about calm, sleep and mood, so this changes nothing in it. Write it where you ask for a diet or workout plan.',
    hindi: 'वेलनेस प्लान सुकून, नींद और मन का होता है, इसलिए इससे उसमें कुछ नहीं बदलता। इसे डाइट या वर्कआउट प्लान माँगते समय लिखें।',
  },
  rehab: {
    english:
      'A rehab plan follows the healing of one injury, so this changes nothing in it. Write it where you ask for a diet or workout plan.',
    hindi: 'रिहैब प्लान एक चोट के भरने के साथ चलता है, इसलिए इससे उसमें कुछ नहीं बदलता। इसे डाइट या वर्कआउट प्लान माँगते समय लिखें।',
  },
};

/** For a phrase that was not understood, with examples of the kind of plan. */
export const unclear = (examples: Sentence): Sentence => ({
  english: `We did not understand this. Say it in a few plain words, such as ${examples.english}.`,
  hindi: `यह हम समझ नहीं पाए। इसे कुछ सीधे शब्दों में लिखें, जैसे ${examples.hindi}।`,
});
