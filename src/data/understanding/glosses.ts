/**
 * Words of Hindi, Roman Hindi, abbreviations and synonyms by the one English word that the rules of a conversation use. A line is
 * `english: variant variant`, `+` joins the words of a phrase. Roman Hindi is compared by sound, so that one spelling is enough;
 * Devanagari is compared by its consonants.
 */
export const glosses = `
howmuch: kitna kitni kitne how+much how+many hw+much hw+many howmany
what: kya whats wat wht
which: kaunsa kaunsi konsa konsi kaun+sa kaun+si kaun+se kis
when: kab
why: kyu kyun kyon kisliye kis+liye y
how: kaise kese tarika tareeka tareeke tarike
where: kahan kaha kidhar कहां
who: kaun kisne kisko
and: aur
or: ya
also: bhi
for: liye
insteadofit: iski+jagah uski+jagah iske+badle uske+badle isske+badle
instead: ki+jagah ke+badle ki+jagha badle+me rather+than in+place+of
this: ye yeh yah is+wala
it: iska iski iske isme ismein isko ise isse uska uski uske usme usmein usko usse usi vo woh wo
same: vahi wahi vohi wohi
first: pahla pehla pahli pehli pahle+wala pehle+wala pehla+wala 1st pahle+wali pahle+vale
first day: pehle+din pahle+din pehla+din pahla+din
second day: dusre+din doosre+din dusra+din doosra+din
third day: tisre+din teesre+din tisra+din
second: dusra doosra dusri doosri dusra+wala doosra+wala dusre+wala 2nd
third: tisra teesra tisri 3rd
last: akhri aakhri akhiri
cheaper: sasta sasti saste sasta+wala cheap cheapest kam+dam budget+friendly kam+kharcha kam+kharche paise+bachao low+budget tight+budget
costlier: mahnga mehnga mahngi mehngi mahange expensive costly dearer
more: jyada zyada adhik badha+do badhao increase higher badha+de badha+dijiye badhana badhana+hai badhaiye badhado bada+do bada+karo thoda+aur thodi+aur aur+zyada aur+jyada bumped bump+up raise up+the
most: sabse+jyada sabse+zyada highest maximum max
less: kam kum ghata+do ghatao decrease lower reduce fewer ghata+de ghata+dijiye ghatana kam+karo kam+kar+do kam+kardo kam+kr+do kam+krdo kam+rakho kam+dena cut+down cut+back lessen trim lower+the
least: sabse+kam lowest minimum
remove: hatao hata+do hata+de hatado nikalo nikal+do nikaldo hataiye mat+do mat+dalo mat+rakho mat+rakhna nahi+chahiye leave+out take+out get+rid+of drop delete+karo skip nikal+de nikal+dena nikal+dijiye nikaal+do nikaal+de hata+dena hata+dijiye hatana hatana+hai hatana+h hatwa+do mat+dena mat+banana mat+banao mat+daalo mat+daalna mat+dalna mat+rakhiye mat+rakhiyega mat+dijiye nahi+chaiye na+do na+dena na+rakho nahi+khana nahi+khaana nahi+khani band+karo band+kar+do chhod+do chod+do chhodo kaat+do kat+do cut+out takeout taken+out ditch scrap bin+it strike+off getting+rid+of हटा+दो हटा+दीजिए हटाना
swap: badlu badlun badle badlen badalna+hai badlo बदलें बदलूं बदलना badal+do badaldo badal badalna badlna change+karo change+kardo change+kar+do replace exchange substitute switch swop badliye badal+de badal+dena badal+dijiye badalwa+do badlwa+do badal+sakte+ho badal+sakta badal+sakti badalna+h badal+lo badalo change+karna change+karna+hai change+krdo change+kr+do change+karke change+karwa+do chenge chnge chng swich tabdeel swapping replacing changing
add: jode joden jodu जोडें जोडूं jodo jod+do dalo daal+do dal+do dalna include put+in jod+dena jod+dijiye jod+de daal+dena daal+dijiye dal+dena daal+de rakh+do rakh+de rakh+dena rakhna rakho rakh+dijiye shamil+karo shamil+kar+do lagao laga+do bhi+rakho milao mila+do throw+in slip+in sneak+in chuck+in pop+in adding including
undo: vapas wapas vapis wapis undo+karo revert vapas+lao vapas+karo pahle+jaisa pehle+jaisa roll+back take+back pehle+wala+kar+do pehle+wala+karo pahle+wala+kar+do pehle+jaisa+karo pehle+jaisa+kar+do pahle+jaisa+kar+do pahle+jaisa+karo wapas+kar+do vapas+kar+do wapas+karna wapis+kar+do wapis+karo vapis+karo vapis+kar+do waapas+karo waapas+kar+do vapas+rakh+do wapas+rakh+do wapas+le+lo reverse+it reverse+that revert+it ctrl+z ulta+kar+do jaisa+tha jaisa+pehle+tha pehle+jaisi
eat: khau khaun khaye khaoon khaana+hai
food: khana khaana khane
drink: piu piyu pina pi+lu
water: pani paani
breakfast: nashta nashte nasta naste naashta naashte brekkie brekfast bfast subah+ka+nashta subah+ka+khana morning+meal
lunch: dopahar dopahar+ka+khana dupahar lunchtime
dinner: rat raat rat+ka+khana raat+ka+khana supper dinnertime
snack: shaam+ke+nashte sham+ke+nashte sham+ka+nashta shaam+ka+nashta snacks evening+snack
today: aaj aj tonight
tomorrow: kal tomo tmrw tmrow
overmorrow: parso parson parsoon narso day+after+tomorrow परसों
yesterday: bita+hua+kal
day: din
week: hafta hafte saptah
month: mahina mahine
year: saal
need: chahiye chahie chaiye
play: khel khelna khelta khelti
match: maich game fixture matches games muqabla mukabla मैच
training: abhyas practise practice nets ट्रेनिंग प्रैक्टिस
session: seshan workout workouts sessions सेशन सत्र
exercise: kasrat vyayam exercises excercise exercize एक्सरसाइज व्यायाम
rest: aram aaram break
sleep: nind neend sona soya
steps: kadam
heart: dil
price: dam daam kimat keemat mulya cost costs pricing prices fees charge charges
money: paisa paise paisay rupaye rupay
cancel: radd cancle unsubscribe
delete: mitaye मिटाएं मिटाऊं मिटाना mita+do mitao mitana delete+kar+do erase
make: banao bana+do banana+hai banaye banaen banaun banau banani बनाएं बनाऊं बनाए बनाओ
give: de+do dedo
tell: batao bata+do btao bataiye batana
show: dikhao dikha+do dikhaiye
double: dugna duguna twice+the
half: adha aadha halve
lighter: halka halki halke light
heavier: bhari heavy
easier: asan aasan aasaan asaan saral simple simpler gentler aasan+karo halki+wali easy easiest
harder: mushkil kathin tough tougher mushkil+karo challenging heavier+session
monday: somvar somwar mon
tuesday: mangalvar mangalwar mangalwaar mangal+var tues tue mangal
wednesday: budhvar budhwar budh+var wed weds
thursday: guruvar guruwar brihaspativar virvar thu thur thurs
friday: shukravar shukrawar shukrvar
saturday: shanivar shaniwar sat
sunday: itvaar ravivaar ravivar raviwar itvar itwaar sun
bored: bor boring+hai bored bore
joke: chutkula chutkule jokes
lost: हार har+gaye har+gaya haar+gaye haar+gaya har+gayi
won: jit+gaye jeet+gaye jit+gaya
useless: bekar faltu bakwas ghatiya
target: lakshya
kcal: calori caloris calaries caleries calries calores kalori calories calorie cals cal kilocalories kilocalorie kailori kailoris kcals energy
protein: protin proteins
carbs: carb carbohydrate carbohydrates karb
fat: vasa charbi fats
fibre: fiber reshe
sodium: sodium
iron: ayaran loha
calcium: kailshiyam kailsiyam
b12: vitamin+b12 vitamin+b+12 b+12
vegetarian: shakahari shakaahari veggie veg
nonveg: non+veg nonvegetarian mansahari
gram: g gm gms grams gr gram
kilogram: kg kgs kilo kilos kilograms
millilitre: ml mls millilitres milliliters
litre: litres liter liters ltr
katori: katoris bati katori
piece: pieces pc pcs nag
glass: glasses gilas
bowl: bowls
cup: cups kap
slice: slices
spoon: chammach chamach spoons
tbsp: tablespoon tablespoons bada+chammach
tsp: teaspoon teaspoons chota+chammach
plate: plates thali
handful: handfuls mutthi
scoop: scoops
minute: minutes mins min minat मिनट
hour: hours hrs hr ghante ghanta घंटे घंटा
set: sets सेट
rep: reps repetitions repetition रेप
team: tim teams squad टीम
calendar: kalendar
event: events
tournament: tournaments टूर्नामेंट
schedule: timetable
shopping: kharid kharidna kharidari grocery groceries
buy: kharidu kharidun purchase
cook: pakana pakau pakaun cooking
step: kadam+batao
recipe: vidhi resipi
plan: yojana प्लान
version: versions
muscle: muscles mansapeshi manspeshiyan
fruit: fal phal fruits
vegetable: sabji sabzi vegetables veggies
not: nahin mat dont doesnt isnt never
yes: han haan ji+han
find: dhunde dhundhe dhoond khoje ढूंढें खोजें
join: shamil शामिल
leave: chhodna chhodni chhodu छोडें छोडना rehne+do rehne+de rahne+do rahne+de
work: काम kaam
person: insan insaan human
password: pasward
account: khata
km: kilometer kilometre kilometers kilometres kms kilomitar
mile: miles मील
cm: cms centimeter centimetre centimeters centimetres सेमी सेंटीमीटर
foot: feet ft fut फुट फीट
inch: inches इंच
pound: pounds lbs lb paund
age: umar umr aayu उम्र
weight: wajan vajan vazan wazan wt
height: lambai hight kad+kitna
maximum: adhiktam
heartrate: heart+rate hriday+gati dil+ki+dhadkan
daily: roz roj rozana rojana everyday har+roz har+din har+roj pratidin
total: kul कुल
potassium: potaishiyam potashiyam
burn: burns burned burnt burning jalti jalta jalegi jalengi jalega jalate jalata jalayi kharch
move: shift khiskao le+jao postpone prepone reschedule shift+karo shift+kar+do khiska+do aage+karo aage+kar+do peeche+karo peeche+kar+do le+aao push+back bring+forward
shorter: chhota chota chhoti choti chhote chote short quick+session kam+samay kam+time thoda+kam+time chhota+karo shorten shortened briefer
longer: lamba lambi lambe zyada+der badi+der lengthen extended
quicker: jaldi jaldi+se jaldi+wala fatafat jhatpat faster quick quickly kam+samay+me kam+time+me
redo: dobara+karo dobara+kar+do phir+se+kar+do re+do reapply
bigger: bada badi bade larger
smaller: chhoti+plate smaller+portion
people: log logon logo mehman guests persons mehmano
voice: awaz awaaz avaz avaaz
sound: bell ghanti bells chime sounds
dont: mat+karo
`;
