/** Names of foods by our catalogue's name. After the colon: words in English, Hinglish (in the spelling of `romanOf`) and Hindi. */
const lines = `
bitter gourd: karela करेला
onion: onions pyaz pyaaz piyaj kanda प्याज
garlic: lehsun lahsun lasun lasan लहसुन
eggplant: brinjal baingan aubergine बैंगन
okra: bhindi lady+finger ladyfinger भिंडी
cauliflower: gobhi gobi phool+gobhi गोभी फूलगोभी
cabbage: patta+gobhi पत्तागोभी
spinach: palak पालक
potato: potatoes aloo आलू
sweet potato: sweet+potatoes shakarkandi
tomato: tomatoes tamatar टमाटर
mushroom: mushrooms khumbi मशरूम
paneer: cottage+cheese पनीर
cheese: cheeses
tofu: bean+curd
curd: dahi yogurt yoghurt दही
buttermilk: chaas chhachh छाछ
ghee: घी
butter: makhan मक्खन
rice: chawal chaval चावल
ragi: nachni nachani mandua mandwa finger+millet ragi+mudde ragi+ball ragi+balls ragi+roti ragi+dosa ragi+malt ragi+java रागी नाचनी मंडुआ
bajra: bajre bajri pearl+millet bajre+ki+roti bajra+roti बाजरा बाजरे बाजरे+की+रोटी
jowar: jowari jwar jowar+roti jowar+ki+roti bhakri ज्वार ज्वार+की+रोटी
roti: rotis chapati chapatis chapathi रोटी
bread: breads ब्रेड
pasta: noodles
oats: oatmeal ओट्स
maida: refined+flour मैदा
banana: bananas kela केला
apple: apples seb सेब
mango: mangoes
papaya: papita
orange: oranges santra
grapes: angoor
watermelon: tarbuj
coconut: nariyal नारियल
avocado: avocados
kiwi: kiwis
strawberry: strawberries
pineapple: ananas
berries: blueberries
dates: khajur
raisins: kishmish
chicken: murgi murga चिकन
mutton: lamb goat मटन
beef: बीफ
pork: bacon पोर्क
meat: gosht mans maas मांस
nonveg: मांसाहार maansahar mansahar mansahari maansahari
turkey: turkeys
chickpeas: chickpea chana chole चना छोले
kidney beans: rajma राजमा
lentils: lentil dal daal दाल
black gram: urad
moong: mung मूंग
beans: bean
peas: pea matar मटर
bottle gourd: lauki ghiya लौकी
ridge gourd: turai tori
pumpkin: kaddu कद्दू
drumstick: sahjan
capsicum: bell+pepper bell+peppers shimla+mirch
chilli: chillies chili mirch mirchi मिर्च
coriander: cilantro dhaniya धनिया
ginger: adrak अदरक
beetroot: beets chukandar चुकंदर
carrot: carrots gajar गाजर
radish: mooli मूली
cucumber: kheera खीरा
broccoli: brocolli brocoli
corn: makka maize bhutta
quinoa: quinoas
lettuce: lettuces
olives: olive
celery: celeries
sugar: cheeni chini sweets mithai चीनी
honey: shahad शहद
jaggery: gur गुड़
coffee: caffeine
tea: chai चाय
green tea: green+chai
herbal tea: tulsi+tea kadha
chana dal: chane+ki+dal chana+daal चने+की+दाल चना+दाल
moong dal: moong+ki+dal mung+ki+dal moong+daal मूंग+की+दाल मूंग+दाल
urad dal: urad+ki+dal उड़द+की+दाल उड़द+दाल
masoor dal: masoor+ki+dal masur+dal मसूर+की+दाल
toor dal: arhar+dal arhar+ki+dal tuvar+dal tur+dal अरहर+की+दाल अरहर+दाल
chocolate: chocolates
alcohol: beer wine
mustard: sarson rai kasundi
lupin: lupins lupine
sabudana: tapioca
pickle: achar loncha pachadi oorugai aachar
tinda: tinde tinday apple+gourd round+gourd टिंडा
parwal: parval pointed+gourd potol patol परवल
kundru: tindora tendli ivy+gourd kovakkai dondakaya कुंदरू
bathua: bathue बथुआ
singhara: water+chestnut water+chestnuts सिंघाड़ा
suran: jimikand elephant+foot+yam सूरन
snake gourd: chichinda padwal potlakaya
cluster beans: guar gavar gawar guvar गवार
mango pickle: aam+ka+achar
soya chunks: nutrela soya+chunk meal+maker soya+bari सोया+चंक्स
poha: aval atukulu chivda
maggi: मैगी
appam: aappam
puttu: पुट्टू
pongal: ven+pongal
idiyappam: string+hoppers
litti chokha: litti
dal baati: baati bati dal+bati
gatte: gatta gatte+ki+sabzi
vada pav: vadapav batata+vada
pav bhaji: pavbhaji
misal: misal+pav
chaat: chat+papdi bhel bhel+puri sev+puri
golgappa: pani+puri panipuri puchka
jalebi: जलेबी
rasgulla: rosogolla
gulab jamun: gulabjamun
lal maas: laal+maas
haleem: हलीम
nihari: nahari
kebab: kebabs kabab kabob
sausage: sausages salami ham bacon+strips
instant noodles: cup+noodles
fried food: fried pakora
`;

/** Words for allergens; the longest match counts. */
const allergenLines = `
peanut: peanut peanuts groundnut groundnuts moongfali mungfali mungfalli peanut+butter मूंगफली
treeNuts: tree+nut tree+nuts almond almonds badam cashew cashews kaju walnut walnuts akhrot pistachio pistachios pista hazelnut hazelnuts pecan pecans dry+fruit dry+fruits बादाम काजू अखरोट मेवे
treeNuts peanut: nut nuts
milk: milk dairy lactose laktose लैक्टोज लेक्टोज lactos doodh dudh milk+products dairy+products दूध
egg: egg eggs anda ande अंडा अंडे
fish: fish machli machhli tuna salmon मछली
fish crustacean: seafood sea+food
crustacean: prawn prawns shrimp shrimps crab crabs kekda kekde jhinge lobster lobsters jhinga shellfish crustaceans झींगा झींगे
wheat: wheat gehu gehun atta aata गेहूं आटा
gluten wheat: gluten coeliac celiac ग्लूटेन सीलिएक सिलिएक siliyak siliac celiac+disease coeliac+disease
soy: soy soya soybean soybeans soyabean सोया सोयाबीन
sesame: sesame gingelly hummus til+seeds til+oil safed+til til+ke tahini तिल
sulphite: sulphite sulphites sulfite sulfites
`;

const parse = (text: string): [string, string[]][] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', words = ''] = line.split(': ');
      return [name, words.split(' ').map((word) => word.replaceAll('+', ' '))];
    });

/** Pairs of a word and the food it means. */
export const foodWords: readonly (readonly [word: string, food: string])[] = parse(lines).flatMap(([food, words]) =>
  [food, ...words].map((word) => [word, food] as const),
);
/** Pairs of a word and the allergens it means. */
export const allergenWords: readonly (readonly [word: string, allergens: readonly string[]])[] = parse(allergenLines).flatMap(
  ([names, words]) => words.map((word) => [word, names.split(' ')] as const),
);
