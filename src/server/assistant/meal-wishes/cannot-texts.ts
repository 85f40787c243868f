import type { Sentence } from '../wishes/index.ts';

/** Why no diet plan of ours holds a wish and what it does instead, and what every plan holds. */
export const lunar: Sentence = {
  english:
    'This fast follows the moon, and we have no lunar calendar. On which weekday does it fall? Write it, such as ‘fast on Monday’, and that day has only what a fast allows: fruit, milk, potato, sabudana, kuttu, nuts and rock salt.',
  hindi:
    'यह व्रत तिथि से चलता है, और हमारे पास पंचांग नहीं है। वह किस वार को है? लिखें, जैसे ‘सोमवार का व्रत’; उस दिन केवल व्रत का भोजन होगा: फल, दूध, आलू, साबूदाना, कुट्टू, मेवे और सेंधा नमक।',
};
export const nineDays: Sentence = {
  english:
    'For the nine days of the Navratri fast every day has only what a fast allows: fruit, milk, nuts, sabudana, kuttu and makhana, no grain, onion or garlic.',
  hindi: 'नवरात्रि के नौ दिन हर दिन केवल व्रत का भोजन है: फल, दूध, मेवे, साबूदाना, कुट्टू और मखाना; अनाज, प्याज़ और लहसुन नहीं।',
};
export const family: Sentence = {
  english:
    'A diet plan is counted for one person, not for a family. Cook its dishes in a larger pot, and let adults make a plan of their own; children eat the same dishes by appetite.',
  hindi:
    'डाइट प्लान एक ही व्यक्ति के लिए बनता है, पूरे परिवार के लिए नहीं। इसके पकवान बड़े बर्तन में बनाएँ; बाकी बड़े अपना प्लान बनवाएँ, और बच्चे वही पकवान भूख के हिसाब से खाएँ।',
};
export const supplement: Sentence = {
  english:
    'We plan no supplements, powders of a brand or medicines, and give no doses: the plan meets your needs with food. Ask a doctor or dietitian about them.',
  hindi:
    'हम सप्लीमेंट, किसी ब्रांड का पाउडर या दवा नहीं रखते और मात्रा नहीं बताते: प्लान भोजन से ज़रूरत पूरी करता है। इनके बारे में डॉक्टर या आहार विशेषज्ञ से पूछें।',
};
export const detox: Sentence = {
  english: 'Juice, liquid and detox days give too little protein and energy, and the body cleans itself. The plan has whole meals instead.',
  hindi: 'जूस, तरल और डिटॉक्स के दिनों में प्रोटीन और ऊर्जा बहुत कम होती है, और शरीर अपनी सफ़ाई खुद करता है। प्लान में इसकी जगह पूरे भोजन हैं।',
};
export const otherDiet: Sentence = {
  english:
    'We have no rules for this way of eating. Write what it leaves out, such as ‘no pork’ or ‘no grains’, and the plan keeps to that.',
  hindi: 'इस खान-पान के नियम हमारे पास नहीं हैं। लिखें कि क्या नहीं खाना है, जैसे ‘पोर्क नहीं’, और प्लान उसे मानेगा।',
};
export const salt: Sentence = {
  english:
    'Salt cannot be counted to the pinch. The plan’s recipes are salted lightly; write ‘high blood pressure’ if that is why, and it leaves out salty foods.',
  hindi: 'नमक चुटकी तक नहीं गिना जा सकता। प्लान के पकवानों में नमक कम है; अगर वजह उच्च रक्तचाप है तो ‘हाई बीपी’ लिखें, तब नमकीन चीज़ें नहीं होंगी।',
};
export const outside: Sentence = {
  english: 'We cannot know the menu of a mess, canteen or restaurant. The plan has meals to make; take the nearest dish where you eat out.',
  hindi: 'मेस, कैंटीन या रेस्टोरेंट का मेन्यू हमें पता नहीं हो सकता। प्लान में बनाने के भोजन हैं; बाहर खाएँ तो सबसे मिलता-जुलता पकवान लें।',
};
export const twoFive: Sentence = {
  english: 'Days of 500 to 600 kcal are under the safe minimum. The plan takes a little off every day instead.',
  hindi: '500 से 600 कैलोरी के दिन सुरक्षित न्यूनतम से नीचे हैं। प्लान इसकी जगह हर दिन थोड़ा-थोड़ा घटाता है।',
};
export const starving: Sentence = {
  english:
    'Going without food or on water is not planned. The plan has enough to eat every day; please talk with a doctor if eating frightens you.',
  hindi: 'बिना खाए या केवल पानी पर रहने का प्लान नहीं बनता। प्लान में हर दिन पूरा भोजन है; खाने से डर लगे तो डॉक्टर से बात करें।',
};
export const noStore: Sentence = {
  english: 'We cannot order or deliver food. The shopping list of the plan has the amounts to buy.',
  hindi: 'हम खाना मँगवा या पहुँचा नहीं सकते। प्लान की ख़रीदारी की सूची में मात्रा लिखी है।',
};
export const spot: Sentence = {
  english: 'No food takes fat from one part of the body. The plan keeps a steady deficit, and the waist follows.',
  hindi: 'कोई भोजन शरीर के एक हिस्से की चर्बी नहीं घटाता। प्लान में थोड़ी-थोड़ी कमी है, कमर उसके साथ घटती है।',
};
export const tasteOfDish: Sentence = {
  english: 'Sweetness, colour and other tastes of a dish cannot be set. Swap a dish you do not like for another beside it.',
  hindi: 'पकवान की मिठास, रंग और स्वाद तय नहीं हो सकते। जो पसंद न हो उसे उसके पास दिए विकल्प से बदलें।',
};
export const cheating: Sentence = {
  english: 'No days without a plan are planned. Leave out a meal of the plan when you eat something else, and go on with the next.',
  hindi: 'बिना प्लान के दिन नहीं रखे जाते। कुछ और खाएँ तो प्लान का वह भोजन छोड़ दें, और अगले से आगे बढ़ें।',
};
export const storing: Sentence = {
  english: 'Tools and storage cannot be left out beforehand. Swap a dish that needs what you do not have.',
  hindi: 'बर्तन और रखने की जगह पहले से नहीं हटाई जा सकती। जिस पकवान के लिए चीज़ न हो, उसे बदल लें।',
};
export const repeating: Sentence = {
  english: 'Some dishes come twice, so that shopping stays short and nothing is wasted. Swap the second one where you want another.',
  hindi: 'कुछ पकवान दो बार आते हैं, ताकि ख़रीदारी छोटी रहे और कुछ बर्बाद न हो। जहाँ दूसरा चाहिए, वहाँ दूसरी बार वाले को बदल लें।',
};
export const packed: Sentence = {
  english:
    'We do not know which dishes travel well. For a tiffin or lunch box take dry ones, such as a paratha, thepla, chilla or sabzi with roti, and swap wet ones for them.',
  hindi: 'कौन-सा पकवान साथ ले जाने लायक है, यह हमें पता नहीं। डिब्बे के लिए सूखे लें, जैसे पराठा, थेपला, चीला या रोटी-सब्ज़ी, और रसेदार को इनसे बदलें।',
};
export const shareOfMeals: Sentence = {
  english:
    'How the day is shared among its meals cannot be set: dinner has about a quarter of it. Move an item to another meal if you like.',
  hindi: 'दिन का खाना भोजनों में कैसे बँटे, यह तय नहीं हो सकता: रात के खाने में करीब एक चौथाई है। चाहें तो कोई चीज़ दूसरे भोजन में ले जाएँ।',
};
export const oily: Sentence = {
  english: 'Nothing is deep-fried, and the oil of every dish is measured. It cannot be left out.',
  hindi: 'कुछ भी तेल में डुबोकर तला नहीं है, और हर पकवान का तेल नपा हुआ है। उसे पूरा नहीं हटाया जा सकता।',
};
export const brands: Sentence = {
  english: 'We name no brands or shops. The shopping list says what to buy and how much.',
  hindi: 'हम ब्रांड या दुकान नहीं बताते। ख़रीदारी की सूची में लिखा है कि क्या और कितना लेना है।',
};
export const portion: Sentence = {
  english:
    'How much of a single food is served cannot be set, because the plan balances the day. Write ‘no rice’, or ‘rice on Sunday only’.',
  hindi: 'किसी एक चीज़ की मात्रा तय नहीं हो सकती, क्योंकि प्लान पूरे दिन का संतुलन रखता है। लिखें ‘चावल नहीं’, या ‘चावल केवल रविवार को’।',
};
export const leftovers: Sentence = {
  english: 'Some dinners are cooked once and eaten again: the leftovers are the next day’s lunch, and each such dish says so.',
  hindi: 'कुछ रात के खाने एक बार पकाकर दो बार खाए जाते हैं: बचा हुआ अगले दिन का दोपहर का खाना है, और पकवान के साथ लिखा है।',
};
export const sameEachDay: Sentence = {
  english:
    'The same breakfast or meal every day is not planned, because nutrients come from variety. Swap it for your usual one on the days you like; the plan counts again.',
  hindi: 'रोज़ एक ही नाश्ता या भोजन नहीं रखा जाता, क्योंकि पोषण अलग-अलग चीज़ों से आता है। जिस दिन चाहें उसे अपने वाले से बदल लें; हिसाब फिर से लग जाता है।',
};
export const nightShift: Sentence = {
  english:
    'The plan has the hours of a day, and none for a night shift. Eat its breakfast when you get up, move the other meals along, and keep the meal in the middle of the shift small. You can set hours, such as ‘meals from 15:00 to 23:00’.',
  hindi:
    'प्लान में दिन के घंटे हैं, रात की शिफ्ट के नहीं। नाश्ता उठने पर खाएँ, बाकी भोजन उसी हिसाब से आगे बढ़ाएँ, और शिफ्ट के बीच का भोजन हल्का रखें। आप घंटे भी तय कर सकते हैं, जैसे ‘भोजन 15:00 से 23:00 के बीच’।',
};
