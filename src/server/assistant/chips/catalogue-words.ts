import { dishes, foodGroupNames, foods } from '../foods/index.ts';

/** Names of foods that are ordinary words too, or names of people and places. */
const otherWords = new Set(
  'aam beet til liver bran date val sem moth jai tel peru loaf plain roll half lime toast rye sela pepper soda masala sauce water pani salt namak oil'
    .split(' ')
    .concat('refined oil', 'cooking oil', 'vegetable oil'),
);

/** Dishes as people type them, by the words of our names. After the colon: spellings in English, Hinglish and Hindi. */
const dishLines = `
idli: idly idlis idlies इडली
dosa: dosas dosai masala+dosa डोसा
upma: uppuma uppma रवा+उपमा उपमा
poha: pohe pohas kanda+poha पोहा पोहे
khichdi: khichri kichdi kichadi khichadi खिचड़ी
paratha: parathas parantha paranthas parathe paranthe prantha पराठा पराठे परांठा
biryani: biriyani briyani biriani बिरयानी
pulao: pulav pulaav pilaf पुलाव
chilla: cheela chila chillas cheelas चीला
dhokla: dhoklas ढोकला
uttapam: uthappam utappam उत्तपम
sambar: sambhar sambaar सांभर
rasam: rasams रसम
kadhi: kadhis कढ़ी
lassi: lassis लस्सी
raita: raitas रायता
omelette: omelet omelettes omelets omlet omlette amlet ऑमलेट
kheer: khir खीर
ladoo: laddu laddoo ladoos laddus लड्डू
thepla: theplas थेपला
bhakri: bhakri+roti भाकरी
smoothie: smoothies shake shakes
sandwich: sandwiches सैंडविच
soup: soups सूप
pasta: spaghetti macaroni noodles maggi पास्ता नूडल्स
hummus: humus
bhurji: bhurjee भुर्जी
porridge: porridges
muesli: granola मूसली
chutney: chutneys chatni चटनी
avial: aviyal
bisi bele bath: bisibele+bath
chole: chhole छोले
dal makhani: daal+makhani दाल+मखनी
palak paneer: saag+paneer पालक+पनीर
matar paneer: mutter+paneer मटर+पनीर
egg curry: anda+curry अंडा+करी
fish curry: machli+curry macher+jhol
chicken curry: murgh+curry चिकन+करी
ragi: nachni finger+millet रागी
bajra: बाजरा
jowar: ज्वार
makhana: foxnuts fox+nuts phool+makhana मखाना
sattu: सत्तू
sprouts: sprout अंकुरित
leafy greens: green+leafy+vegetables leafy+vegetables leafy+veggies greens hari+sabzi हरी+पत्तेदार+सब्जियां
red meat: लाल+मांस
seafood: sea+food
organ meat: offal
dried fruit: dried+fruits
citrus fruit: citrus+fruits citrus
soya products: soy+products
root vegetables: root+veggies roots kandmool zamikand jamikand jamikandh kand+mool जमीकंद कंदमूल
fruit juice: juice juices fruit+juices
protein powder: whey+protein whey
sweets: mithai desserts dessert मिठाई meetha मीठा
salad: salads सलाद
rajma: rajma+chawal rajma+rice राजमा+चावल
dal: dal+chawal dal+rice daal+chawal दाल+चावल
chole: chole+bhature chhole+bhature
spicy food: spicy spice spices+food chilli+food teekha tikha mirch+masala तीखा
pulses: dals daals
fruit: fruits phal फल
millets: millet bajra+jowar
fermented food: fermented+foods
caffeine: caffeinated
cold drinks: cola coke pepsi soft+drinks soft+drink cold+drink soda
ice cream: icecream ice+creams
biscuits: biscuit cookies cookie
cake: cakes pastry pastries
chips: crisps wafers namkeen
pizza: pizzas पिज्जा
burger: burgers
samosa: samosas समोसा
french fries: fries
junk food: fast+food street+food outside+food junk
processed food: processed+foods packaged+food packaged+foods
maida: refined+flour मैदा
papad: papads पापड़
momos: momo
bhatura: bhature भटूरे
puri: poori puris pooris पूरी
halwa: हलवा
`;

const spelt = (text: string) =>
  text
    .replaceAll('+', ' ')
    .normalize('NFKD')
    .replace(/[\u093c]/g, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं');

/** A name of the catalogue as it is typed, in lower case and without what is in brackets. */
const typedName = (name: string): string =>
  spelt(name.toLowerCase())
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const plurals = (word: string): string[] =>
  /^[a-z ]{3,}$/.test(word) && !word.endsWith('s')
    ? [word, word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`, /o$/.test(word) ? `${word}es` : word]
    : [word];

function* pairs(): Generator<readonly [word: string, food: string]> {
  for (const line of dishLines.trim().split('\n')) {
    const [food = '', words = ''] = line.split(': ');
    for (const word of [food, ...words.split(' ')]) yield [typedName(word), food];
  }
  for (const name of foodGroupNames) yield [name, name];
  for (const { name, also } of foods().values()) {
    const english = [name[0], ...also].map(typedName).filter((word) => /^[a-z]/.test(word));
    const [first = ''] = english;
    // A short everyday name, such as 'poha', is shown rather than 'flattened rice'.
    for (const word of english) if (!otherWords.has(word)) for (const form of plurals(word)) yield [form, word];
    yield [typedName(name[1]), english.find((word) => also.includes(word)) ?? first];
  }
  for (const { name } of dishes().values()) {
    const english = typedName(name[0]);
    for (const form of plurals(english)) yield [form, english];
    yield [typedName(name[1]), english];
  }
}

/** Pairs of what people type, in English, Hindi or Hinglish, and the name by which our planner knows the food or dish. */
export const catalogueWords = (): readonly (readonly [word: string, food: string])[] => [...pairs()].filter(([word]) => word.length > 1);
