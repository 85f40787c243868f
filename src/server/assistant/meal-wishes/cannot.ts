import {
  brands,
  cheating,
  detox,
  family,
  leftovers,
  nightShift,
  noStore,
  oily,
  otherDiet,
  outside,
  packed,
  portion,
  repeating,
  salt,
  sameEachDay,
  shareOfMeals,
  spot,
  starving,
  supplement,
  tasteOfDish,
  twoFive,
} from './cannot-texts.ts';
import { findDays } from '../messages/index.ts';
import { after, before, isDenied, spoken, type Rule } from './rule.ts';

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
    // Santoshi Ma's Friday has nothing sour.
    search: spoken(
      '(?:(?:no|nothing|avoid|without|bina|cant (?:have|eat|take)|dont (?:have|eat|take|want)) (?:anything |\\S+ )?(?:sour|khatta|khatti|tangy)|(?:khatta|khatti|sour) (?:\\S+ ){0,2}?(?:nahin|mat|na))(?: \\S+){0,4}',
    ),
    means: (found) => {
      const said = `${before(found)}${found[0]}`;
      const days = findDays(said.trim().split(' ')).flatMap((one) => one.days);
      const on = days.length > 0 ? days : / santoshi /.test(`${said}${after(found)}`) ? (['friday'] as const) : [];
      if (on.length === 0) return ['lemon', 'tamarind', 'citrus fruit'].map((value) => ({ type: 'avoid' as const, value }));
      return ['lemon', 'tamarind', 'citrus fruit', 'tomato', 'curd'].map((food) => ({
        type: 'foodOn' as const,
        value: { food, rule: 'notOn' as const, days: [...on] },
      }));
    },
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
      '(?:no|dont|not|never|without) (?:\\S+ )?(?:repeat\\w*|repetitions?|repetitive|same (?:food|dish|dishes|meals?|thing))(?: (?:meals?|dishes|food|twice|every day|daily|again))*',
    ),
    means: () => repeating,
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
    means: (found) => (/ (?:soft|naram) /.test(`${found[0]} ${after(found, 30)}`) ? undefined : isDenied(found) ? [] : detox),
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
      '(?:only |just |max |not more than |at most )?(?:\\d|one|two|three|four|half|ek|do|teen|char|aadhi) (?:rotis?|chapatis?|phulkas?|katori|bowls?|plates?|idlis|dosas|parathas|eggs|cups?)(?: (?:of )?(?:rice|dal|sabzi|curd|chawal|tea|chai|coffee))?(?: (?:max|maximum|only|at most|per meal|a meal|per day|a day|is enough|are enough|enough|kaafi|kafi|bas|hi|each meal|hai)){1,3}|(?:less|more|fewer|bigger|smaller|larger|half|double|extra large|big|small|large|thoda|thodi|kam|zyada) (?:of )?(?:rice|roti|rotis|chapatis?|dal|sabzi|bread|portions?|servings?|portion sizes?|plates?|chawal|ghee|sugar|रोटी|चावल)(?: \\S+)?',
    ),
    means: (found) => (/ (?:bread|roti) /.test(found[0]) && isDenied(found) ? undefined : portion),
  },
  {
    search: spoken(
      '(?:leftovers?|left overs?|meal prep|batch cook\\w*|re ?heat(?:ed|ing)?|stale|bas[ih]{1,2}|baasi|bacha (?:hua|kucha) (?:khana|khaana)|बासी|बचा हुआ|बचा खाना)(?: (?!;)\\S+){0,3}',
    ),
    means: (found) =>
      isDenied(found) || / nothing (?:\S+ )?$/.test(before(found)) ? [{ type: 'avoid', value: 'leftovers' }] : { always: leftovers },
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
