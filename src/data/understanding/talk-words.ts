/**
 * Words of small talk and of subjects that are none of ours, by what they say, in English, Hindi and Hinglish. `a+b` are words in a row, `*`
 * is any ending; Hindi is compared by sound in either script.
 */
export const talkWords = {
  you: 'you u ur your yours youre tum tu tumhe tumhari tumhara tera teri aap aapka aapki bot ai app assistant this+app yeh+app',
  me: 'i im me my mine mujhe mera meri mere main mai hum humne maine we our us',
  joke: 'joke jokes chutkul* hasao hansao funny make+me+laugh make+me+smile knock+knock चुटकुल* हंसाओ हँसाओ',
  bored: 'bored boredd boring bore bor timepass nothing+to+do entertain+me kill+time time+pass बोर',
  who: 'who+are+you who+r+u who+is+this what+are+you kaun+ho kaun+hai+tu your+name ur+name tumhara+naam aapka+naam naam+kya who+made+you kisne+banaya कौन+हो नाम+क्या किसने+बनाया',
  machine: 'human robot machine real+person insaan insan chatgpt gpt asli इंसान मशीन रोबोट',
  able: 'what+can+you+do what+can+u+do what+all+can+you what+do+you+do how+can+you+help what+are+your+features what+should+i+ask kya+kar+sakte kya+kya+kar kya+madad kya+puch+sakta kis+kaam+ka kis+kaam+ke क्या+कर+सकते क्या+क्या क्या+मदद',
  bad: 'useless usless worst bakwas bakwaas ghatiya rubbish garbage trash nonsense pathetic hopeless sucks crap worthless faltu bekar bekaar waste+of+time बकवास घटिया बेकार फालतू',
  wrong:
    'wrong+answer galat+jawab galat+bataya not+what+i+asked not+what+i+meant not+what+i+said dont+understand dont+get+it doesnt+understand never+understand samajh+nahi+aata nahi+samajhte nahi+samjhe kuch+nahi+aata same+answer already+told+you गलत+जवाब समझते+ही+नहीं',
  swear:
    'fuck fck fuk idiot stupid dumb moron shut+up screw+you go+to+hell bloody bastard bitch asshole saale saala kutte kutta gadha gadhe bevkoof bewakoof pagal chutiya chutiye madarchod bhenchod harami chup+kar chup+kr बेवकूफ पागल गधे गधा चुप+कर कुत्ते हरामी',
  praise:
    'awesome amazing genius brilliant legend smart the+best best+bot good+bot great+job well+done love+this+app gajab zabardast kya+baat+hai mast+hai bahut+badhiya badhiya+kaam समझदार बढ़िया+काम क्या+बात+है',
  win: 'won wonn win+today winners champions champion hat+trick hattrick century man+of+the+match first+goal scored personal+best new+pb pb+today selected selection+ho+gaya got+selected made+the+team jeet+gaye jeete jeeta jeet+liya jeet+gaya जीत+गए जीता जीते gold+medal silver+medal medal beat+them thrashed+them through+to+the+finals cleared+my+trial cleared+the+trial cleared+trials taarif tareef तारीफ+की praised+me',
  lose: 'lost loss lose losing haar+gaye haar+gaya haare hare+gaye har+gaye thrashed choked knocked+out out+for+a+duck zero+pe+out missed+the+penalty penalty+miss dropped+me dropped+from benched not+selected didnt+make+the+team selection+nahi nahi+hua+selection let+the+team+down played+terribl* played+badly played+like हार+गए हारे हार+गया चयन+नहीं',
  nobody: 'nobody no+one noone koi+nahi koi+nhi only+2 only+3 only+two only+three sirf+2 sirf+3 sirf+4 कोई+नहीं bailed',
  came: 'came come showed+up shows+up turned+up turn+up aaya aaye aata aate aya aye आया आए आते reply replied replies show+up',
  training: 'training practice practise nets session match game gym workout run abhyas kasrat khelne khel अभ्यास प्रैक्टिस खेलने मैच',
  tired:
    'tired exhausted knackered wiped+out drained dead+after jelly thak thaka thakan thak+gaya thak+gayi jaan+nikal jaan+nahi nichod halat+kharab haalat+kharab long+day थक थकान थका',
  lazy: 'lazy motivation motivate unmotivated cant+be+bothered dont+feel+like no+mood not+in+the+mood mann+nahi man+nahi mood+nahi alas aalas आलस मन+नहीं pep+talk josh push+me',
  scold:
    'shouted+at+me yelled+at+me scolded daanta danta daant+diya laughed+at+me made+fun+of+me called+me bullied bully bullies teased ignored+me chilla* डांटा डाँटा चिल्ला*',
  exam: 'exam exams boards paper+kharab result+aane results+are+out test+tomorrow padhai pariksha परीक्षा पेपर पढ़ाई jee neet',
  festive:
    'birthday bday b+day janamdin janmdin diwali deepawali eid holi christmas new+year rakhi navratri mubarak shubhkamna* wedding shaadi+hai getting+married new+job had+a+baby जन्मदिन दिवाली मुबारक होली शादी+है',
  love: 'love+you luv+u i+love marry+me crush girlfriend boyfriend gf bf breakup broke+up valentine pyar shaadi+karoge shaadi+karogi प्यार शादी+करो*',
  rain: 'rain raining rainy barish baarish washed+out flooded garmi thand so+hot+today too+cold heatwave बारिश गर्मी ठंड',
  weatherAsk: 'weather mausam forecast temperature will+it+rain barish+hogi baarish+hogi मौसम बारिश+होगी',
  fan: 'nadal federer djokovic sindhu neeraj+chopra messi ronaldo neymar virat kohli rohit dhoni bumrah sachin sky csk mi rcb kkr barca arsenal chelsea united liverpool real+madrid goat ipl world+cup worldcup umpire कोहली धोनी रोहित विराट',
  live: 'score scorecard live+score latest+news news khabar breaking gold+rate sona sone+ka petrol diesel dollar traffic time+is+it kitne+baje points+table khabren स्कोर खबर सोने पेट्रोल भाव',
  study:
    'homework assignment essay nibandh photosynthesis algebra calculus integral equation maths+sum chemistry physics capital+of translate translation history+ka history+project akbar mughal table+of speech+on solve+this होमवर्क निबंध गणित science+project',
  politics:
    'election elections vote modi rahul+gandhi congress bjp aap+party prime+minister president trump sarkar chunav politics political minister mantri चुनाव वोट मोदी सरकार प्रधानमंत्री religion dharm is+god',
  code: 'python javascript java html css sql code program website debug hack laptop wifi printer android+app excel computer कोड प्रोग्राम वेबसाइट',
  money:
    'lend+me lend+some borrow udhar udhaar paise+do paisa+do paise+chahiye उधार stock stocks share+market shares bitcoin crypto mutual+fund sip invest investment loan tax dream11 betting bet+on lottery satta credit+card paisa+laga* शेयर बिटकॉइन लोन पैसा+लगा*',
  buy: 'best+phone mobile+under phone+under laptop+should iphone samsung flight flights hotel cab taxi uber ticket tickets book+a book+train train+book pizza alarm netflix movie movies song gaana gana music call+my send+a+message recharge set+reminder set+a+reminder reminder+for remind+me order+me can+you+order order+kar टिकट गाना अलार्म फिल्म',
  write:
    'poem poetry kavita shayari love+letter prem+patra cover+letter resume cv leave+application application+likh email caption story+likh write+a+story write+me+a+story write+a+song lyrics कविता शायरी प्रेम+पत्र अर्ज़ी',
  illness:
    'diabetes cancer thyroid dengue malaria typhoid anemic anaemic anemia migraine tumour tumor tb pcod sugar+hai bimari disease infection allergy+hai थायरॉइड बीमारी शुगर+है कैंसर डेंगू',
  haveIt: 'do+i+have is+this is+it could+it+be have+i mujhe hai+kya kya+mujhe kya+ye am+i hai+mujhe whats+wrong diagnose क्या+मुझे है+क्या मुझे',
  drug: 'antibiotic antibiotics crocin combiflam paracetamol dolo ibuprofen brufen tablet+for medicine+for goli dawa dawai dava syrup prescribe prescription एंटीबायोटिक दवा गोली दवाई',
  report: 'blood+report mri x+ray xray blood+test lab+report khoon+ki+report test+report meri+report रिपोर्ट',
  legal: 'sue lawyer legal fir divorce visa passport landlord contract challan court case+kar* वकील केस पासपोर्ट',
  others:
    'phone+number address number+do ka+number another+player other+player other+players teammates+plan teammate+ask friends+messages friends+plan friends+weight medical+history list+all+users all+users who+else+uses dost+ka coachs+age नंबर+दो दूसरे+खिलाड़ी दोस्त+ने',
  ours: 'protein calorie* kcal diet meal meals recipe plan workout exercise* injury sleep stretch* water sore pain hurt* weight khana khau khaun kasrat neend dard vajan wajan pani nutrition vitamin food foods eat eating drink drinking hydrat* खाना खाऊं दर्द कसरत नींद पानी what+should+i how+do+i how+to how+much why+do+i why+am+i kaise kya+karu kya+karun kya+khau kitna kitni क्यों कैसे कितना क्या+करूं क्या+करूँ',
} as const;
