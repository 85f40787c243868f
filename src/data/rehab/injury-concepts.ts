/**
 * What people say of injuries that look small, by concept: words of either script, `a+b` words in a row, `swell*` any ending. What stands in
 * `not…` is that concept in other meanings: 'fell asleep' is no fall.
 */
export const injuryConcepts = {
  tip: `top+bit upper+bit top+part upper+part upar+vala upar+ka+hissa ऊपर+वाला ऊपर+का+हिस्सा tip tips fingertip* end+joint end+knuckle last+joint last+knuckle top+joint top+knuckle upper+joint first+joint outer+joint distal dip dip+joint finger+end finger+tip end+of+my+finger
    end+of+the+finger end+of+finger end+part end+bit last+bit nail+end nail+joint nail+side near+the+nail near+nail joint+to+the+nail joint+by+the+nail end+of+my+pinky end+of+my+thumb end+of+my+index end+of+my+middle end+of+my+ring end+of+my+little below+the+nail por sira sire agla+jod agla+hissa age+vala age+ka+hissa age+ka+jod
    age+ka+bhag akhri+jod akhri+por akhri+hissa nakhun nakhun+vala nakhun+ke पोर सिरा सिरे नाखून आखिरी+जोड़ आखिरी+पोर आखिरी+हिस्सा अगला+हिस्सा अगला+जोड़ आगे+वाला आगे+का+हिस्सा आगे+का+जोड़`,
  hangs: `loll* slump* just+lies lies+there other+hand other+one+to+lift droop* drooped flop* sag sags sagging sagged dangl* latak* latka latki latke latkta latkti jhul* jhuk* लटक* झुक* झूल* floppy limp mallet hammer`,
  hangsDown: `hang hangs hanging hung collapse collapsed collapses lifeless dead gives+way`,
  notHangs: `flip+flop flip+flops hang+from hanging+from hangs+from hung+from dead+hang dead+hangs bar+hang bar+hangs hang+on hanging+on hang+out hanging+out hang+board hangboard* bar+se+latak* jhukne+par`,
  sinks: `falls+forward stuck+in+a+bend in+a+bend curled drop drops dropped dropping falls fall+down falls+down fell+down fallen+down bent bends+down points+down pointing+down point+down stuck+down stuck+bent stays+down stays+bent stay+up stays+up down
    gir+gaya gir+gayi gir+jata gir+jati gira+hua giri+hui niche neeche tedha tedhi mud+gaya mud+gayi muda+hua mudi+hui नीचे टेढा टेढी मुड+गया मुड+गई गिर+गया गिरा+हुआ crooked`,
  cannot: `cant cannot cannt couldnt wont doesnt dont didnt unable not+able no+strength no+power no+way no lost impossible nahin nahi nhi nai नहीं नही not`,
  notCannot: `doesnt+hurt dont+hurt not+hurt no+pain no+problem no+trouble no+difficulty not+bad`,
  straighten: `straight* strait straiten extend extends extended extending extension seedha seedhi seedhe sidha sidhi sidhe uncurl unbend unbent सीधा सीधी सीधे`,
  raise: `raise raised lift lifts lifted up upar upper+uth* uthta uthti uthana utha uth ऊपर उठता उठती उठ उठा`,
  works: `straightens+fully straightens+fine straightens+normally goes+straight comes+straight is+straight stays+straight fully+straight sidhi+ho+jati sidha+ho+jata seedhi+ho+jati seedha+ho+jata bends+and+straightens
    sidhi+hoti+hai seedhi+hoti+hai सीधी+होती+है सीधी+हो+जाती सीधा+हो+जाता`,
  fall: `fell fall fallen falls falling landed landing+on slip slipped slipping trip tripped tripping stumble* tumble* crash crashed crashing wipe+out wiped+out wipeout came+off come+off thrown threw+me flung spill
    knocked+over knocked+down tackled+onto tackled+on pushed+over hit+the+deck hit+the+ground hit+the+floor dive dived dove put+my+hand+out put+my+hands+out put+my+arm+out hand+out hands+out caught+myself
    stopped+myself broke+my+fall foosh outstretch* outstrech* stretched+out stretched+hand collision collided faceplant* took+a+knock went+over handlebar* slid+down slid+off braced+with braced+myself skidded toppled faceplanted gir gira giri gire girke girne girkar girgaya fisal* fisl* phisal* phisl* tika+diya
    tikaya takra* gir+gaya गिर गिरा गिरी गिरे गिरने गिरकर गिरके फिसल* टिका टकरा* hath+ke+bal hatheli+ke+bal हाथ+के+बल हथेली+के+बल`,
  notFall: `fell+asleep fall+asleep falling+asleep falls+asleep fall+semester fall+season fall+term fell+off fell+behind fell+ill fell+sick fall+short falls+short fell+in+love never+fell never+fallen no+fall no+falls
    no+slip didnt+fall not+fall havent+fallen not+fallen without+a+fall without+fall without+falling without+falling crash+out crash+diet slip+fielder slip+catch* slip+cordon slip+disc slipped+disc
    nahin+gira nahi+gira gira+nahin gira+nahi gire+bina bina+gire giri+nahin giri+nahi गिरा+नहीं नहीं+गिरा बिना+गिरे come+off+it falls+apart`,
  event: `jumped jump slid slide skid* skat* snowboard* ski skiing bike bicycle cycle scooter horse stairs wall tackle tackled pushed shoved knocked accident impact hit punched punch banged bang collision bouncer
    jammed lag+gaya lag+gayi laga lagi jamin zameen zamin jhatka marodi mud+gaya लगा लगी जमीन झटका साइकिल बाइक स्कूटर eksident accident`,
  overuse: `typing type phone mobile text texting knit* gaming game games baby bachche bachcha lifting laptop mouse writing write likhne racket racquet practice practise sewing massage overuse gradual gradually months
    office keyboard chalane uthane फोन मोबाइल लिखने टाइप लैपटॉप बच्चे never+injured no+injury quervain`,
  realFall: `fell+off+my fell+off+the fell+off+a fell+off+his fell+off+her`,
  thumb: `thumb thumbs thumbside anguth* angooth* angut* anguta अंगूठ* थंब snuffbox snuff+box scaphoid`,
  notThumb: `thumb+is+fine thumb+fine thumb+is+ok thumb+is+okay thumbs+up thumb+rule rule+of+thumb`,
  place: `base root bottom below under underneath beneath near beside by side sided end hollow dip web wrist palm meets jad jod niche neeche pas paas taraf gaddha gadde जड पास नीचे तरफ गड्ढे जोड कलाई हथेली kalai hatheli snuffbox scaphoid`,
  scaphoid: `snuffbox snuff+box scaphoid hollow+of+my+thumb hollow+of+the+thumb hollow+at+the+thumb hollow+by+the+thumb`,
  cannotBend: `cant+bend cannot+bend couldnt+bend wont+bend doesnt+bend unable+to+bend not+bend cant+curl cannot+curl wont+curl doesnt+curl मुडती+नहीं मुड+नहीं mudti+nahi mud+nahi mudta+nahi mudti+nahin`,
  grabbed: `grab* jersey shirt collar gripped pulled+away rock+climb* climbing hold popped pop`,
} as const;
