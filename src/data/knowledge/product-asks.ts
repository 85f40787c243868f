/** Words around Elevate itself by concept, written like those of subjects. */
export const productConcepts: Readonly<Record<string, string>> = {
  how: 'how kaise kese tarika tareeka steps procedure kahan kaha where kidhar',
  want: 'want need chahta chahti chahiye please help+me wanna would+like',
  may: 'can possible sakta sakte sakti allowed allow milega milta is+there do+you+have kya+hai',
  howMuch: 'how+much how+many howmuch kitna kitni kitne kitne+ka kitne+ki cost costs rate',
  who: 'who kaun anyone anybody everyone others other+people koi+aur kisi+ko kisko dusre dusron kis+kis',
  team: 'team teams squad squads club tim',
  people:
    'player players member members teammate teammates friend friends mate mates guys boys girls khiladi khiladiyon log logon saathi dost doston whole+squad everybody sabko',
  invite:
    'invite invites inviting invitation invitations bulana bulau bulaun bulaye bulao bula joining+link invite+link get+people+in bring+people',
  addIn:
    'add adding put+in jodna jodu jodun jode jodo jod get+in get+into into shamil+karu import upload+list paste+list spreadsheet excel csv',
  create: 'create creating make making set+up setup start new banana banau banaun banaye banate banani banao form register nayi naya khadi',
  join: 'join joining enter jud judna judu judun jude shamil shamil+hona be+part request+to+join code link+mila accept',
  leave: 'leave leaving quit chhodna chhodu chhod chodna chod chodu nikalna exit get+out+of',
  remove: 'remove kick nikalu nikalna+hai hatana hatau hatao hata take+out',
  captain: 'captain manager coach owner admin role roles permission permissions rights kaptan treasurer ownership assistant+coach',
  comingWord:
    'coming aa+raha aa+rahi aaunga aaungi aa+paunga aa+sakta attend attending attendance availab* available absent rsvp not+coming cant+come cant+make+it wont+come nahin+aa nahin+aaunga say+yes say+no haan+karu mark+myself mark+me confirm upasthit* present let+coach+know let+them+know inform+coach batau bataun batana bolu',
  away: 'away holiday holidays vacation out+of+town chutti chhutti exam+leave injured+for',
  match: 'match matches game games fixture fixtures event events maich practice training session season schedule',
  task: 'task tasks duty duties chores kit+bag bibs carry+the lane+ki who+brings bring+balls jimmedari zimmedari kaam+baant*',
  calendar: 'calendar kalendar google+calendar outlook ical ics apple+calendar sync',
  tournament: 'tournament tournaments league cup brackets',
  price:
    'price prices pricing price+list keemat kimat daam fee fees charge charges charged cost costs paid premium pro basic subscription free muft mufat paisa+lagta paise+lagte paise+lagenge paise+lagta rupees rupaye kitne+ka monthly yearly discount student+discount trial',
  paying:
    'यूपीआई पेटीएम paise+du paisa+du pay paying payment payments upi gpay paytm phonepe card cards credit+card debit+card visa net+banking bill invoice gst receipt paise+kaise paise+du paise+dun paise+de bhugtan checkout buy upgrade kharidu kharidna',
  cancel:
    'cancel cancelling unsubscribe stop+paying band+karu band+kare band+karna radd downgrade stop+subscription auto+renew auto+renewal renewal end+subscription',
  refund: 'refund money+back paise+wapas paise+vapas paisa+wapas wapas+milenge return+money',
  subscription: 'subscription plan membership pro basic premium sadasyata',
  account: 'account khata profile+permanently id akaunt',
  delete: 'delete deleting erase mitana mitau mitaun mita hatana hata hatau deactivate close remove clear wipe band',
  chat: 'chat chats conversation conversations history messages baatcheet baatchit old+chats my+questions',
  data: 'data information info everything+about+me my+records jankari details',
  download: 'download export copy backup nikalu nikalna save pdf print take+out take+my',
  share: 'share sharing send bheju bhejun bhejna bhej saajha sajha link+for forward whatsapp',
  plan: 'plan plans diet+plan workout+plan diet workout yojana recipe',
  see: 'see seen read reads reading view dekh dekhta dekhte dekh+sakta padh padhta padhte padh+sakta visible access know+about',
  private:
    'private privacy privet confidential secret safe+here anonymous surakshit gopniya sell spy leak train+ai used+for third+party trust+you',
  health: 'health medical injury sehat bimari weight+data',
  phoneNo: 'phone+number ph+number number mobile+number contact+number mera+number',
  notify: 'notification notifications notif notifs reminder reminders alert alerts mails emails too+many+mails mail+aate mail+aata mute',
  off: 'off turn+off stop mute disable band+karu band+kare too+many',
  language: 'language bhasha hindi english hinglish tamil telugu marathi bengali gujarati punjabi kannada malayalam',
  speak: 'speak talk understand reply answer change switch samajh* bol baat badal* jawab',
  app: 'app apps play+store app+store android iphone ios apk mobile+app install aep ep',
  offline: 'offline without+internet no+internet bina+internet internet+ke+bina net+ke+bina bina+net no+network',
  signIn: 'log+in login logging sign+in signin sign+up signup register password passward pasward forgot+password lag+in',
  otp: 'otp code verification+code sms one+time+code',
  notCome: 'not+coming not+come didnt+come didnt+get not+received not+arriv* nahin+aaya nahin+aa+raha nahin+mila expired wrong resend late',
  email: 'email e+mail mail+id email+address',
  changeWord: 'change changing update edit badalna badlu badlun badle badal switch swap new+number new+email',
  profile: 'profile picture photo dp my+name naam bio avatar pic',
  find: 'find search look+for looking+for dhundna dhundu dhunde dhoond khojna khoju nearby near+me aas+paas join+nearby',
  sports: 'sports which+games khel kaun+kaun+se+khel kabaddi hockey swimming kho+kho chess football cricket',
  support: 'supported support available+for only+for kaun+kaun list',
  kidWord:
    'kid kids child children bachcha bachche baccha bacche beta bete beti son daughter under+18 minor minors years+old 10+year 11+year 12+year 13+year 14+year 15+year 16+year parent parents guardian mummy papa mata pita abhibhavak underage',
  age: 'age umar minimum+age age+limit how+old',
  left: 'left remaining remain bache bacha bachi credits credit limit quota per+month renew',
  wrote: 'i+write i+wrote what+i+write type+here likhta likhti likha likhu baatein baaten baten',
  question: 'question questions request requests sawal sawaal poochh puchh messages+left ask',
  undoWord: 'undo earlier+version old+version previous+version versions go+back history+of',
  helpWord: 'help support+team customer+care complaint contact bug not+working problem report issue human+help kisi+se+baat',
  strava: 'strava garmin fitbit smartwatch apple+health google+fit watch',
  teamChat: 'team+chat group+chat message+my+team dm chat+with documents document files upload+file follow moments post',
  assistant:
    'what+can+you+do what+do+you+do features kya+kya+kar+sakte kya+kar+sakte+ho what+is+elevate elevate+kya how+does+this+work how+to+use kaise+use',
};
export const lightProductConcepts: ReadonlySet<string> = new Set(['how', 'want', 'may', 'who', 'howMuch', 'speak']);

/** The concepts of questions for each topic of src/data/product/topics.json: `a b` together, `a | b` either. */
export const productAsks: Readonly<Record<string, string>> = {
  prices: 'price | price howMuch | subscription price | price plan | price app | subscription howMuch | price team',
  'cancel-plan': 'cancel subscription | refund | cancel price | cancel | refund subscription | cancel paying | delete subscription',
  paying: 'paying how | paying | paying subscription | paying price | paying may',
  'requests-left': 'question left | left howMuch | question howMuch | left | question howMuch left | question price | chat left',
  'sign-in': 'signIn | signIn how | signIn account | create account | signIn otp | signIn email',
  'code-missing': 'otp notCome | otp notCome email | otp signIn notCome',
  'change-contact': 'changeWord email | changeWord phoneNo | phoneNo account | delete email | addIn email | addIn phoneNo',
  'create-team': 'create team | team create how | team create want | addIn team create',
  invite:
    'invite | invite team | invite people | addIn people team | addIn people | people team how | people team join | invite people team | people team addIn how | share people team | invite how | people addIn how | create people team',
  'join-team': 'join team | join team how | team join want | invite join | join how team | team join may | invite see | invite find',
  'leave-team': 'leave team | remove people team | remove people | leave team how | delete team | remove team | delete people team',
  roles:
    'captain team | captain create | captain changeWord | captain what | captain how | captain may | captain | captain addIn | captain who | people captain create',
  availability:
    'comingWord match | comingWord | comingWord captain | comingWord match how | comingWord how | away match | away team | away captain | comingWord who | comingWord team | comingWord people',
  'create-event':
    'create match | addIn match | match how create | match addIn team | create match team | changeWord match | cancel match | match calendar addIn | match calendar create | remove match',
  tasks: 'task | task team | task how | task people | task who | task create',
  'calendar-feed':
    'calendar | calendar how | calendar match | calendar team | calendar addIn | calendar join | calendar share | calendar download',
  tournaments:
    'tournament how | tournament create | tournament join | tournament find | tournament team | tournament addIn | tournament may',
  'not-yet': 'teamChat | teamChat how | teamChat team | teamChat people',
  'share-chat':
    'share plan | share chat | share people plan | share | share plan how | share captain plan | share people | share plan captain',
  'delete-chat': 'delete chat | delete chat how | delete plan | chat delete may | delete question',
  'delete-account': 'delete account | delete account how | delete account data | delete data | leave account | delete profile',
  'export-data': 'download data | download plan | download | download data how | download chat | share data download | data how download',
  privacy:
    'wrote see | wrote who | wrote private | health wrote see | wrote see who | private | private chat | see chat | see data | see who | see health | see health captain | see captain chat | see plan who | see plan captain | see phoneNo | see phoneNo who | private data | private health | see who chat | see question | see captain | see who question | see people | data who | health captain see | phoneNo who | phoneNo see people | private question | data private',
  guardians:
    'kidWord team | kidWord account | kidWord join team | kidWord may | kidWord join | kidWord signIn | kidWord age | age | age account | kidWord match comingWord | kidWord invite | kidWord addIn team | kidWord app | kidWord comingWord | kidWord may team',
  profile: 'profile changeWord | profile how | profile addIn | profile | profile delete | profile see',
  'find-players': 'find people | find team | find people team | find match | find people how | find',
  sports: 'sports support | sports what | sports app | sports may support | sports howMuch support',
  'mobile-app': 'app | app download | app may | app how | offline | offline app | offline how | download app | offline may',
  strava: 'strava | strava how | strava addIn | strava data',
  assistant: 'assistant | assistant app',
  'change-plan-how': 'changeWord plan how | undoWord plan | undoWord | plan how changeWord | undoWord how',
  languages: 'language speak | language | language may | language changeWord | language how',
  notifications: 'notify | notify off | notify how | notify email | notify match | email off | email notify off',
  help: 'helpWord | helpWord how | helpWord app | helpWord email',
};
