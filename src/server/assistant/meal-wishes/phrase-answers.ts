import type { Sentence } from '../wishes/index.ts';
import {
  cheating,
  family,
  leftovers,
  nightShift,
  oily,
  outside,
  packed,
  portion,
  repeating,
  salt,
  sameEachDay,
  shareOfMeals,
  storing,
  supplement,
  tasteOfDish,
} from './cannot-texts.ts';
import type { Meant } from './rule.ts';

const always = (english: string, hindi: string): { readonly always: Sentence } => ({ always: { english, hindi } });
const cannot = (english: string, hindi: string): Sentence => ({ english, hindi });

/** What a diet plan answers to a phrase of each learned kind, in which no rule and no food was read; `aside` asks for nothing. */
export const phraseAnswers: Readonly<Record<string, NonNullable<Meant>>> = {
  aside: [],
  nightShift,
  family,
  leftovers: { always: leftovers },
  sameMeals: sameEachDay,
  noRepeat: repeating,
  texture: cannot(
    'Whether a dish is soft, dry or crisp cannot be set. Swap a dish whose feel you do not like; write ‘soft food’ if chewing is hard, and nuts and raw salads stay out.',
    'पकवान नरम, सूखा या कुरकुरा हो, यह तय नहीं हो सकता। जो न भाए उसे बदल लें; चबाने में मुश्किल हो तो ‘नरम खाना’ लिखें, तब मेवे और कच्चे सलाद नहीं होंगे।',
  ),
  taste: tasteOfDish,
  packed,
  outside,
  supplement,
  alcohol: cannot(
    'Alcohol is not planned: beer, wine and spirits add energy without nutrients. If you drink, leave the day’s meals as they are and drink little.',
    'शराब प्लान में नहीं रखी जाती: बीयर, वाइन और दूसरी शराब में पोषण के बिना ऊर्जा है। पिएँ तो दिन का भोजन वैसा ही रखें और कम पिएँ।',
  ),
  water: always('Each day says how much water to drink.', 'हर दिन में लिखा है कि कितना पानी पीना है।'),
  cheat: cheating,
  budget: [{ type: 'budget', value: 'low' }],
  quick: [{ type: 'mealMinutes', value: 25 }],
  noCooking: [{ type: 'cooking', value: 'none' }],
  filling: always(
    'Against hunger every day has the fibre and protein that your energy calls for, spread over its meals. Write a number, such as ‘six meals’, to eat more often.',
    'भूख के लिए हर दिन आपकी ऊर्जा के हिसाब से फाइबर और प्रोटीन है, सारे भोजनों में बँटा हुआ। ज़्यादा बार खाना हो तो संख्या लिखें, जैसे ‘छह बार’।',
  ),
  energy: always(
    'For strength through the day the energy is spread over the meals, with whole grains and pulses. If tiredness stays for weeks, have a doctor look at it.',
    'दिन भर ताकत के लिए ऊर्जा सारे भोजनों में बँटी है, साबुत अनाज और दालों के साथ। थकान हफ़्तों तक रहे तो डॉक्टर को दिखाएँ।',
  ),
  lose: [{ type: 'goal', value: 'loseFat' }],
  gain: [{ type: 'goal', value: 'buildMuscle' }],
  protein: [{ type: 'more', value: 'protein' }],
  lowCarb: [{ type: 'carbs', value: 'low' }],
  lowFat: oily,
  lowSalt: salt,
  lowSugar: {
    always: { english: 'Less sugar: no sugar, honey or jaggery in the plan.', hindi: 'कम मीठा: प्लान में चीनी, शहद या गुड़ नहीं।' },
    constraints: [{ type: 'avoid', value: 'sweets' }],
  },
  healthy: always(
    'Balanced on purpose: energy, protein, fat and fibre of every day are within what is recommended for you.',
    'सोच-समझकर संतुलित: हर दिन की ऊर्जा, प्रोटीन, वसा और फाइबर आपके लिए सुझाई गई सीमा में हैं।',
  ),
  portions: shareOfMeals,
  amounts: portion,
  shopping: always('The shopping list is under the week.', 'ख़रीदारी की सूची हफ़्ते के नीचे है।'),
  tools: storing,
  local: always(
    'The dishes are mostly Indian home cooking from ordinary foods. Which vegetables are in season near you we cannot know: swap one that you do not get.',
    'पकवान ज़्यादातर आम चीज़ों के भारतीय घर के खाने के हैं। आपके यहाँ किस सब्ज़ी का मौसम है, यह हमें पता नहीं हो सकता: जो न मिले उसे बदल लें।',
  ),
  looks: cannot(
    'No food by itself clears skin or stops hair fall. The plan has enough protein, iron and vegetables, which skin and hair need; ask a doctor if it goes on.',
    'कोई भोजन अकेले त्वचा साफ़ नहीं करता और बाल झड़ना नहीं रोकता। प्लान में प्रोटीन, आयरन और सब्ज़ियाँ पूरी हैं, जिनकी त्वचा और बालों को ज़रूरत है; बना रहे तो डॉक्टर से पूछें।',
  ),
  immunity: cannot(
    'No food boosts immunity on its own. The plan covers what the body needs to fight an infection: enough energy, protein, fruit and vegetables.',
    'कोई भोजन अकेले इम्यूनिटी नहीं बढ़ाता। प्लान में वह है जो शरीर को लड़ने के लिए चाहिए: पूरी ऊर्जा, प्रोटीन, फल और सब्ज़ियाँ।',
  ),
  sleep: cannot(
    'A diet plan does little for sleep. Leave tea and coffee from the afternoon on, and eat dinner two to three hours before bed; our wellness plan is about sleep.',
    'नींद के लिए डाइट प्लान कम ही कर सकता है। दोपहर के बाद चाय-कॉफ़ी न लें, और रात का खाना सोने से दो-तीन घंटे पहले खाएँ; हमारा वेलनेस प्लान नींद के लिए है।',
  ),
  guests: cannot(
    'Feasts and guests are not planned. Eat with them on that day, leave out the plan’s meal, and go on with the next.',
    'त्योहार और मेहमानों का खाना प्लान में नहीं होता। उस दिन उनके साथ खाएँ, प्लान का वह भोजन छोड़ दें, और अगले से आगे बढ़ें।',
  ),
  sport: always(
    'Training and match days come from your teams’ calendar, or choose your activity above; the days then have more to eat. Eat something small one to two hours before sport.',
    'अभ्यास और मैच के दिन आपकी टीम के कैलेंडर से आते हैं, या ऊपर अपनी सक्रियता चुनें; तब उन दिनों ज़्यादा खाना है। खेल से एक-दो घंटे पहले कुछ हल्का खाएँ।',
  ),
  counting: always(
    'Energy and nutrients stand beside every meal and day, and amounts in katoris, pieces and grams.',
    'हर भोजन और दिन के साथ ऊर्जा और पोषक तत्व लिखे हैं, और मात्रा कटोरी, नग और ग्राम में।',
  ),
  illness: cannot(
    'The plan has no rules of eating for this illness. Please ask your doctor or a dietitian before you start.',
    'इस बीमारी के लिए प्लान में खाने के नियम नहीं हैं। शुरू करने से पहले डॉक्टर या आहार विशेषज्ञ से पूछें।',
  ),
  recipe: cannot(
    'The plan lists ingredients and amounts, not the steps of cooking. Ask for a dish under Recipe, and you get its steps.',
    'प्लान में सामग्री और मात्रा है, पकाने की विधि नहीं। किसी पकवान की विधि के लिए ‘रेसिपी’ में पूछें।',
  ),
  cook: cannot(
    'Who cooks and at what hour cannot be planned. Every dish shows its minutes, most lunches are the evening’s leftovers, and you may write ‘no dish over 25 minutes’.',
    'कौन और किस समय पकाता है, यह प्लान में नहीं आता। हर पकवान के मिनट लिखे हैं, ज़्यादातर दोपहर का खाना रात का बचा हुआ है, और आप ‘25 मिनट से ज़्यादा का पकवान नहीं’ लिख सकते हैं।',
  ),
  child: cannot(
    'Diet plans start at 13 years, and are made for the person whose body is entered. For a younger child ask a paediatrician; it may eat the same dishes by appetite.',
    'डाइट प्लान 13 साल की उम्र से और उसी के लिए बनते हैं जिसका शरीर भरा गया है। छोटे बच्चे के लिए बाल रोग विशेषज्ञ से पूछें; वह यही पकवान भूख के हिसाब से खा सकता है।',
  ),
  nutrient: always(
    'Iron, calcium and vitamin B12 of the week are counted, and a note says what brings more if one of them is low. Tablets are your doctor’s to decide.',
    'हफ़्ते का आयरन, कैल्शियम और विटामिन B12 गिना जाता है, और कोई कम हो तो नोट में लिखा है कि वह किससे बढ़े। गोली डॉक्टर तय करेंगे।',
  ),
  hours: cannot(
    'Meals need an hour in the plan. Write yours, such as ‘lunch at 3’ or ‘meals between 11 and 21’, or move them; what is eaten counts more than when.',
    'प्लान में भोजन का एक समय चाहिए। अपना लिखें, जैसे ‘लंच 3 बजे’ या ‘भोजन 11 से 21 के बीच’, या उन्हें आगे-पीछे करें; क्या खाया, यह कब खाया से ज़्यादा मायने रखता है।',
  ),
  pattern: cannot(
    'We do not know what your custom leaves out. Choose a way of eating above, or write what you do not eat, such as ‘no onion, no garlic’.',
    'आपकी परंपरा में क्या नहीं खाते, यह हमें पता नहीं। ऊपर खान-पान चुनें, या लिखें कि क्या नहीं खाते, जैसे ‘प्याज़-लहसुन नहीं’।',
  ),
};
