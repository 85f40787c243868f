const drugs =
  'ibuprofen|paracetamol|acetaminophen|aspirin|naproxen|diclofenac|voveran|crocin|dolo|combiflam|tylenol|advil|aleve|tramadol|codeine|morphine|oxycodone|prednisone|prednisolone|cortisone|steroids?|antibiotics?|amoxicillin|azithromycin|metformin|insulin|ozempic|wegovy|mounjaro|semaglutide|thyroxine|levothyroxine|statins?|atorvastatin|orlistat|phentermine|clenbuterol|anavar|testosterone|ephedrine|sertraline|fluoxetine|escitalopram|alprazolam|xanax|diazepam|clonazepam|zolpidem|melatonin|omeprazole|pantoprazole|cetirizine|gabapentin|pregabalin|methotrexate|warfarin|propranolol|amlodipine|antidepressants?|painkillers?|sleeping pills?|laxatives?|diuretics?|muscle relaxants?|आइबुप्रोफेन|पैरासिटामोल|इंसुलिन|दर्द निवारक|एंटीबायोटिक|मेलाटोनिन';
const supplements =
  'creatine|caffeine|caffeine pills?|beta[- ]alanine|citrulline|bcaas?|glutamine|l-carnitine|carnitine|fish oil|omega[- ]?3(?: capsules?| supplements?)?|vitamin [a-k]\\d*|multivitamins?|zinc|iron tablets?|iron supplements?|calcium tablets?|calcium supplements?|magnesium|ashwagandha|turmeric capsules?|curcumin|collagen|glucosamine|probiotics?|pre-?workout|fat burners?|green tea extract|electrolyte tablets?|salt tablets?|biotin|folic acid|क्रिएटिन|अश्वगंधा|विटामिन [a-k]\\d*|मैग्नीशियम';
// Bounded, because two open numbers in a row would try every way to split a long one.
const amount =
  '\\d[\\d.,]{0,11}\\s?(?:-|–|to)?\\s?(?:\\d[\\d.,]{0,11})?\\s?(?:mg|mcg|µg|μg|micrograms?|milligrams?|iu|units?|ml|g|grams?|gm|tablets?|pills?|capsules?|caps|scoops?|drops|doses?|मिग्रा|मिलीग्राम|ग्राम|गोली|गोलियाँ|गोलियां)(?:\\s?\\/\\s?kg|\\s?per kg)?(?![\\p{L}\\p{M}])';
const near = '[^.;!?\\n।]{0,40}?';
const b = '(?<![\\p{L}\\p{M}])';
const e = '(?![\\p{L}\\p{M}])';
const search = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'iu');

/**
 * Doses, including those of supplements: '5 g creatine' is refused, because a hosted model does not know about kidneys, age or doping
 * rules. Amounts inside food ('150 g curd', '2 g of zinc in 100 g of seeds') are allowed: see `isInFood`.
 */
export const dose = search(
  `${amount}\\s?(?:of\\s)?${near}${b}(?:${drugs})${e}`,
  `${b}(?:${drugs})${e}${near}${amount}`,
  `${amount}\\s?(?:of\\s)?(?:[\\p{L}-]+\\s){0,2}?(?:${supplements})${e}`,
  `${b}(?:${supplements})${e}(?:\\s(?:supplement|monohydrate|powder|capsules?|tablets?|daily|dose|dosage|intake|of|at|is|about|around|per|day|a|\\(|:|-)){0,4}[\\s(:]*${amount}`,
);
/** Advice to take, start or change a medicine, without an amount; 'keep taking the statin' changes nothing. */
export const medicine = search(
  `${b}(?<!(?:keep|continue|go on|carry on) )(?:take|taking|use|try|start|pop|have|apply|consider|recommend|suggest|prescribe)${e}(?:\\s[\\p{L}-]+){0,4}?\\s(?:${drugs})${e}`,
  `${b}(?:${drugs})${e}[^.;!?\\n।]{0,30}${b}(?:लें|लीजिए|ले लो|lo|lijiye|le lo|khao|खाएँ|खाइए)${e}`,
);
/** Advice to stop or reduce a medicine; 'your doctor may lower the tablets' is none. */
export const stopMedicine = search(
  `${b}(?<!doctor (?:may|might|can|will|could) )(?:stop|quit|skip|drop|come off|discontinue|reduce|halve|double|cut down|lower|no longer need)${e}(?:\\s(?:taking|using|on|all|of))*\\s(?:your|the|his|her|any|all)?\\s?(?:[\\p{L}-]+\\s){0,2}?(?:${drugs}|medications?|medicines?|meds|tablets|pills|dose|inhaler|prescription|blood thinners?|beta[- ]blockers?)${e}`,
  `(?:दवा|दवाई|dawai|dawa|इंसुलिन)[^.;!?\\n।]{0,15}(?:बंद|छोड़|band kar|chhod)`,
);
const conditions =
  'torn|tear|rupture|ruptured|fracture|fractured|broken|sprain|sprained|strain|strained|tendinitis|tendonitis|tendinopathy|tendinosis|bursitis|fasciitis|impingement|concussion|dislocat\\w*|herniat\\w*|slipped dis[ck]|sciatica|arthritis|meniscus|acl|dvt|clot|infection|depression|depressive|anxiety disorder|panic disorder|bipolar|adhd|ptsd|ocd|anorexia|bulimia|diabetes|diabetic|hypothyroid\\w*|anaemia|anemia|pcos|deficiency|syndrome|disorder|disease|hypertension|shin splints|runner.s knee|tennis elbow|golfer.s elbow|frozen shoulder';
const pointing = `(?:(?:a|an|the|some|mild|severe|partial|complete|clinical|major|grade|classic|typical|case|of|probably|likely|clearly|definitely|almost|certainly|suffering|from|your|\\d|i{1,3}|minor|acute|chronic)\\s){0,6}`;
/** A statement about what somebody has. 'could', 'if you have', 'a doctor can tell' are not. */
export const diagnosis = search(
  `${b}you(?:'ve| have|’ve| clearly have| probably have| likely have| definitely have| are suffering from| suffer from| got|'re suffering from)\\s(?:got\\s)?${pointing}(?:[\\p{L}-]+\\s)?(?:${conditions})${e}`,
  `${b}(?:this|it|that|which|what you (?:have|describe)|your (?:knee|ankle|shoulder|back|pain|symptoms?|condition|injury|problem|calf|hip|elbow|wrist|mood|foot|heel|leg))\\s(?:is|are|'s|’s|means?|sounds like|looks like|seems to be|must be|has to be|is definitely|is clearly|indicates?|confirms?|suggests?)\\s${pointing}(?:[\\p{L}-]+\\s)?(?:${conditions})${e}`,
  `${b}(?:i (?:can )?diagnose|my diagnosis|the diagnosis is|diagnosed you|your diagnosis)${e}`,
  `${b}(?:your|you)\\s(?:acl|mcl|meniscus|achilles|ligament|rotator cuff|hamstring|bone|ankle|wrist)\\s(?:is|has been|got|must be)\\s(?:torn|ruptured|fractured|broken|sprained|dislocated)${e}`,
  `(?:आपको|aapko)\\s(?:[^.;!?\\n।]{0,25}\\s)?(?:अवसाद|डिप्रेशन|फ्रैक्चर|डायबिटीज|मधुमेह|depression|fracture|diabetes|मोच|sprain)\\s?(?:है|हो गया|हुआ|hai|ho gaya|hua)`,
);
export const hedged =
  /(?<![\p{L}\p{M}])(?:if|could|might|may|can tell|whether|cannot|can't|not (?:a )?diagnos\w*|only a doctor|history of|when you have|in case|rule out|unless|people with|risk of|prevent|avoid|for someone with|अगर|यदि|सकता|सकती|agar)(?![\p{L}\p{M}])/iu;
/** Advice for long fasts, starving, purging or crash diets. */
export const starving = search(
  `${b}(?:fast|fasting|water fast|juice fast|juice cleanse|dry fast|cleanse)${e}\\s(?:for|of|lasting)\\s(?:at least |about |up to )?(?:2[0-9]|[3-9][0-9]|1[0-9]{2}|a (?:full )?day|two|three|four|five|seven|[2-9])\\s?-?(?:hours?|hrs?|days?|weeks?)?`,
  `${b}(?:2[0-9]|[3-9][0-9]|1[0-9]{2})[\\s-]?(?:hours?|hrs?)[\\s-](?:water\\s|dry\\s|juice\\s)?fast`,
  `${b}(?:[2-9]|two|three|four|five|seven|ten)[\\s-]?days?[\\s-](?:water\\s|dry\\s|juice\\s)?(?:fast|cleanse|detox)`,
  `${b}(?:water|dry|juice)[\\s-](?:only\\s)?(?:fast|fasting|cleanse|diet)${e}`,
  `${b}(?:starve yourself|stop eating(?! (?:at|by|after|before|when|once)\\s)|eat nothing|skip all (?:your )?meals|skip (?:breakfast|lunch|dinner) and (?:breakfast|lunch|dinner)|make yourself (?:vomit|sick|throw up)|throw up after|purge|use laxatives|take laxatives|zero[- ]calorie day|only (?:water|juice|black coffee) (?:for|all))`,
  `${b}(?:lose|drop|shed)\\s(?:up to\\s)?(?:[2-9]|\\d{2})\\s?(?:kg|kilos?|kilograms)\\s(?:in|within)\\s(?:a|one|1|two|2)\\s?(?:day|days|week)${e}`,
  `(?:भूखे रह(?!ने)|खाना बंद कर|खाना छोड़ दें|उल्टी कर|bhukhe raho|khana band kar|khana chhod)`,
);
const refused =
  "(?:do not|don't|never|avoid|not recommend|rather than|instead of|no need to|should not|shouldn't|must not|stay away from|without|harmful|dangerous|unsafe|cannot|can't|won't|refuse|mat|नहीं|मत)(?![\\p{L}\\p{M}])";
/** Whether the sentence warns against it instead of advising it. */
export const warns = new RegExp(`${b}${refused}`, 'iu');
export const human = search(
  `${b}(?:i am|i'm|i’m|(?<!(?:far|soon|well|much|long|just) )as)\\s(?:a|an|your|also a|the)?\\s?(?:real |human |licensed |certified |qualified |registered |professional |sports? |experienced |trained |medical )*(?:human|person|doctor|physician|physio|physiotherapist|dietitian|dietician|nutritionist|psychologist|psychiatrist|therapist|counsell?or|nurse|surgeon|personal trainer|trainer|coach)${e}(?! (?:set|said|says|told|tells|wrote|advise\\w*|prescribed|ordered|wants|asks|or))`,
  `${b}(?:i am|i'm|i’m) not (?:an ai|a bot|a machine|software|a robot|a computer)`,
  `${b}(?:in my (?:clinic|practice|years as)|my (?:patients|clients)|when i was (?:young|a child|an athlete|injured)|speaking as a (?:doctor|human|person))`,
  `(?:मैं|main)\\s(?:एक |ek )?(?:डॉक्टर|इंसान|चिकित्सक|doctor|insaan|physio|फिजियो)\\s(?:हूँ|हूं|hu|hoon)`,
);
export const humanDenied =
  /(?:i am|i'm|i’m) (?:not|no) (?:a|an)?\s?(?:real |licensed |qualified )?(?:human|person|doctor|physician|physio\w*|dieti[ct]ian|psychologist|therapist|counsell?or|nurse|trainer|coach)/iu;
/** Markup, scripts and addresses; a reply is plain text. */
export const markup =
  /<\/?[a-z!][^>]*>?|&(?:lt|gt|#\d+|#x[\da-f]+);|javascript:|data:text|\bon(?:click|error|load|mouseover)\s*=|\]\(|\bhttps?:|\bwww\.|\bhxxps?:|\b[a-z0-9-]{2,}\.(?:com|org|net|io|in|co|info|biz|xyz|ru|app|link|me|tk)\b(?!\w)|```/iu;
export const kcal =
  /(\d{1,2},\d{3}|\d{2,5})\s?(?:-|–|to)?\s?(\d{1,2},\d{3}|\d{2,5})?\s?(?:kcals?|calories|cals?|कैलोरी|kilocalories)(?![\p{L}\p{M}])/giu;
export const perDay =
  /(?<![\p{L}\p{M}])(?:a day|per day|daily|each day|every day|in a day|target|\/day|intake|total|diet|budget|limit|aim for|stick to|eat only|max(?:imum)?|रोज|दिन|प्रतिदिन|din|roz)(?![\p{L}\p{M}])/iu;
export const ofAMeal =
  /(?<![\p{L}\p{M}])(?:deficit|surplus|burn(?:s|ed|ing)?|for each|for every|meal|breakfast|lunch|dinner|snack|serving|portion|per (?:100|cup|bowl|roti|piece|serving|hour|meal)|less|fewer|more|extra|below|reduce|cut|add(?:s|ing)?|by|smoothie|shake|workout|session|नाश्ता|भोजन|घाटा)(?![\p{L}\p{M}])/iu;
