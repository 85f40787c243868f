import type { Rule } from './rule.ts';

/** Hindi in Roman letters; `romanOf` normalises the spelling of rules and messages. */
const suicide = `
marna|marne|mar|maut|khudkushi|khudkusi|khudkhushi|atmahatya|aatmahatya|suicide hi? chahta|chahti
marna hi? hai|padega|he
mar jana|jane|jaana hi? .. chahta|chahti|hai|he|man|dil|mann|achha|acha|behtar|thik
mar jau|jaun|jaau|jaaun|jaon
mar jata|jati toh?|to? .. acha|achha|behtar|thik|sab|kitna
kash|kaash ... mar|maut|paida|jinda jata|jati|jau|jaun|aa|a|ajaye|aajaye|hi|na|nahi
marne|mar+jane|khudkushi|suicide|marna|maut ka|ki|ke|ko .. man|mann|dil|khayal|khyal|vichar|ichha|iccha|soch|sochta|sochti|tarika|tarike|irada|plan|baare|bare|dua|intezar
marne ja raha|rahi
marne vala|vali|wala|wali|ke+bare|ke+baare
maut aa|a|ki jaye|jae|jati|dua|ajaye|aajaye
suicide|khudkushi|khudkusi|khudkhushi|khud+kushi|atmahatya|aatmahatya|sucide|atmhatya .. kar|karna|karne|karlu|karloon|karlunga|karlungi|karunga|karungi|krlu|krna|krunga|krungi|krne|lu|ke|ka|hi
jina|jeena|jine|jeene|jinda|zinda .. nahi|na|kya .. chahta|chahti|hai|he|man|mann|dil|matlab|fayda|maksad|wajah|vajah|chah|raha|rahi|rehna|rahna
nahi|na .. jina|jeena|jiya|jinda+rehna|jinda+rahna|zinda+rehna|zinda+rahna .. chahta|chahti|hai|he|jata|ja|ab|chah|aur
jina|jeena|jine|jeene|jinda|zinda .. chahta|chahti|rehna|rahna|hai|man|mann nahi|hi+nahi
jine|jeene|jina|jeena|zindagi|jindagi|jinda+rehne|jinda+rahne|zinda+rehne|zinda+rahne ka|ki|me|mein|se|main|ke .. koi|kya|kuch|ab|hi? .. man|mann|dil|ichha|iccha|matlab|fayda|faida|maksad|wajah|vajah|chah|bacha|rakha|himmat|umeed .. nahi|kya|hai|bacha|raha
ji .. ke|kar|kr .. kya karu|karun|karunga|karungi|fayda|faida|milega|karna|matlab
kyu|kyun|kyon|kisliye|kiske+liye ji|jiu|jiun|jinda|zinda raha|rahi|hu|rahu
jine|jeene|jina|jeena ka|ke|ki .. nahi|na .. raha|rahi|bacha|bachi|hai
jiya|jeeya .. nahi ja|jata|jaata
nahi ji|jee sakta|sakti|paunga|paungi|pa|paa .. ab|aur|iske|uske|raha|rahi|isse|?
ab|aur nahi .. jina|jeena|jiya|ji+sakta|ji+sakti|jee+sakta|jee+sakti
zindagi|jindagi|life|jeevan|jivan .. se .. thak|tang|pareshan|haar|har|ub|oob|bore|mukti|chutkara|nafrat
thak .. zindagi|jindagi|life|jine|jeene|jivan|jeevan .. se
thak .. gaya|gayi|gai|chuka|chuki .. zindagi|jindagi|life|jine|jeene|jivan
zindagi|jindagi|life|jeevan|jivan|khud|khudko|apne+aap|sab|sabkuch|apni+jan|apni+life ko|hi|kuch? .. khatam|khatm|ant|samapt|end|finish .. kar|karna|karne|karlu|karloon|karunga|karungi|karu|karun|krna|krdu|kardu|kardunga|krunga|karti|karta
zindagi|jindagi|life|jeevan ka ant|the+end
apni|meri|khud+ki jan|jaan|zindagi|life .. le|lena|lelu|leloon|lunga|lungi|de|dena|dedu|dunga|dungi|deni|leni|lene|khatam|loon|lu
jan|jaan de|dene|deni|dedu .. du|dunga|dungi|dena|hai|ja|jaunga|dene|karta|man|deta
fansi|phansi|faansi|phaansi|fanda|phanda|fande|phande .. laga|lagana|lagane|lagau|lagaun|lagalu|se|par|pe|lag|bana|lunga|le
pankhe|fan|rassi se|pe|par|main .. latak|jhul|jhool|lag|fanda
latak .. jau|jaun|jaunga|jaungi|jana|jaane|jane|mar
nas|nass|nase|naas|kalai|haath|hath|wrist|nabj .. kat|kaat|katna|kaatna|kat+lu|kaatlu|katlu|katne
jahar|zahar|zeher|jeher|poison|keetnashak|phenyl|fenyl|harpic|acid|tezab .. kha|khaa|khana|khalu|pi|pee|peena|pina|pilu|le|khake|piya|khaya|rakha|pike
neend|nind|sleeping ki? .. goli|goliya|goliyan|pills|tablet|dawai|dawa .. kha|khaa|khana|khalu|le|leke|khake|khai|khali|sari|bahut
sari|saari|bahut|puri|dher|itni|kitni|20|30|50 .. goli|goliya|goliyan|golia|pills|tablet|tablets|dawai|dawa|paracetamol .. kha|khaa|khalu|khali|le|nigal|khai|khake|khane
kitni|kitna .. goli|goliya|goliyan|pills|tablet|jahar|dawai .. mar|marne|maut|mout|marunga
chhat|chat|building|pul|terrace|balcony|bridge|pahad|nadi|kuve|kue .. se|main|par .. kud|kood|kudna|kudne|koodna|girna|jump|kudke|chhalang|chalang
chhat|chat|building|pul|terrace|bridge .. kinare|kone|mundher .. khada|khadi|hu|par|pe
train|gadi|rail|metro|patri|truck|bus .. ke|ki|par|pe .. samne|saamne|aage|age|neeche|niche|let|so .. kud|kood|kudna|aa|a|ja|jana|jau|jaun|mar|let|jaunga|ana|jaungi
patri|pataari|railway+track|track .. par|pe .. let|lete|lait|sona|so|khada
khud|apne+aap|khudko|apneaap ko? .. mar|maar|marna|maarna|marne|khatam|goli .. lu|lun|lunga|lungi|dalu|dalunga|dalungi|chahta|chahti|du|dunga|hai|dena|man|karna|loon|ka|ki|karne|hai
mere .. bina|bagair|jane+ke+baad|marne+ke+baad .. khush|behtar|better|sukhi|chain
kash|kaash .. subah|kal|phir|fir|neend|nind ... na|nahi|hi+na
kash|kaash .. uthu|uthun|jagu .. na|hi+na|nahi
jahar|zahar|zeher|poison .. kharid|laya|layi|lekar|rakh|mangwa|la+liya|ready
duniya|dunia .. main|mein|me .. nahi|na .. rehna|rahna|reh|rah
@kin ... kehta|kehti|kehte|kahta|kahti|keh|bol|bolta|bolti ... nahi|na|mar|marna .. jina|jeena|jina|rehna|jaunga|jaungi|chahta|chahti
mere .. bina|bagair|bagher|jane+ke+baad|jane+se|marne+se|marne+ke+baad|na+hone+se|mar+jane+se|na+rehne+se .. sab|sabka|sabki|ghar|log|duniya|family|mummy|papa|parents|khush|koi|accha|acha|achha|behtar|better|kisi .. khush|acche|ache|achhe|behtar|thik|theek|better|sukhi|chain|fark|farak|acha|achha|accha|easy|ho
sab|sabki|duniya|family|ghar|log|unki|parents|mummy .. mere .. bina|bagair|marne|jane|na+hone .. khush|behtar|thik|theek|better|acche|acha|chain
main .. na|nahi .. rahu|rahun|rahunga|rahungi|raha|rahi|hota|hoti .. to|toh|sab|kal|ab|duniya|is|achha|acha
main|kal .. is? duniya .. nahi|na|chod|chhod .. rahu|rahunga|rahungi|kar|ke|du|raha|rahi|dunga|dungi
duniya|dunia .. chhod|chod|se .. du|dun|dunga|dungi|raha|rahi|kar|dena|ja|jana|jaunga|chala|chali|jau|vida
sab|main|bahut|bas|sirf|ghar|papa|mummy|family|parents .. bojh|boj|bojha .. hu|ban|hoon|samajh|lagta|lagti|hai
main bojh|boj
alvida|alavida|antim|aakhri|akhri message|sab|sabko|sandesh|baar|bar|duniya|dosto|chitthi|khat|letter|raat|rat|din|alvida|doston|vida|maa|mummy
suicide|aakhri|akhri note|khat|chitthi|letter .. likh
so|sona .. kabhi|phir|fir .. na|nahi .. uthu|uthun|uthna|jagu|jagun|uthunga
kabhi|phir|fir|kal|subah .. na|nahi .. uthna|uthu|uthun|jagna|jagu|jagun|aankh+khule|ankh+khule
neend|nind .. main .. mar|maut
aankh|ankh|aankhe|ankhe .. na|nahi|kabhi+na .. khule
koi nahi .. royega|rota|yaad .. mere|mar|main|agar
mar|marne|chala|chali|marunga|marungi .. se|jau|jaun|jaunga|gaya|gayi|jaungi|bhi .. kisi|kisiko .. fark|farak
paida .. hi? .. kyu|kyun|kyon|nahi|na .. hua|hui|hota|hoti|hona
mujhe|mere+ko|mereko|main .. mar .. dena|jana|do|de|jane
mar .. jane|jaane .. do|dijiye|de
khud|apne+aap|khudko ko? .. nuksan|chot|takleef|taklif|dard|hurt|harm|cut|kat|kaat|jala|saja|jakhmi .. pahunch*|pahuch*|de|deta|deti|du|karta|karti|karna|kar|dena|karne|lu|leta|leti|pohoch*
`;

const someoneElse = `
@kin ... marna|mar+jana|suicide|khudkushi|atmahatya|aatmahatya|jaan+dena|jan+dena|khud+ko+khatam|apni+jaan|apni+jan|jina+nahi|jeena+nahi|fansi|jahar|mar+jau|mar+jaun|khud+ko+nuksan|khud+ko+kat .. chahta|chahti|karna|karne|kar|hai|bol|keh|kha|khaya|laga|lene|dena|le|de|chahte|bola|boli|khai|pi
@kin ... bol|keh|kah|kehta|kehti|bola|boli|kaha|likha .. raha|rahi|hai|ki? ... marna|mar+jaunga|mar+jaungi|suicide|khudkushi|jina+nahi|jaan+de|jan+de|mar+jau
`;

const danger = `
@elders ... mujhe|mujhko|hame|humein|bachcho|mummy+ko|maa+ko|behen+ko .. marta|marti|marte|maarta|maarti|maarte|pitta|pitte|peetta|peette|pitai|maara|pita|peeta|dhamki|dhamkata|dhamkate|chhuta|chuta|chhua|chua|gali|gaali
@elders ... marta|marti|marte|maarta|maarti|maarte|pitta|pitte|pitti|peetta|peette|pitai .. hai|he|the|karta|karte|hain|karti|h
mujhe .. marta|marti|marte|maarta|maarti|maarte|pitta|pitte|peetta|peette|pitai .. hai|he|the|hain|karte|karta
mujhe|mujhko|mere|ladki|bachi .. galat|gandi|ganda|buri tarike|tarah|jagah|touch|chhu|chu|se|harkat|kaam|nazar
galat|ganda|gandi .. tarike|tarah|jagah|harkat .. se|par|pe|ki|kari|kar .. chhu*|chua|chuta|chu|touch|hath|haath|mere+sath|mere+saath
mere saath|sath .. jabardasti|zabardasti|jabran|rape|balatkar|galat|ganda|chhedchhad|chhedkhani|chedchad|harkat
jabardasti|zabardasti .. ki|kari|karta|karte|karne|chhu*|sex
jaan|jan se .. mar|maar|marne|maarne .. dhamki|dunga|denge|dega|ki|degi|dalega|dalenge
mujhe .. mar|maar .. dalega|dalenge|dega|denge|daalega
ghar .. jane|jaane|rehne|rahne .. dar|darr .. lag*
dahej|gharelu+hinsa
ghar|kamre|room .. main .. band .. kar|karke|rakha|rakhte
blackmail .. kar|karta|karte|raha
`;

const distress = `
pareshan|pareshaan|chinta|ghutan|ghut
koi .. nahi .. samajh*|hai+mera|apna|puchta|sunta
mujhe .. samajhta|samajhti .. nahi
udas|dukhi|nirash|akela|akeli|tanha|depression|depress|tension|niraash|akelapan
ghabrahat|bechaini|bechain
rona|rone|rota|roti .. aata|ata|man|hu|rehta|rahta
koi nahi .. samajhta|samajhti|mera|pyar
haar|har .. gaya|gayi|chuka
thak .. gaya|gayi|chuka|chuki .. sab|sabse|hu|ab
himmat .. nahi|toot|tut
kisi kaam ka|ki .. nahi
mar .. jaunga|jaungi
`;

export const crisisHinglish: readonly Rule[] = [
  { code: 'someoneElse', reads: 'roman', asserted: false, phrases: someoneElse },
  { code: 'suicide', reads: 'roman', asserted: false, phrases: suicide },
  { code: 'danger', reads: 'roman', asserted: false, phrases: danger },
  { code: 'distress', reads: 'roman', asserted: false, phrases: distress },
];
