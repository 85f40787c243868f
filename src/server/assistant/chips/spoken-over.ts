/** With these somebody says that what they typed before was wrong. */
const takesBack =
  /(?<![\p{L}\p{M}])(?:sorry|oops|no,? wait|wait,? no|scratch that|correction|actually|i mean|i meant|ulta likh|galat likh|galti se|nahi+n? nahi+n?|नहीं नहीं|गलत लिख|ग़लत लिख|उल्टा लिख|माफ़? कीजिए)(?![\p{L}\p{M}])/iu;
/** What others want one to eat, and one's own word after it. */
const othersSay =
  /(?<![\p{L}\p{M}])(?:wife|husband|mother|mom|mum|mummy|father|dad|papa|aunt|aunty|trainer|coach|friends?|brother|sister|roommate|everyone|everybody|people|sab|log|dost|biwi|pati)\s+(?:\S+\s+){0,2}?(?:says?|said|told|tells?|keeps? saying|bolte|bolta|bolti|kehte|kehta|kehti)(?![\p{L}\p{M}])/iu;
const ownWord =
  /(?<![\p{L}\p{M}])(?:i (?:want|love|like|need|do want|still want|will eat|would like)|mujhe (?:\S+ ){0,3}?(?:chahiye|pasand)|main (?:\S+ ){0,3}?(?:khaunga|khaungi))(?![\p{L}\p{M}])/iu;

/** Where in a typed text what was said before no longer counts against what comes after; undefined if nowhere. */
export function spokenOverAt(text: string): number | undefined {
  const taken = takesBack.exec(text)?.index;
  if (taken !== undefined) return taken;
  const others = othersSay.exec(text);
  if (!others) return undefined;
  const own = ownWord.exec(text.slice(others.index + others[0].length));
  return own ? others.index + others[0].length + own.index : undefined;
}
