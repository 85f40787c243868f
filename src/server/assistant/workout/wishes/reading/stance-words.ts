const set = (text: string) => new Set(text.trim().split(/\s+/));
/** Words that refuse what follows. */
export const refusing =
  set(`no not without avoid avoiding hate hates dislike dislikes dont doesnt cant cannot never skip skipping exclude remove nothing nor neither minus
banned forbidden ban stop quit drop wont except shouldnt mustnt afraid scared fear bored sick fed hated despise despises stand instead replace swap ditch isnt arent against zero nobody hating dreading dread loathe detest
nafrat devil worst leave hatao hata kharab`);
/** Words that want what follows. */
export const wanting =
  set(`want love loves like likes enjoy enjoys prefer prefers include add adding more need needs please give gimme favourite favorite keep focus learn master
improve build bigger stronger grow growing tone toned toning extra emphasis emphasise emphasize prioritise prioritize priority target targeting chahta chahti
badhana badhani bada bade mazboot majboot especially mainly mostly mera bring strengthen sculpt lagging develop increase make some lots plenty also would finish end begin start goal aim work`);
/** Words that own what follows. */
export const having = set(
  `have has got own owns with use using available access at home is are there only all bought buy nearby near sirf hai room in use uses train exercises`,
);
/** Words that refuse what stands before them. */
export const refusedBehind =
  set(`nahin devil worst evil torture horrible awful boring never suck sucks band manaa mana manahi hatao hata hatado chhodo chodo banned forbidden out hurt hurts kill kills bandh bother bothers trigger triggers
aggravate aggravates irritate irritates varjit na नहीं मना बंद`);
/** Words that want what stands before them. */
export const wantedBehind = set('chahiye pasand please karna karni karne karwana bhi dalo daalo jodo jodna love जोड़ो चाहिए पसंद करना करनी');

/** Whether a word tells by itself that things near it are wanted or refused. */
export const saysStance = (word: string): boolean =>
  refusing.has(word) || wanting.has(word) || refusedBehind.has(word) || wantedBehind.has(word);
