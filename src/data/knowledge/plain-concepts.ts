/**
 * Ways to ask, people and times, by concept. They tell questions about one subject apart. English and Roman Hindi are
 * compared by sound, `a+b` are words in a row, `*` is any ending; Devanagari that sounds the same needs no line.
 */
export const plainConcepts: Readonly<Record<string, string>> = {
  howMuch:
    'how+heavy how+big how+high how+tall how+far kitna+bada kitna+bhari how+much how+many howmuch kitna kitni kitne quantity amount dose size minimum limit',
  howLong:
    'how+many+days how+many+weeks how+many+months how+soon kitna+time kitna+samay kitne+hafte how+long kitni+der kitne+din kitne+minute kitne+second kitne+ghante duration kab+tak',
  why: 'why reason kyu kyun kyon kis+wajah wajah how+come causes cause karan',
  when: 'when sahi+time sahi+waqt sahi+samay kis+waqt with+food before+or+after kab timing best+time what+time right+time kis+time kis+samay',
  difference: 'difference different farak fark antar differ vs versus compared aur+mein+se ya',
  better: 'better best behtar badhiya healthier superior worth',
  safe: 'good+or+bad bad healthy unhealthy acha+ya+bura accha+ya+bura bura बुरा खराब सुरक्षित safe safely harmful harm danger* side+effect side+effects nuksan nuksaan bad+for kharab risk risky surakshit khatarnak ok+to okay+to okay ok thik theek allowed sahi',
  useful:
    'useless bekar bekaar worth+it waste+of+money overrated hype scam faltu myth koi+asar asar effective fayde+kya benefit benefits fayda fayde faida work works helpful useful good+for acha+hai accha+hai zaroori jaruri necessary needed need do+i+need should lena+chahiye',
  what: 'what+is whats+a what+are what+does meaning means matlab mean explain kya+hota kya+hoti kya+hai define definition stand+for',
  howTo:
    'how+to how+do how+can how+should how+does how+is kaise kese tarika tareeka tips way+to ways best+way improve increase badhau badhaye badhane badhana build get+better stop prevent avoid bacha bache bachne fix cure reduce deal+with handle',
  before: 'before pre pehle pahle prior ahead+of subah+match',
  after: 'after post baad bad+mein following',
  during: 'during while dauran doran beech between+games half+time halftime',
  night: 'night raat evening shaam late sone+se+pehle bedtime before+bed before+sleep',
  morning: 'morning subah early savere',
  emptyStomach: 'empty+stomach khali+pet fasted nothing+in+my+stomach without+eating bina+khaye',
  daily: 'daily every+day everyday roz roj rozana per+day a+day din+mein regular* rojana',
  weekly: 'week weekly hafte hafta',
  kid: 'youngchild kid kids child children bachche bachcha bacche baccha bachhe son daughter beta beti ladke 8+year 9+year 10+year 11+year 12+year junior small+boy small+girl',
  teen: 'teenperson teen teens teenager teenage* 13+year 14+year 15+year 16+year 17+year 13+yr 14+yr 15+yr 16+yr 17+yr u14 u16 u17 kishor adolescent',
  elder:
    'olderperson elderly old+age old+people senior seniors buzurg bujurg dada dadi nana nani grandfather grandmother grandpa grandma 60+year 65+year 70+year over+60 after+60 older+adults',
  pregnant: 'pregnant pregnancy garbhvati garbhavastha expecting trimester',
  woman: 'woman women girl girls lady ladies female mahila mahilayen ladki ladkiyan aurat',
  vegan: 'vegan veganism plant+based dairy+free',
  vegetarian: 'vegetarian veg shakahari no+meat eggless meat+free',
  beginner: 'beginner beginners start starting newbie new+to shuru first+time naya naye from+zero',
  sport:
    'football cricket badminton tennis basketball volleyball hockey golf baseball softball handball lacrosse kabaddi soccer sport sports khel khelne khelna play playing',
  fast: 'fast fasting upvas vrat roza ramadan ramzan navratri intermittent if+diet 16+8 rozay',
};
