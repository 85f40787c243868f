/** Passages for grown-ups, each with what somebody under 18 reads in its place. */
export const insteadForTheYoung: Readonly<Record<string, string>> = {
  'weight-loss-safe': 'teen-weight',
  supplements: 'teen-supplements',
};

const ofWeight =
  /\b(lose|losing|loss|drop|shed)\b.*\b(kgs?|kilos?|weight|fat|belly|inch\w*|size)\b|\b(weight|slim\w*|thin(ner)?|skinny|fat|fats|obese|chubby|kcal|calor\w+|diet(s|ing)?|intermittent fasting|water fast|keto|deficit|size zero|vajan|wajan|vazan|patl[aie]|mot[aie]|motapa|charbi)\b|वज़न|वजन|मोटा|मोटी|पतल|चर्बी|कैलोरी|डाइट/iu;
const ofSupplements =
  /\b(creatine|supplements?|whey|protein (powder|shake)s?|pre ?workout|steroids?|fat burners?|energy drinks?)\b|सप्लीमेंट|प्रोटीन पाउडर|क्रिएटिन/iu;

const ofMore = /\b(gain|put on|bulk|badha\w*|underweight)\b|बढ़ा/iu;

/** What the young are answered whatever else is near, by what they ask of: weight to lose, or powders and pills. */
export const passageForTheYoung = (text: string): string | undefined =>
  ofSupplements.test(text) ? 'teen-supplements' : ofWeight.test(text) && !ofMore.test(text) ? 'teen-weight' : undefined;
