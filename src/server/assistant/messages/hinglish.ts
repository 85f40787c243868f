import { romanOf } from './roman-hindi.ts';

/** Words of wishes: the Hinglish spelling that rules use, then other spellings of it in either script (`a+b` is two words). */
const lines = `
nahin: nahi nhi nai nahee nahii naahi naheen नहीं नही नाहीं नहि
mat: मत
na: ना
bina: बिना बगैर bagair bagher
sirf: सिर्फ केवल keval kewal siraf
bas: बस
hi: ही
bhi: भी
to: तो
par: पर
aur: और एवं
ya: या
lekin: लेकिन मगर magar परंतु किंतु
se: से
ke: के
ka: का
ki: की
ko: को
me: में मे mein mai
hai: है हैं hain
hu: हूं हू hoon hun
tha: था थी थे
ho: हो
hota: होता होती होते hoti hote
jaye: जाए जाये जाएं
baar: बार
jata: जाता जाती जाते jati jate jaata jaati
aata: आता आती आते aati aate
lagta: लगता लगती लगते lagti lagte
karta: करता करती करते karti karte
rehta: रहता रहती रहते rahta rahti rehti rehte rahte
rakhta: रखता रखती रखते rakhti rakhte
khata: खाता खाती खाते khati khate khaata khaati khaate
khana: खाना खाने khaana khane khaane khani
khao: खाओ खाइए खाऊं khau khaun
peeta: पीता पीती पीते piti peete pite peeti
peena: पीना पीने pina peene
milta: मिलता मिलती मिलते milti milte
milega: मिलेगा मिलेगी milegi
chalega: चलेगा चलेगी चलेंगे chalegi chalenge chlega chlegi
chalta: चलता चलती chalti
karna: करना करने करनी karni karne krna krni krne
karo: करो कीजिए कीजिये kijiye kariye
kar: कर kr
de: दे दें
dena: देना देने देनी dene deni
do: दो
dijiye: दीजिए दीजिये dijie dedo
chahiye: चाहिए चाहिये chaiye chahie chahye
rakho: रखो रखें rakhna रखना rakhiye रखिए
dalo: डालो डालें dalna डालना daalo daalna
pasand: पसंद पसन्द psnd pasnd
pehle: पहले pahle pehele phle pahele
baad: बाद
tak: तक
beech: बीच bich
baje: बजे bje
raat: रात
shaam: शाम sham saam
subah: सुबह सवेरे savere subha subeh
dopahar: दोपहर dopeher dophar dopahr
din: दिन
roz: रोज रोजाना rozana roj rojana
hafte: हफ्ते हफ्ता सप्ताह hafta hapte hafta
mahine: महीने महीना mahina mahiney
ghante: घंटे घंटा ghanta ghnte
minute: मिनट मिनिट minat
paata: पाता पाती paati
paega: पाएगा पाएगी payega payegi
kuch: कुछ kuchh kuchch
sab: सब
kabhi: कभी
bahut: बहुत bahot bohot bht
kam: कम
zyada: ज्यादा अधिक jyada jada jyda zada
thoda: थोडा थोडी थोडे thodi thode
bilkul: बिल्कुल बिलकुल bilkull
band: बंद बन्द
chhod: छोड छोडकर chod
mana: मना manaa
paani: पानी pani
upvas: उपवास
vrat: व्रत vrath varat
roza: रोजा रोजे roze
sehri: सहरी sahri sehari suhoor
iftar: इफ्तार iftaar iftari
ramzan: रमजान रमज़ान ramadan ramadhan ramazan ramjan
navratri: नवरात्रि नवरात्र नवरात्री navratra navratre navaratri
ekadashi: एकादशी ekadasi ekadshi gyaras
suryast: सूर्यास्त suryasth
sunset: सनसेट
nashta: नाश्ता नाश्ते nasta naashta nashte naashte
lunch: लंच
dinner: डिनर
hostel: हॉस्टल होस्टल छात्रावास
pg: पीजी
kitchen: किचन रसोई rasoi
gas: गैस
chulha: चूल्हा chula
kettle: केतली केटल ketli
mess: मेस
canteen: कैंटीन कैन्टीन
office: ऑफिस दफ्तर daftar aafis ऑफ़िस
tiffin: टिफिन डिब्बा dabba
pakana: पकाना पकाने pakane pakaana
banana: बनाना
kaam: काम
paise: पैसे पैसा paisa
rupaye: रुपये रुपए रूपये रुपया rupay rupaya rupee
sasta: सस्ता सस्ते सस्ती saste sasti
budget: बजट
calorie: कैलोरी कैलरी kelori calori
protein: प्रोटीन protien protin
carb: कार्ब कार्ब्स
gram: ग्राम
kilo: किलो
vajan: वजन vazan wazan wajan
badhana: बढाना बढाने badhane barhana
ghatana: घटाना घटाने ghatane
dard: दर्द
pet: पेट
kharab: खराब
allergy: एलर्जी alargi elergy alergy
goli: गोली गोलियां goliyan
dawai: दवा दवाई dava dawa davai
doctor: डॉक्टर daktar
nafrat: नफरत
acha: अच्छा अच्छी अच्छे accha achha acchi achchha ache
theek: ठीक thik tik
zaroor: जरूर zarur jarur jaroor
mujhe: मुझे मुझको mujhko mujko muje mereko
main: मैं
mera: मेरा मेरी मेरे mere meri
hum: हम
hamare: हमारे हमारा हमारी hamara hamari
ghar: घर
bacche: बच्चे बच्चा बच्चों bachche bacha bachcha bachche
pati: पति
patni: पत्नी biwi bivi
maa: मां mummy
namak: नमक
cheeni: चीनी शक्कर chini shakkar
tel: तेल
masala: मसाला
halka: हल्का हल्की halki
bhari: भारी
garam: गरम गर्म garm
thanda: ठंडा ठंडे thande thandi
naram: नरम मुलायम mulayam
tala: तला तली talli tali
meetha: मीठा meethi mitha
teekha: तीखा tikha
khatta: खट्टा
suit: सूट
phoolta: फूलता phulta
khujli: खुजली khujali
shift: शिफ्ट
night: नाइट
kidney: किडनी गुर्दे गुर्दा gurde gurda
keto: कीटो
jain: जैन
satvik: सात्विक sattvik sattvic satvic saatvik
anaj: अनाज anaaj
phalahar: फलाहार phalahari फलाहारी falahar falahari
sau: सौ
hazaar: हजार hazar hajar hajaar
dedh: डेढ derh dhed
dhai: ढाई adhai
sadhe: साढे saadhe
sava: सवा
paune: पौने
aadha: आधा आधे adha
waqt: वक्त समय samay
`;

/** A word as `foldMessage` writes it: without nukta, and with one sign for a nasal vowel. */
export const withoutNukta = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u093c]/g, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं');

const spellings = new Map<string, string>();
for (const line of lines.trim().split('\n')) {
  const [meant = '', words = ''] = line.split(': ');
  for (const word of words.split(' ')) if (!word.includes('+')) spellings.set(withoutNukta(word), meant.replaceAll('+', ' '));
}

/** The Hinglish spelling that rules use for a normalised word; the word itself if it has none. */
export const hinglishOf = (word: string): string =>
  spellings.get(word) ?? (/^[a-z]+$/.test(word) ? word : (spellings.get(romanOf(word)) ?? word));
