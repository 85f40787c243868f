/** Further subjects: first aid, single foods, powders, sizes of fields and rules of thumb; written like the other concepts. */
export const furtherConcepts: Readonly<Record<string, string>> = {
  nosebleed: 'nose+bleed nosebleed nose+bleeding nose+bleeds bleeding+nose naak+se+khoon nak+se+khoon nakseer naksir bloody+nose',
  eyeHit:
    'hit+my+eye hit+in+the+eye hit+in+eye ball+in+eye ball+in+my+eye eye+injury black+eye aankh+mein+gend aankh+mein+ball aankh+pe+lag* aankh+mein+lag* eye+hit',
  swimmersEar: 'ear+pain ear+swimming swimmers+ear water+in+ear water+in+my+ear kaan+mein+pani kan+me+pani ear+infection kaan+dard',
  chestHit: 'hit+in+the+chest hit+my+chest ball+on+chest chest+mein+ball seene+pe+ball chest+pe+ball hit+on+the+chest',
  bruise: 'bruise bruises bruised bruising neel nil+pad* neela+pad* black+and+blue haematoma',
  cut: 'wound wounds cut+on cut+my graze grazes scrape scraped scraped+knee kat+gaya kat+gya chhil+gaya chil+gaya ghav abrasion turf+burn skinned+knee bleeding+knee cut+bleeding',
  tooth: 'tooth teeth daant knocked+out+tooth tooth+knocked',
  sunburn: 'sunburn sun+burn sunburnt sunscreen sun+cream tanning spf tan',
  toenail: 'toenail toenails toe+nail black+nail black+toenail nakhun nakhoon',
  chafing: 'chafing chafe chafes rash+thighs thigh+rubbing rubbing+thighs jaangh+ragad ragad jogger+nipple',
  fingerJam: 'finger fingers jammed+finger ungli unglee thumb angutha',
  iceHow: 'ice barf baraf icing ice+pack ice+kitni cold+pack',
  heal: 'heal heals healing heal+time recover+from thik+hone theek+hone thik+hota recovery+time kab+thik kab+theek ठीक',
  strain:
    'strain strained pulled+muscle muscle+pull muscle+tear hamstring+pull groin groin+strain nas+khinch* maspeshi+khinch* hamstring hamstring+strain pulled+hamstring',
  tapeWord: 'tape taping kinesio kinesiology kt+tape crepe crepe+bandage brace ankle+brace knee+cap knee+sleeve knee+sleeves',
  whiteRice: 'white+rice safed+chawal brown+or+white rice+at+night raat+ko+chawal raat+mein+chawal',
  millets: 'millet millets ragi bajra jowar nachni',
  chia: 'chia chia+seeds sabja',
  beetroot: 'beetroot beet+juice chukandar beet+root beets',
  turmeric: 'turmeric haldi haldi+doodh golden+milk',
  dates: 'dates khajur khajoor',
  sattu: 'sattu sattoo',
  rawEgg: 'raw+egg raw+eggs kaccha+anda kachcha+anda kacche+ande boiled+or+raw',
  soyHormone: 'soy+estrogen soya+estrogen soy+hormones soya+men soy+testosterone estrogen oestrogen',
  noodles: 'maggi maggie instant+noodles noodles',
  sweetener: 'sweetener sweeteners stevia aspartame sucralose diet+coke sugar+free coke+zero zero+sugar',
  betaAlanine: 'beta+alanine citrulline glutamine arginine hmb',
  collagen: 'collagen',
  massGainer: 'mass+gainer weight+gainer gainer gainers',
  nitrate: 'nitrate nitrates nitric+oxide',
  testo: 'testosterone testo+booster testosterone+booster',
  tooMuchProtein:
    'too+much+protein high+protein+diet excess+protein protein+zyada zyada+protein jyada+protein extra+protein protein+kidney protein+damage protein+overdose',
  proteinPerMeal: 'protein+per+meal protein+in+one+meal protein+at+once protein+one+sitting protein+absorb* ek+baar+mein+protein',
  carbsAmount:
    'carbs+per+kg grams+of+carbs carbs+per+day how+much+carbs how+many+carbs carbs+a+day kitna+carb kitne+carbs carb+intake carbs+do+i+need carb+per+day',
  fatAmount: 'fat+per+day grams+of+fat how+much+fat fat+intake kitna+fat fat+a+day',
  gramKcal:
    'calories+in+1+g calories+per+gram kcal+per+gram calories+in+a+gram calories+in+1+gram 1+gram+protein 1+gram+fat 1+gram+carb gram+of+fat+calories',
  lossRate:
    'kg+a+week kg+per+week kilo+a+week kg+in+a+month kg+in+1+month kg+in+one+month kilo+in+a+month ek+mahine+mein+kitna kitna+wajan+kam+hafte kilos+a+month weight+per+week how+fast+can+i+lose',
  nightBefore: 'night+before evening+before dinner+before match+se+ek+raat raat+pehle day+before match+eve',
  lateEating:
    'eat+late late+dinner eating+late dinner+time raat+ko+late late+night+eating eat+after+8 khana+raat+8 late+khana eating+at+night carbs+at+night',
  skipBreakfast: 'skip+breakfast skipping+breakfast nashta+chhod* nashta+na breakfast+important nashta+zaroori no+breakfast',
  mealsDay: 'meals+a+day meals+per+day times+to+eat how+many+meals kitni+baar+khana kitni+baar+khaye small+meals',
  caffeineLimit:
    'too+much+caffeine caffeine+limit caffeine+a+day caffeine+per+day how+many+coffees cups+of+coffee kitni+coffee coffee+a+day how+much+caffeine',
  smoke: 'smoke smoking smoker cigarette cigarettes vape vaping bidi hookah tobacco tambaku gutka cigarate sigret dhumrapan',
  saunaOnly: 'sauna saunas steam+room bhaap',
  coldShower: 'cold+shower cold+showers thande+pani+se+nahana cold+bath shower+after bath+after nahana nahaana shower',
  sweatLoss: 'sweat+rate salt+lost salt+in+sweat sodium+in+sweat how+much+sweat lost+in+sweat sweat+much weigh+before+and+after',
  roller: 'foam+rolling foam+roller foam+roll roller',
  detrain:
    'stop+training stopped+training stop+gym gym+band gym+chhod* gym+chod* lose+fitness fitness+loss losing+fitness detraining muscle+loss lose+muscle losing+muscle break+from+gym off+training gap+in+training time+off missed+training missed+gym two+weeks+off 2+weeks+off fitness+ghat*',
  crunchFat:
    'belly+fat+crunches crunches+belly lose+belly+fat spot+reduction spot+reduce belly+fat+exercise reduce+belly+fat pet+ki+charbi pet+kam thigh+fat face+fat double+chin arm+fat side+fat',
  runKnees:
    'running+bad+knees running+bad+for+knees running+bad+for+your+knees running+knees running+damage running+ruin running+hurt+knees running+and+knees daudne+se+ghutne daudne+se+ghutna dodne+se+ghutne run+bad+knees running+harm',
  staticDynamic: 'static+stretch* dynamic+stretch* static+vs+dynamic static+or+dynamic dynamic+vs+static static+and+dynamic static dynamic',
  trainSore:
    'train+when+sore train+if+sore gym+when+sore workout+when+sore train+sore workout+sore exercise+sore train+with+sore still+sore dard+mein+gym dard+mein+kasrat sore+train',
  twoADay: 'twice+a+day two+workouts+a+day 2+workouts two+sessions+a+day din+mein+do+baar double+session double+sessions train+twice',
  tenPercent: '10+percent+rule 10+rule ten+percent increase+mileage add+mileage increase+running+distance mileage weekly+mileage',
  easyHard: '80+20 80/20 polarised polarized easy+runs',
  talkTest: 'talk+test conversational conversation+pace easy+pace',
  startWeight:
    'weight+to+start starting+weight how+heavy what+weight which+weight kitna+weight+uthau kitna+wajan+uthau kitne+kg+se+shuru heavy+should+i+lift',
  newGains:
    'muscle+kitne+din muscle+banta muscle+bante body+kitne+din body+banne long+to+build muscle+kab see+results results+gym results+take see+muscle visible+results kab+tak+result kitne+din+mein+result kitne+din+mein+body result+kab asar+kab notice+results',
  sixAbsTime: 'take+to+get+abs six+pack+kitne abs+kitne time+to+get+abs long+to+get+abs',
  muscleMonth: 'muscle+per+month muscle+a+month muscle+in+a+month muscle+can+i+gain gain+in+a+month muscle+kitna',
  napWord: 'nap naps jhapki power+nap how+long+nap',
  sleepMatch:
    'sleep+before+match sleep+before+game night+before+the+match+sleep match+se+pehle+nind match+se+pehle+neend couldnt+sleep+before slept+badly sleep+before+a+match',
  catchUp: 'catch+up+sleep catch+up+on+sleep weekend+sleep sleep+debt make+up+for+sleep oversleep too+much+sleep sleep+in',
  batSize: 'bat+size bat+weight cricket+bat size+bat which+bat batt bat heavy+bat',
  ballSize:
    'ball+size size+ball football+size ball+weight size+5 size+4 which+ball cricket+ball ball+weigh weight+of+ball weight+of+cricket+ball',
  courtSize:
    'court court+size pitch ground field court+length pitch+length dimensions badminton+court tennis+court cricket+pitch football+field football+pitch basketball+court volleyball+court kabaddi+court long+is+the+pitch',
  hoop: 'net net+kitna hoop basket+height hoop+height rim net+height height+of+net net+high high+is+the+net',
  poolLength: 'pool olympic+pool laps lap swimming+pool pool+length',
  trackLap: 'track+lap lap+of+the+track running+track 400m+track',
  muscleWeighs: 'muscle+weigh muscle+weighs muscle+heavier muscle+vs+fat muscle+or+fat muscle+weighs+more',
  scale:
    'weight+fluctuat* weigh+myself weight+up+and+down weighing+scale scale weigh+every+day wajan+roz weight+changes+daily weight+increased+overnight',
  plateau:
    'plateau stuck+weight weight+stuck not+losing+weight wajan+nahi+ghat* weight+not+going weight+same strength+stuck not+getting+stronger',
  visceral: 'waist waist+size waist+hip kamar+ka+size waist+measurement',
  asics:
    'change+running+shoes change+my+shoes change+my+running replace+running+shoes joote+badal* joote+kitne shoes+kitne change+shoes replace+shoes shoes+last running+shoes+last joote+kab+badal* shoe+life new+shoes+when',
  kneePop: 'knuckles crack+knuckles cracking+knuckles joints+crack knees+crack knees+click popping ghutne+se+awaz ghutno+se+awaz kat+kat',
};
