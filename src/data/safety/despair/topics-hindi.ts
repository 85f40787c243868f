/** The same topics in Hindi, in Roman letters; Devanagari and other spellings are brought to these. */
export const topicsInHindi = `
self: main mai mujhe mujhko mera meri mere mujhse hum hame hamara apna apni apne khud
other: vo woh usne usko uska uski unka unki unko dost saheli bhai bhaiya behen didi beta beti patni pati biwi papa mummy maa dada dadi nana nani chacha mama cousin ladka ladki roommate padosi bahu saas senior bhabhi jija mausi bua
give: de+diya de+di de+dena de+dunga de+diye baant+diya baant+di baant+diye bech+diya bech+di saunp rakh+lena rakh+lo le+lena le+jana tohfa daan naam+kar naam+kar+diya thama+di
belongings: balla bat kit joote cycle bike ghadi chabi kitab kitabein diary kapde saman almari locker phone khata password gehne chudi chudiyan anguthi paisa paise dukaan zameen kutta billi gadi
arrange: chitthi khat likh likha likh+diya likh+di kagaz kaagaz wasiyat bima insurance udhaar udhar hisaab hisab chuka+diya chuka+di chukta saaf nominee samjha+diya samjha+di nipat nipta nipta+diya khali+kar taala band+kar sab+set intezaam
letterlast: chitthi+likh khat+likh note+likh aakhri+chitthi diary+mein+sab likh+ke+rakh naam+chitthi sabke+naam
after: mere+jaane+ke+baad mere+jane+ke+baad mere+baad mere+bina mere+na+hone mere+marne+ke+baad dhyan+rakhna khayal+rakhna khyal+rakhna sambhal+lena sambhal+lega meri+jagah jahan+ja+raha jaha+ja+raha kahin+ja yaad+karna yaad+rakhna photo+lagana sambhal+lenge
farewell: alvida maaf+kar maaf+karna maaf+kar+dena maafi bye phir+milenge agle+janam agle+janm vida tang+nahi+karunga shukriya+sabka thanks+for+everything bol+dena bolna+ki keh+dena kehna+ki accha+saath saath+diya sabse+accha+dost dost+tha gale+lagaya khush+rehna pyar+karta+tha
last: aakhri aakhiri antim ek+last last khatam khatm ant samapt poora+ho pura+ho bas+ho+gaya
nofuture: zarurat+nahi+padegi zarurat+nahi+ab zaroorat+nahi nahi+rahunga nahi+rahungi nahi+rahenge nahi+hounga nahi+milunga nahi+milungi nahi+aaunga nahi+aaungi wapas+nahi wapsi+nahi laut+ke+nahi nahi+lautunga ke+baad+nahi kal+ke+baad parso+tak tak+hi+hun tak+ruki tak+ruka tak+hi+tha nahi+bharni nahi+karna+padega nahi+padegi ab+nahi nahi+uthun nahi+uthna kabhi+nahi rahunga+hi+nahi hai+hi+nahi ab+kisi+ko aage+nahi
day: kal aaj+raat parso raat subah shaam somvar mangal budhvar guruvar shukravar shanivar itvar tarikh tareekh agla+hafta agle+hafte agle+mahine mahine+ke+baad din+bache
calm: shaant shant sukoon sukun chain halka halki aaram shanti mukti chutkara tasalli
decided: faisla faisala decide soch+liya soch+li tay+kar tay+kiya date+fix man+bana+liya irada plan+bana tayyar taiyar thaan+liya
burden: bojh boj kharcha kharch tang pareshani mere+bina jhanjhat dikkat sharminda faltu naakara nikamma bekaar nalayak beaulad kisi+ko+tang disturb zyada+chain behtar
death: mar marna marne maut mout mar+jaun mar+jau mara mari mari+hui marunga marungi lash laash chita arthi shamshan kabr antim+sanskar khudkushi atmahatya suicide jaan jan yamraj swarg
wish: jeena+nahi jina+nahi nahi+jeena jeene+ka+mann jine+ka+man jeene+ki uthun+hi+na uthu+hi+na uthna+hi+nahi soun+aur na+uthun subah+na hamesha+ke+liye+so so+jaun+hamesha khatam+kar khatam+ho+jaun khatam+ho+jaunga khatm+ho gayab hona+hi+nahi paida+na ant+kar khud+ko+khatam zindagi+se thak+gaya+zindagi kyun+jiun kyu+jiu jiu jiun jeeu ji+ke+kya
height: chhat chat terrace pul balcony munder mundher kinara kinare kood kud koodna kudna girna chhalang manzil deewar flyover pahad khai
rails: train patri rail phatak metro gaadi platform station
water: nadi kuan kuen kuaan doob dub talab nahar samandar dariya paani+mein
rope: rassi pankha pankhe fansi phansi fanda phanda latak dupatta chunni jhool gardan galaa
blade: blade chaku kaat kat+liya kaata kaati compass lighter jala jalaya nishan lines khoon kharonch thappad+marta maarta+hun khud+ko cut
skin: kalai haath hath baanh jaangh jangh nas nass chamdi sleeve
pills: goli goliya goliyan dawa dawai dawaiyan tablet tablets neend+ki insulin sheeshi dibba patta injection syrup khurak
poison: zahar jahar zeher keetnashak phenyl harpic tezab kerosene mitti+ka+tel gas chuhe+marne chuhe+maarne acid
gun: bandook banduk pistol katta goli+maar
amount: jama ikathi ikatha bachakar bacha+ke dher saari sari kitni kitna kaafi kafi poori puri poora+patta bahut+saari
medstop: dawa+chhod dawai+chhod dawa+band dawai+band nahi+kha+raha nahi+le+raha nahi+le+rahi lena+band lena+chhod khana+chhod+diya+dawa kachre nahi+li+dawa dawa+nahi dawai+nahi insulin+band band+kar+diya
starve: khana+nahi+kha khana+chhod+diya khana+band paani+bhi+nahi bhookha+hun bhukha jaan+boojh jaan+boojh+ke jaanboojh
accident: accident haadsa durghatna truck takkar brake gaadi+ke+samne galti+se+nahi jaan+ke
secret: kisi+ko+mat kisi+ko+pata+nahi kisi+ko+nahi+pata mat+batana mat+bolna reason+mat mat+poocho chupke chhupa chhupakar chupa pata+bhi+nahi ghar+wale+samajhte kisi+ko+bataya+nahi
alone: akela akeli akelapan koi+nahi ghar+pe+koi+nahi ghar+khali tanha andar+se+band kundi
hopeless: koi+fayda+nahi kya+fayda matlab+nahi umeed+nahi himmat+nahi himmat+toot toot+gaya thak+gaya+hun khali+ho+gaya haar+gaya haar+maan bas+ab ab+bas barbad tabah naummeed sab+khatam raasta+nahi jhel+nahi sehan+nahi bardasht
blame: galti+meri meri+galti saza paap gunah layak+nahi sharam nafrat sharminda bojh+hun fail beizzat
loss: karza karz naukri+gayi naukri+chali fasal dukaan+doob chhod+diya breakup talaq vidhwa guzar guzre nahi+rahe qarz nuksan compartment fail backlog
silent: phone+band phone+off phone+nahi+utha reply+nahi darwaza+band room+se+nahi kamre+se+nahi ro+rahi ro+raha chup+hai chup gayab+hai num+band
plea: kya+karun kya+karu kya+karna+chahiye kisko+bataun kise+bataun dar+lag please+batao help+karo jaldi+batao kaise+rokun kaise+roku samjha+kaise bachao kya+bolun
reunion: paas+ja+raha paas+jaunga ke+paas+jaana bhagwan+ke+paas bula+rahi bula+raha bulati mil+jaunga unse+milne upar+milenge
voice: awaaz aawaz khayal khyal vichar mann+karta bulata bulati baar+baar roz+sochta sochti+hun
story: film movie gaana serial kahani natak series
laugh: haha lol mazak mazaak hasi hansi has+diye hasne hans joke masti
reason: kyunki shift naya+job nayi+naukri shaadi doctor+ne chhutti exam+khatam transfer gaon college bada+size
past: saal+pehle pehle bachpan yaad barsi purani purana us+zamane
food: khana khane recipe nashta roti dal sabzi chai chawal paneer doodh anda biryani maggi sabji kheer
sport: match khel practice gym team coach daud kasrat exercise plan cricket football kabaddi kushti training goal chakka chhakke wicket
hopegood: maza accha+lag khush+hun shuru+karna seekhna sudhar badhana jeet jeete pakka wapas+aake
`;
