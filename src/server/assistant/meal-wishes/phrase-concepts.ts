import type { WordClasses } from '../learned/index.ts';

/** Words of phrases about meals by their subject, in English and in the Hinglish spelling of `inHinglish`. */
export const phraseConcepts: WordClasses = {
  shift:
    'shift shifts night+duty night+job graveyard rotational rotating duty odd+timings odd+hours jagta jagna awake overnight nights timezones raat+bhar night+shift call+centre bpo',
  family:
    'family kids kid children toddler husband wife parents mother father in+laws roommate everyone everybody joint pati patni bacche bachho saas sasur parivar sabke sab+ke ghar+wale log alag separately two+kinds one+pot together sath',
  again: 'leftover leftovers again twice reuse bacha batch freeze prep meal+prep waste wasting cook+once bulk next+day do+din bachi',
  same: 'same identical repeat repetition repetitive routine wahi ek+hi har+din fixed every+day daily',
  varied: 'variety vary different new naya alag bored boring bore surprise change kuch+alag baar+baar mix',
  feel: 'mushy crunch crunchy crispy crisp slimy dry gooey soft chewy gravy sookhi sookha karara naram texture liquid puree pureed smooth creamy watery rasedar kurkura',
  taste:
    'spicy spice mild bland hot sweet sour tangy chatpata teekha mirch meetha masala cold warm garam thanda swad swadisht tasty tasteless feeka phika taste flavour flavor salty',
  carry: 'carry pack packed lunch+box lunchbox tiffin dabba bag desk portable travel train car leak survive packable box school college',
  outside:
    'mess canteen cafeteria swiggy zomato restaurant restaurants hotel hotels outside bahar order eat+out eating+out takeaway party parties wedding weddings street langar airport clients dhaba office+food',
  supplement:
    'whey powder powders supplement supplements creatine protein+shake scoop tub multivitamin multivitamins gainer omega isabgol horlicks ensure pre+workout ashwagandha capsule capsules fat+burner bcaa collagen bournvita',
  alcohol: 'beer beers wine whisky whiskey rum vodka drink+socially alcohol daru sharab peg pegs drinks booze cocktail',
  water: 'water paani hydration hydrated hydrate glasses litres drink+water',
  cheat: 'cheat free+meal free+day treat reward day+off chhutti pizza burger weekend+off kuch+bhi',
  money:
    'cheap budget money afford expensive costly sasta mehenga mehengi paise kharcha kharch jeb rupees rupaye economical student spend salary imported fancy exotic',
  time: 'time quick fast rush rushed hurry minutes jaldi jhatpat easy aasan simple prepare long bad+cook lazy one+pan few+ingredients der waqt busy',
  stove: 'stove kitchen cook cooking fire flame chulha gas pakana ready hotel+room dorm hostel landlord',
  hunger:
    'hungry hunger full starving cravings craving bhookh bhukh pet+bharna appetite midnight satisfied filling snack snacking portions eat+much',
  tired: 'tired energy weak weakness fatigue strength stamina kamzori thakan sust takat exhausted crash focus brain exams exam dimaag',
  slim: 'slim thin+again belly tummy fat weight motapa patla patli vajan pet+kam lean cut shred kilos ghatana inches jeans dress loss',
  big: 'bulk mass thin skinny dubla badhana body muscle gain put+on underweight size muscles',
  protein: 'protein',
  carbs: 'carb carbs starch starches starchy low+carb',
  oil: 'oil oily ghee tel fried greasy fat tala steamed grilled boiled air+fryer butter',
  salt: 'salt salty sodium namak unsalted pickles papad achar',
  sugar: 'sugar sweets sugary cheeni meetha mithai dessert desserts sweet',
  health: 'healthy health balanced nutritious clean nutrition paushtik sehat sehatmand fit vitamins poshan good right',
  size: 'bigger smaller light heavy halka bhari small big portion portions katori katoris bowls grams plate plates size kitna tiny',
  list: 'shopping list groceries grocery kharidari kharidna market mandi buy shop',
  tool: 'oven fryer cooker mixer blender fridge induction microwave burner kadhai tawa grinder freezer utensils otg toaster',
  place:
    'local seasonal season mausam mausami village gaon organic foreign abroad germany uk usa canada dubai supermarket available desi videshi imported grows bihar',
  looks: 'skin glow glowing hair acne pimples face ageing aging nails baal chehre dark+circles twacha wrinkles tan',
  immune: 'immunity immune cold+often infection infections bimar monsoon flu sick+often',
  sleep: 'sleep insomnia neend asleep sona',
  feast: 'guests guest diwali holi eid christmas festival birthday shaadi mehmaan tyohar puja function anniversary celebration',
  sport:
    'run running football cricket match marathon gym practice training kabaddi badminton tournament swim cycle cycling leg+day race workout daud khelta game tennis',
  count: 'calories calorie macros count counting app log track weigh weighing taulna kcal numbers',
  ill: 'disease surgery operation typhoid jaundice covid antibiotics fever autoimmune infection recovering stomach+is kharab ilaj illness hospital bed+rest',
  howTo: 'recipe recipes steps how+to cook+it kaise vidhi video videos link links method instructions',
  faith:
    'brahmin brahmins hindu jain muslim sikh christian iskcon krishna swaminarayan prasad tamasic shuddh masahari bhakt religious religion dharm animal plant vaishnav satvik',
  chef: 'cook+comes maid bai kaam+wali cook+aunty cooks helper rasoiya khana+banane+wali cook+leaves',
  age: 'year+old years+old saal+ka saal+ki months+old class kid child baby beti bete bachchi',
  micro: 'iron calcium vitamin vitamins b12 ferritin zinc magnesium omega folic antioxidants d3 deficient deficiency',
  clock: 'time timing hours late early fixed+time schedule wake der break odd+hours',
  self: 'i me my main mera mujhe we our hum hamare',
  telling:
    'work+at live+in am+a name teacher student doctor+said coach+said joined moved married recommended told thanks sorry lol haha maybe guess dilli delhi pune mumbai naam rehta wake sleep+at office desk normal reports years ago used+to tried wajah pata baaki theek report',
};
