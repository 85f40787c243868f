import { wordGroups } from '../../../data/corpus/word-groups.ts';

/** Words that do not say what a question is about. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also always am an and any are as at be because been being but by can cant could did didnt do does doesnt doing dont during each ever every for ' +
    'from get gets getting give given go goes going got had has have having he her here hers him his how however i if im in into is isnt it its ive just know let ' +
    'like lot make makes making may me might more most much must my need needs no not of off ok okay on once one only or other our ours out own please put really ' +
    'same say says shall she should so some something still such take taking tell than thank that the their them then there these they thing things this those ' +
    'though to too try trying up till upon us use used using very want wants was way ways we well were what whats when where whether which while who whom whose why will ' +
    'with within without would yes yet you your yours good best better'
  ).split(' '),
);

/** The same in Hindi, in one Roman spelling each; compared by sound. */
export const hindiStopWords: ReadonlySet<string> = new Set(
  (
    'kya hai hain ka ki ke ko se mein main mai mera meri mere mujhe mujhko kaise kab kyun kyon kyu kar karu karun karna kare karen karein karke kiya karta karti ' +
    'karte kijiye chahiye chahie ho hota hoti hote hona liye lie aur ya bhi toh hi par pe wala wali wale bata batao bataye kaun kaunsa kaunsi kitna kitni kitne ' +
    'kahan kaha kisko kise kis jo jis tum tumhara aap aapka apka apna apne apni hum hamara hamari hu hun hoon tha thi the raha rahi rahe jata jati jate jaye jaana ' +
    'jana gaya gayi gaye jau jaun nahi nahin na mat le lu lun lena lene leni lete du dena dete sakta sakti sakte koi kuch kuchh sab bahut zyada jyada tak ek phir ' +
    'fir ab abhi bas agar sahi theek thik accha acha achha vo woh wo ye yeh yah is us iska uska unka inka si sa wahi jab tab aata aati aate ata ati lagta lagti ' +
    'lagte jaise kyunki lekin magar bina saath sath bare baare lagaye lagana lagau lagaun karenge karunga karungi milega milegi milta milti mile'
  ).split(' '),
);

/** Synonyms, each with the word that represents them. */
export const sameMeaning: ReadonlyMap<string, string> = new Map(
  wordGroups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return [first, ...others].map((word) => [word.normalize('NFKD'), first] as const);
  }),
);
