import type { Sentence } from '../../../wishes/index.ts';

/** What every workout plan holds, by the words that ask for it. */
export const alwaysRules: readonly { readonly kind: string; readonly words: RegExp; readonly says: Sentence }[] = [
  {
    kind: 'compounds',
    words: /(?<= )(?:compound (?:lifts?|exercises|movements|moves)|compounds|big lifts) /g,
    says: {
      english: 'Every session begins with the large lifts; small exercises come after them.',
      hindi: 'हर सत्र बड़े व्यायामों से शुरू होता है; छोटे उनके बाद आते हैं।',
    },
  },
  {
    kind: 'sameEach',
    words:
      /(?<= )(?:same (?:exercises|routine|moves|sessions?)(?: every| each)?(?: session| week| days)?|like routine|keep it consistent|consistent routine) /g,
    says: {
      english: 'The exercises stay the same for four weeks, so that progress shows.',
      hindi: 'व्यायाम चार हफ़्ते वही रहते हैं, ताकि सुधार दिखे।',
    },
  },
  {
    kind: 'variety',
    words:
      /(?<= )(?:different (?:exercises|sessions?|routine)(?: every| each)?(?: days| session)?|variety|varied|mix it up|not boring|not the same) /g,
    says: {
      english:
        'The sessions of a week differ from one another. They return each week, so that progress shows; swap any exercise that bores you.',
      hindi: 'हफ़्ते के सत्र एक-दूसरे से अलग हैं। हर हफ़्ते वही लौटते हैं, ताकि सुधार दिखे; जो उबाए उसे बदल लें।',
    },
  },
  {
    kind: 'place',
    words:
      /(?<= )(?:outdoors?(?: only)?|indoors?(?: only)?|in the open|outside|inside|at home(?: only)?|only (?:at )?home|home (?:workouts|exercises)|home (?:par|pe|pr|पर|में|me|mein) (?:hi |karna |करना )*|small space|little space|2x2 (?:meter|metre|m)|tiny (?:room|flat)) /g,
    says: {
      english: 'Everything here can be done indoors or outside, in two steps of space; walks and runs go outside or on the spot.',
      hindi: 'यहाँ सब कुछ घर में या बाहर दो कदम की जगह में हो सकता है; सैर और दौड़ बाहर या एक जगह पर।',
    },
  },
  {
    kind: 'safe',
    words:
      /(?<= )(?:safe|safely|injury free|proper form|good form|dont get injured|avoid injury|prevent injury|injury prevention|carefully|be careful|careful) /g,
    says: {
      english: 'Every set stops with repetitions left, weeks grow by a fifth at most, and each exercise names its most common mistake.',
      hindi: 'हर सेट दोहराव बचाकर रुकता है, हफ़्ते ज़्यादा से ज़्यादा पाँचवाँ हिस्सा बढ़ते हैं, और हर व्यायाम की सबसे आम गलती लिखी है।',
    },
  },
];
