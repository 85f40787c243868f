/** Passages for adults, each with its replacement for somebody under 18. */
export const replacementsForMinors: Readonly<Record<string, string>> = {
  'weight-loss-safe': 'teen-weight',
  supplements: 'teen-supplements',
};

const ofWeight =
  /\b(lose|losing|loss|drop|shed)\b.*\b(kgs?|kilos?|weight|fat|belly|inch\w*|size)\b|\b(weight|slim\w*|thin(ner)?|skinny|fat|fats|obese|chubby|kcal|calor\w+|diet(s|ing)?|intermittent fasting|water fast|keto|deficit|size zero|vajan|wajan|vazan|patl[aie]|mot[aie]|motapa|charbi)\b|वज़न|वजन|मोटा|मोटी|पतल|चर्बी|कैलोरी|डाइट/iu;
const ofSupplements =
  /\b(creatine|supplements?|whey|protein (powder|shake)s?|pre ?workout|steroids?|fat burners?|energy drinks?)\b|सप्लीमेंट|प्रोटीन पाउडर|क्रिएटिन/iu;

const ofMore = /\b(gain|put on|bulk|badha\w*|underweight)\b|बढ़ा/iu;

/** The passage for a minor who asks about losing weight, or about powders and pills; undefined for other questions. */
export const passageForMinors = (text: string): string | undefined =>
  ofSupplements.test(text) ? 'teen-supplements' : ofWeight.test(text) && !ofMore.test(text) ? 'teen-weight' : undefined;
