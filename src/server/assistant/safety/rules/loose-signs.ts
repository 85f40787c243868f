/**
 * Sentences that no phrase foresaw: somebody says 'I', something of dying or of being alive, and something of wishing, hurting or leaving.
 * Read after figures of speech are taken out; a denied word of dying does not count.
 */
const words = (text: string) => new Set(text.split(/\s+/));
const self = words('i me my myself mine main mujhe mera meri mere mujhse मैं मुझे मेरा मेरी मेरे मुझसे हूं');
const dying = words(
  'die died dying dead death kill killing killed suicide suicidal alive funeral overdose unalive kms noose hang marna mar maru marun marne mara maut jinda zinda jina jine khudkushi atmahatya jahar fansi मरना मर मरूं मरने मौत जीना जीने जिंदा आत्महत्या खुदकुशी जहर फांसी',
);
const weighty = words(
  `want wants wish hope hoping pray rather better why deserve ready cry miss pain painful painless hurt hurts scared hopeless worthless meaningless hate sorry goodbye tonight plan plans method methods
  sin relief option escape reason point burden without anymore still serious disappointed everyone nobody anyone happier easier over end ending stop imagine imagining keep think thinking thoughts only way care
  chahta chahti chahiye man dil kash behtar accha acha nahin koi khush dard alvida bojh thak soch sochta sochti matlab fayda आज चाहता चाहती चाहिए मन दिल काश बेहतर अच्छा नहीं कोई खुश दर्द अलविदा बोझ थक सोच मतलब फायदा`,
);
const denial = /^(?:never|not|dont|doesnt|didnt|no|without|wont|wouldnt)$/;

/** The sentence that looks like a person in danger, or undefined. `text` is folded, with figures of speech taken out. */
export function looseSign(text: string): string | undefined {
  return text.split(' ; ').find((sentence) => {
    const all = sentence.trim().split(' ');
    if (all.includes('§') && all.length < 12) return false;
    const at = all.findIndex(
      (word, index) => dying.has(word) && !all.slice(Math.max(0, index - 3), index).some((before) => denial.test(before)),
    );
    return at >= 0 && all.some((word) => self.has(word)) && all.some((word) => weighty.has(word));
  });
}
