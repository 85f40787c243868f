import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { Sentence } from '../wishes/index.ts';
import { after, before, isDenied, spoken, type Rule } from './rule.ts';

const lunar: Sentence = {
  english:
    'This fast follows the moon, and we have no lunar calendar. Name its weekday, such as ‘fast on Monday’, and that day has only what a fast allows.',
  hindi: 'यह व्रत तिथि से चलता है, और हमारे पास पंचांग नहीं है। उसका वार लिखें, जैसे ‘सोमवार का व्रत’; उस दिन केवल व्रत का भोजन होगा।',
};
const nineDays: Sentence = {
  english:
    'For the nine days of the Navratri fast every day has only what a fast allows: fruit, milk, nuts, sabudana, kuttu and makhana, no grain, onion or garlic.',
  hindi: 'नवरात्रि के नौ दिन हर दिन केवल व्रत का भोजन है: फल, दूध, मेवे, साबूदाना, कुट्टू और मखाना; अनाज, प्याज़ और लहसुन नहीं।',
};
const ramadan: Sentence = {
  english:
    'Meals between sunset and dawn cannot be planned: the plan has meals of the day. For Ramadan eat its breakfast at sehri and the rest after iftar, and drink the water of the day in the night.',
  hindi:
    'सूरज डूबने से भोर तक के भोजन की योजना नहीं बन सकती: प्लान में दिन के भोजन हैं। रमज़ान में इसका नाश्ता सहरी में और बाकी इफ़्तार के बाद खाएँ, और दिन का पानी रात में पिएँ।',
};
const family: Sentence = {
  english:
    'A diet plan is counted for one person, not for a family. Cook its dishes in a larger pot, and let adults make a plan of their own; children eat the same dishes by appetite.',
  hindi:
    'डाइट प्लान एक ही व्यक्ति के लिए बनता है, पूरे परिवार के लिए नहीं। इसके पकवान बड़े बर्तन में बनाएँ; बाकी बड़े अपना प्लान बनवाएँ, और बच्चे वही पकवान भूख के हिसाब से खाएँ।',
};
const supplement: Sentence = {
  english:
    'We plan no supplements, powders of a brand or medicines, and give no doses: the plan meets your needs with food. Ask a doctor or dietitian about them.',
  hindi:
    'हम सप्लीमेंट, किसी ब्रांड का पाउडर या दवा नहीं रखते और मात्रा नहीं बताते: प्लान भोजन से ज़रूरत पूरी करता है। इनके बारे में डॉक्टर या आहार विशेषज्ञ से पूछें।',
};
const detox: Sentence = {
  english: 'Juice, liquid and detox days give too little protein and energy, and the body cleans itself. The plan has whole meals instead.',
  hindi: 'जूस, तरल और डिटॉक्स के दिनों में प्रोटीन और ऊर्जा बहुत कम होती है, और शरीर अपनी सफ़ाई खुद करता है। प्लान में इसकी जगह पूरे भोजन हैं।',
};
const otherDiet: Sentence = {
  english:
    'We have no rules for this way of eating. Write what it leaves out, such as ‘no pork’ or ‘no grains’, and the plan keeps to that.',
  hindi: 'इस खान-पान के नियम हमारे पास नहीं हैं। लिखें कि क्या नहीं खाना है, जैसे ‘पोर्क नहीं’, और प्लान उसे मानेगा।',
};
const salt: Sentence = {
  english:
    'Salt cannot be counted to the pinch. The plan’s recipes are salted lightly; write ‘high blood pressure’ if that is why, and it leaves out salty foods.',
  hindi: 'नमक चुटकी तक नहीं गिना जा सकता। प्लान के पकवानों में नमक कम है; अगर वजह उच्च रक्तचाप है तो ‘हाई बीपी’ लिखें, तब नमकीन चीज़ें नहीं होंगी।',
};
const outside: Sentence = {
  english: 'We cannot know the menu of a mess, canteen or restaurant. The plan has meals to make; take the nearest dish where you eat out.',
  hindi: 'मेस, कैंटीन या रेस्टोरेंट का मेन्यू हमें पता नहीं हो सकता। प्लान में बनाने के भोजन हैं; बाहर खाएँ तो सबसे मिलता-जुलता पकवान लें।',
};
const twoFive: Sentence = {
  english: 'Days of 500 to 600 kcal are under the safe minimum. The plan takes a little off every day instead.',
  hindi: '500 से 600 कैलोरी के दिन सुरक्षित न्यूनतम से नीचे हैं। प्लान इसकी जगह हर दिन थोड़ा-थोड़ा घटाता है।',
};
const starving: Sentence = {
  english:
    'Going without food or on water is not planned. The plan has enough to eat every day; please talk with a doctor if eating frightens you.',
  hindi: 'बिना खाए या केवल पानी पर रहने का प्लान नहीं बनता। प्लान में हर दिन पूरा भोजन है; खाने से डर लगे तो डॉक्टर से बात करें।',
};
const noStore: Sentence = {
  english: 'We cannot order or deliver food. The shopping list of the plan has the amounts to buy.',
  hindi: 'हम खाना मँगवा या पहुँचा नहीं सकते। प्लान की ख़रीदारी की सूची में मात्रा लिखी है।',
};
const spot: Sentence = {
  english: 'No food takes fat from one part of the body. The plan keeps a steady deficit, and the waist follows.',
  hindi: 'कोई भोजन शरीर के एक हिस्से की चर्बी नहीं घटाता। प्लान में थोड़ी-थोड़ी कमी है, कमर उसके साथ घटती है।',
};
const tasteOfDish: Sentence = {
  english: 'Sweetness, colour and other tastes of a dish cannot be set. Swap a dish you do not like for another beside it.',
  hindi: 'पकवान की मिठास, रंग और स्वाद तय नहीं हो सकते। जो पसंद न हो उसे उसके पास दिए विकल्प से बदलें।',
};
const cheating: Sentence = {
  english: 'No days without a plan are planned. Leave out a meal of the plan when you eat something else, and go on with the next.',
  hindi: 'बिना प्लान के दिन नहीं रखे जाते। कुछ और खाएँ तो प्लान का वह भोजन छोड़ दें, और अगले से आगे बढ़ें।',
};
const storing: Sentence = {
  english: 'Tools and storage cannot be left out beforehand. Swap a dish that needs what you do not have.',
  hindi: 'बर्तन और रखने की जगह पहले से नहीं हटाई जा सकती। जिस पकवान के लिए चीज़ न हो, उसे बदल लें।',
};
const repeating: Sentence = {
  english: 'Some dishes come twice, so that shopping stays short and nothing is wasted. Swap the second one where you want another.',
  hindi: 'कुछ पकवान दो बार आते हैं, ताकि ख़रीदारी छोटी रहे और कुछ बर्बाद न हो। जहाँ दूसरा चाहिए, वहाँ दूसरी बार वाले को बदल लें।',
};
const packed: Sentence = {
  english:
    'We do not know which dishes travel well. For a tiffin or lunch box take dry ones, such as a paratha, thepla, chilla or sabzi with roti, and swap wet ones for them.',
  hindi: 'कौन-सा पकवान साथ ले जाने लायक है, यह हमें पता नहीं। डिब्बे के लिए सूखे लें, जैसे पराठा, थेपला, चीला या रोटी-सब्ज़ी, और रसेदार को इनसे बदलें।',
};
const shareOfMeals: Sentence = {
  english:
    'How the day is shared among its meals cannot be set: dinner has about a quarter of it. Move an item to another meal if you like.',
  hindi: 'दिन का खाना भोजनों में कैसे बँटे, यह तय नहीं हो सकता: रात के खाने में करीब एक चौथाई है। चाहें तो कोई चीज़ दूसरे भोजन में ले जाएँ।',
};
const oily: Sentence = {
  english: 'Nothing is deep-fried, and the oil of every dish is measured. It cannot be left out.',
  hindi: 'कुछ भी तेल में डुबोकर तला नहीं है, और हर पकवान का तेल नपा हुआ है। उसे पूरा नहीं हटाया जा सकता।',
};
const brands: Sentence = {
  english: 'We name no brands or shops. The shopping list says what to buy and how much.',
  hindi: 'हम ब्रांड या दुकान नहीं बताते। ख़रीदारी की सूची में लिखा है कि क्या और कितना लेना है।',
};
const portion: Sentence = {
  english:
    'How much of a single food is served cannot be set, because the plan balances the day. Write ‘no rice’, or ‘rice on Sunday only’.',
  hindi: 'किसी एक चीज़ की मात्रा तय नहीं हो सकती, क्योंकि प्लान पूरे दिन का संतुलन रखता है। लिखें ‘चावल नहीं’, या ‘चावल केवल रविवार को’।',
};

const tools =
  '(?:oven|mixer|blender|grinder|mixie|microwave|pressure cooker|air fryer|toaster|fridge|refrigerator|freezer|tawa|फ्रिज|ओवन|मिक्सर)';

const leftovers: Sentence = {
  english: 'Some dinners are cooked once and eaten again: the leftovers are the next day’s lunch, and each such dish says so.',
  hindi: 'कुछ रात के खाने एक बार पकाकर दो बार खाए जाते हैं: बचा हुआ अगले दिन का दोपहर का खाना है, और पकवान के साथ लिखा है।',
};
const sameEachDay: Sentence = {
  english:
    'The same breakfast or meal every day is not planned, because nutrients come from variety. Swap it for your usual one on the days you like; the plan counts again.',
  hindi: 'रोज़ एक ही नाश्ता या भोजन नहीं रखा जाता, क्योंकि पोषण अलग-अलग चीज़ों से आता है। जिस दिन चाहें उसे अपने वाले से बदल लें; हिसाब फिर से लग जाता है।',
};
const nightShift: Sentence = {
  english:
    'The plan has the hours of a day, and none for a night shift. Eat its breakfast when you get up, move the other meals along, and keep the meal in the middle of the shift small. You can set hours, such as ‘meals from 15:00 to 23:00’.',
  hindi:
    'प्लान में दिन के घंटे हैं, रात की शिफ्ट के नहीं। नाश्ता उठने पर खाएँ, बाकी भोजन उसी हिसाब से आगे बढ़ाएँ, और शिफ्ट के बीच का भोजन हल्का रखें। आप घंटे भी तय कर सकते हैं, जैसे ‘भोजन 15:00 से 23:00 के बीच’।',
};

/** Wishes that no diet plan of ours can hold, with what it does instead. */
export const cannotRules: readonly Rule[] = [
  {
    search: spoken(
      '(?:which|what|best|good|any|name a|suggest a|recommend a) (?:\\S+ )?(?:brands?|company|shop|store)(?: (?:of|for|to|is|should) (?:\\S+ ){0,4}?\\S+)?',
    ),
    means: () => brands,
  },
  {
    search: spoken(
      '(?:no|nothing|not|avoid|less|nothing too|not too|too|very) (?:oily|greasy|fatty|fried)(?: (?:food|foods|things|items|stuff))?',
    ),
    means: () => oily,
  },
  {
    search: spoken('(?:no |nothing |avoid )(?:cold|hot|raw|sour|dry|hard|sticky)(?: (?:food|foods|things|items|stuff|meals))?'),
    means: () => tasteOfDish,
  },
  {
    search: spoken(
      '(?:light|lighter|heavy|heavier|big|bigger|small|smaller|large|larger|halka|halki|bhari|filling|main) (?:breakfast|lunch|dinner|nashta|khana|meal)(?: (?:and|but|aur) (?:\\S+ )?(?:breakfast|lunch|dinner))?|(?:breakfast|lunch|dinner|raat ka khana|nashta) (?:\\S+ )?(?:light|heavy|halka|halki|bhari|small|big|filling)(?: (?:rakhna|ho|hona|please|chahiye))?',
    ),
    means: () => shareOfMeals,
  },
  {
    search: spoken(
      '(?:\\S+ ){0,3}?(?:packable|portable|pack|packed|carry|travel friendly|lunch ?box(?:es)?|tiffin|tiffins|dabba|डिब्बा|टिफिन)(?: (?:for|to|in|wala|box|lunch|lunches|office|work|school|college|friendly|\\S+)){0,3}',
    ),
    means: (found) => (/ epipen /.test(found[0]) ? undefined : / (?:no|not|dont|without) (?:\S+ )?$/.test(before(found)) ? [] : packed),
  },
  { search: spoken('(?:\\S+ )?(?:cheat|free|treat) (?:days?|meals?)'), means: (found) => (isDenied(found) ? [] : cheating) },
  {
    search: spoken(
      `(?:no|without|without an?|dont have an?|have no|bina) ${tools}(?: at home| hai)?|${tools} (?:nahin|nahi|नहीं)(?: hai| है)?`,
    ),
    means: () => storing,
  },
  {
    search: spoken(
      '(?:no|dont|not|never|without) (?:\\S+ )?(?:repeat\\w*|repetitions?|repetitive|same (?:food|dish|dishes|meals?|thing))(?: (?:meals?|dishes|food|twice|every day|daily|again))*',
    ),
    means: () => repeating,
  },
  {
    search: spoken(
      '(?:\\S+ )?(?:navratri|sawan|shravan|paryushan)(?: (?:\\S+ ){0,3}?(?:fast|fasts|fasting|vrat|upvas|phalahar|nine days|9 din|all 9 days|rakh\\S*|chal\\S*|grains?|anaj)(?: (?:ke|ka|ki|hai|chal|raha|rahe|rahi|nahin|\\d+|din)){0,4})?|(?:no grains?|anaj nahin|bina anaj) (?:\\S+ ){0,2}?navratri',
    ),
    means: (found) =>
      isDenied(found) || /^(?:after|before|baad|pehle) /.test(found[0])
        ? []
        : / navratri /.test(` ${found[0]}`) || / (?:fast|vrat|upvas|phalahar|anaj|grain)/.test(found[0])
          ? { always: nineDays, constraints: [{ type: 'fastOn', value: [...weekdays] }] }
          : lunar,
  },
  {
    // What is left out on such a day is not left out of the week: 'ekadashi pe chawal nahin khate'.
    search: spoken(
      '(?:\\S+ )?(?:ekadashi|purnima|amavasya|pradosh|chaturthi|karva chauth|karwa chauth|shivratri|mahashivratri|janmashtami|sankashti|chhath|teej|ashtami|एकादशी|पूर्णिमा|अमावस्या|प्रदोष|चतुर्थी)(?: (?:fast|vrat|fasts|ka|ko|par|pe|ke|din|days?|on|व्रत|का|को)){0,3}(?: (?:\\S+ ){1,3}?(?:nahin|नहीं)(?: (?:khata|hu|hai))*)?',
    ),
    means: () => lunar,
  },
  {
    search: spoken(
      '(?:\\S+ )?(?:ramadan|ramzan|ramadhan|ramazan|roza|roze|sehri|suhoor|iftar|iftari|रमजान|रोजा|रोजे|सहरी|इफ्तार)(?: (?:fasting|fast|fasts|time|month|ke|ka|mein|me|timings?|meals?)){0,3}',
    ),
    means: () => ramadan,
  },
  {
    search: spoken(
      '(?:kids?|children|son|daughter|husband|wife|family|everyone|everybody|bacche|pati|patni|sab|ghar wale) (?:\\S+ ){0,3}?(?:same|wahi|yahi|ek hi)(?: (?:food|meals?|thing|dishes|khana|khana chahiye|khaye|khate|khata|khaenge|khayenge))*(?: as me| too| as well)?|(?:same|ek hi|wahi) (?:food|meals?|dishes|khana|plan) (?:\\S+ ){0,3}?(?:kids?|children|family|everyone|husband|wife|bacche|pati|patni|sab)(?: \\S+)?|(?:for|cook for|feeding|serves|meals for) (?:my |our |a |the |whole |entire )*(?:family|(?:\\d+|two|three|four|five|six) (?:people|persons|members|of us|adults|kids)|husband and me|wife and me|both of us|the kids|couple)(?: of (?:\\d+|two|three|four|five|six))?|for (?:me|myself|us) and (?:my )?\\S+|for (?:two|three|four|five|both)(?= [;,]| $)|(?:we are|there are|hum) (?:\\d|two|three|four|five|six|do|teen|char) (?:people|persons|of us|log|members)|for my (?:husband|wife|kids?|children|son|daughter|parents|mother|father)(?: too| also| as well)|serves? (?:\\d|two|three|four)|(?:family of (?:\\d+|three|four|five))|(?:\\d|do|teen|char) (?:logo|logon|log|jano|लोगों) (?:ke liye|के लिए)|(?:pure |poore )?(?:family|parivar|परिवार) (?:ke liye|के लिए)',
    ),
    means: () => family,
  },
  {
    search: spoken(
      '(?:\\S+ )?(?:whey|optimum nutrition|muscleblaze|muscle blaze|herbalife|ensure|protinex|creatine|bcaa|bcaas|pre workout|preworkout|multivitamins?|multi vitamins?|supplements?|steroids?|mass gainer|gainer|fat burners?|l carnitine|carnitine|apple cider vinegar|acv|ashwagandha|omega 3 capsules?|fish oil|vitamin d3?|vitamin b12|collagen|isabgol|green tea extract|slimming tea|amway|himalaya|shilajit|सप्लीमेंट)(?: (?:powder|protein|shake|shakes|tablets?|capsules?|supplements?|dose|dosage|daily)){0,2}',
    ),
    means: (found) =>
      / (?:no|without|avoid|dont|not|never|bina|against|take|taking|using|instead of) (?:\S+ ){0,3}$/.test(
        `${before(found)}${found[0].split(' ').slice(0, 1).join(' ')} `,
      ) && !/ (?:take|taking|using) /.test(before(found))
        ? []
        : supplement,
  },
  {
    search: spoken(
      '(?:juice|liquid|water|detox|cleanse|gm|cabbage soup|military|egg|baby food|lemon water|smoothie) (?:diet|cleanse|fast(?:ing)?|detox|days?)(?: plan)?|(?:detox|cleanse|detoxification|liquids? only|only liquids?|juices only)',
    ),
    means: (found) => (isDenied(found) ? [] : detox),
  },
  {
    search: spoken(
      '(?:paleo|carnivore|kosher|whole ?30|blood type|macrobiotic|raw (?:food|vegan)|fruitarian|alkaline|ayurvedic|ayurveda|vata|pitta|kapha|dash|gaps|dukan|south beach|weight watchers|hcg|autoimmune protocol|aip)(?: (?:diet|food|way|plan))?',
    ),
    means: (found) => (isDenied(found) ? [] : otherDiet),
  },
  {
    search: spoken(
      '(?:no|less|low|little|without|reduced|kam|zero|bina|limit|cut|cut down on|watch|watching|careful with) (?:on |in |my )?(?:salt|sodium|namak)(?: (?:food|diet|intake))?|(?:salt|sodium) free|namak (?:kam|nahin|nahi|ke bina)|कम नमक|नमक (?:कम|नहीं)|बिना नमक',
    ),
    means: () => salt,
  },
  {
    search: spoken(
      '(?:\\S+ )?(?:mess|canteen|cafeteria|restaurants?|swiggy|zomato|takeaway|take away|eat out|eating out|office food|order in)(?: (?:food|meals?|menu|khana|a lot|often))?',
    ),
    means: (found) => (/ (?:no|not|avoid|never|dont|without) (?:\S+ ){0,2}$/.test(before(found)) ? [] : outside),
  },
  {
    search: spoken('5[:to ]+2(?: (?:diet|fasting))?|alternate day fast(?:ing)?|(?:every other|alternate) day (?:i )?fast'),
    means: () => twoFive,
  },
  {
    search: spoken(
      '(?:water fast(?:ing)?|dry fast(?:ing)?|starve|starving|(?:no|without|stop) (?:food|eating)(?: at all)? for (?:\\S+ )?(?:days?|week)|(?:fast|fasting) for \\d+ (?:days?|hours))(?: \\S+)?',
    ),
    means: (found) => (isDenied(found) ? [] : starving),
  },
  { search: spoken('(?:order|deliver|buy)(?: \\S+){0,3} (?:for me|to my (?:home|door|house))'), means: () => noStore },
  {
    search: spoken(
      '(?:lose|reduce|burn|cut|remove|melt)(?: only| just)? (?:\\S+ )?(?:belly|tummy|stomach|arm|thigh|face|hip|pet|chin) (?:fat|ki charbi)(?: only| fast)?|(?:belly|tummy|pet|stomach) (?:fat|ki charbi)(?: (?:kam|ghata\\w*|reduce|lose)(?: \\S+)?)?',
    ),
    means: () => [{ type: 'goal', value: 'loseFat' }],
  },
  { search: spoken('(?:only (?:the )?(?:belly|tummy|arms?|thighs?) fat|spot reduc\\w+)'), means: () => spot },
  {
    search: spoken(
      '(?:blue|red|green|pink|colourful|colorful|crunchy|crispy|sweet|sour|bland|mild|hot|cold|creamy|soft) (?:food|foods|meals?|dishes|breakfasts?|dinners?|things)(?: only)?',
    ),
    means: (found) => (/ (?:no|not|avoid|without) $/.test(before(found)) ? undefined : tasteOfDish),
  },
  {
    search: spoken(
      '(?:less|more|fewer|bigger|smaller|larger|half|double|extra large|big|small|large|thoda|thodi|kam|zyada) (?:of )?(?:rice|roti|rotis|chapatis?|dal|sabzi|bread|portions?|servings?|portion sizes?|plates?|chawal|ghee|sugar|रोटी|चावल)(?: \\S+)?',
    ),
    means: (found) => (/ (?:bread|roti) /.test(found[0]) && isDenied(found) ? undefined : portion),
  },
  {
    search: spoken('(?:leftovers?|left over|meal prep|batch cook\\w*|bacha hua khana|बासी)(?: \\S+){0,3}'),
    means: (found) =>
      isDenied(found)
        ? {
            english:
              'The plan eats some dishes twice so that nothing is wasted. Swap a second serving for another dish where you do not want it.',
            hindi: 'प्लान में कुछ पकवान दो बार हैं ताकि बर्बाद न हों। जहाँ न चाहें, वहाँ दूसरी बार वाले को बदल लें।',
          }
        : { always: leftovers },
  },
  {
    search: spoken(
      '(?:same|identical|repeat|fixed|ek hi|wahi) (?:breakfasts?|lunch(?:es)?|dinners?|snacks?|meals?|nashta|khana|food|thing)(?: (?:every ?day|daily|each day|all week|roz|everyday|every morning|please|chahiye|rakho|again|bhi)){0,3}|(?:breakfast|lunch|dinner|nashta) (?:\\S+ )?(?:same|fixed|ek hi|repeat)(?: (?:every ?day|daily|roz|rakho|hona|chahiye|hi)){0,3}|(?:roz|daily|every ?day) (?:ek hi|same) (?:khana|nashta|breakfast|food|meal)',
    ),
    means: (found) =>
      / (?:no|not|dont|never|without|bina|avoid|nahin) (?:\\S+ ){0,2}$/.test(before(found)) || / (?:nahin|mat) /.test(after(found, 15))
        ? repeating
        : sameEachDay,
  },
  {
    search: spoken(
      '(?:night|evening|rotating|rotational|graveyard|late|early morning) (?:shifts?|dut(?:y|ies))(?: (?:\\S+ ){0,4}?\\S+)?|night (?:me |mein )?(?:kaam|job|work|duty)(?: \\S+)?|(?:work|working|job|kaam|duty) (?:\\S+ ){0,2}?(?:nights?|raat)(?: (?:bhar|ko|me))?|shift (?:work|worker|duty|job)|(?:sleep|sota|soti) (?:\\S+ )?(?:during the day|in the day|din me|daytime|all day)',
    ),
    means: () => nightShift,
  },
];
