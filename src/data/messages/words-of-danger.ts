/**
 * Words that messages of people in danger are made of, as they are spelt: an unknown word that is nearly one of them is read as it in the search
 * for despair. Short words have too many neighbours and are left out; their usual variants stand in the messages' typing errors.
 */
export const wordsOfDanger = `
kill killing killed myself herself himself suicide suicidal death dying alive unalive living life cutting purpose burnt burned burning scratch scratched bleed bleeding blade wrist thighs veins razor knife
hang hanging hanged noose jump jumping jumped bridge terrace tracks pills tablets sleeping swallow swallowed swallowing overdose poison bleach drown drowning ready ending everything everyone nobody
anymore forever goodbye tonight tomorrow again never without better worthless hopeless pointless useless burden reason thinking thoughts hurting hurt harming existing exist
alone disappear decided tried standing quickest drank
marna marne marunga marungi marjaunga marjaungi jeena jeene zindagi khudkushi aatmahatya faansi zeher goliyan chhat koodna chahta chahti khatam khatm alvida maut jaunga jaungi
मरना मरने जीना जीने जिंदगी आत्महत्या खुदकुशी सुसाइड फांसी जहर गोलियां कूद काट चाहता चाहती खत्म अलविदा मौत बोझ नींद ब्लेड लूंगा लूंगी जाऊंगा जाऊंगी
`
  .trim()
  .split(/\s+/);
