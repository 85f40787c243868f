/**
 * What is done, by meaning: words of English and Hindi (in Roman letters, which match Devanagari too) that say the same. `a+b` are words in a
 * row, `*` is any ending. So what is learned of 'play on' holds for 'khelte raho'.
 */
export const acts = {
  play: 'play plays played playing khel khelo khelna khelne khele khelta khelte khelti kheliye khelie khelega khelenge khela kheli khelun khelke khelkar bat bats batting bowl bowls bowling field fielding keep+wicket utro utarna utarie utariye utre maidan+par ground+pe pitch+pe compete competes competing spar sparring fight fights wrestle raid',
  run: 'run runs running ran jog jogs jogging sprint sprints sprinting daud daudo daudna daudne daudte daudta daudti daudie daudiye daudun daudao bhago bhagna bhagne bhagie bhag bhaag bhaago marathon lap laps chakkar+lagao race races racing',
  train:
    'train trains training trained workout workouts practise practice practices practising exercise exercises exercising session sessions drill drills kasrat vyayam abhyas abhyaas practis riyaz gym',
  lift: 'lift lifts lifting lifted deadlift deadlifts squat squats squatting bench press vazan+uthao uthao uthana uthane uthaiye uthaie uthate baithak dand load loads barbell dumbbell dumbbells rep reps set sets max maxes crunch crunches plank planks jump jumps jumping kudo kudna burpee burpees',
  goOn: 'continue continues continuing carry+on keep+going keep+on keep+playing keep+running keep+training go+on push push+through push+on pushing persist resume resumes stay+on stay+in finish finishes finishing complete completes jari chalu pura poora puri poori khatam+karo lage+raho karte+raho karte+rahie karte+rahiye rehne+do bina+ruke rukna+mat mat+ruko chalne+do chalte+raho pura+karo pura+karna puri+karo',
  goBack:
    'go+back back+on back+in back+out send+him send+her return returns returning rejoin rejoins re+enter wapas vapas vapis laut lauto lautna lautie lautiye loutna bhejo bhejna bhejie again phir+se fir+se dobara phir+khelo',
  stop: 'stop stops stopped stopping halt pause pauses come+off comes+off off+the+field off+the+pitch sit+out sits+out sit+it+out stay+off stay+out quit ruko rukna rukie rukiye ruk rukte rok roko rokna rokie rok+do band band+karo band+karna bahar+baitho bahar+raho bahar+rahie bench+par call+it+off call+off cancel cancels miss+the skip+training skip+the+session chhutti',
  rest: 'rest rests resting rested recover recovers recovery take+it+easy easy ease+off aaram araam aram vishram lie+down lying sleep sleeps sleeping sleeping+it+off nap naps so+jao sone+do sona sone neend nind so+lo let+it',
  eat: 'eat eats eating ate eaten have+a+meal khao khana khane khaie khaiye khaye khaen khana+khao kha khata khate khati khaya khilao khilana khila food foods meal meals feed feeds snack snacks breakfast lunch dinner nashta bhojan roti niwala nivala plate bite bites dish dishes',
  drink:
    'drink drinks drinking drank sip sips sipping gulp piyo pio pina peena pijie pijiye pite peete piye pilao pilana pilaie pee pite+raho ghunt ghoont hydrate hydrates hydrated',
  take: 'take takes taking took taken swallow swallows pop pops lo lena lene lijie lijiye lete leti leta le+lo le+lena le kha+lo khalo gatak nigal+lo use uses using apply',
  give: 'give gives giving gave offer offers hand hands pour feed do+isko dena dene dijie dijiye de+do dedo dete dila dilao let+him+have let+her+have share shares baanto banto pass+around',
  inject: 'inject injects injecting injection injections jab jabs shot shots needle needles vial vials sui suiya sooi shishi',
  add: 'add adds adding increase increases increasing raise raises up+the step+up bump+up double doubles doubled doubling triple more extra additional badhao badhana badhaie badha+do badhaiye double+kar aur+ek ek+aur one+more another higher bigger zyada jyada adhik dugun* duguni',
  reduce:
    'reduce reduces lower lowers cut cuts cutting decrease halve halves half less fewer kam ghatao ghatana ghataie ghata+do aadha aadhi adha adhi katao',
  startIt:
    'start starts starting begin begins beginning try tries trying shuru aazmao ajmao azmaie try+karo order orders buy buys get+hold mangao mangana kharido khareedo',
  quitMedicine:
    'come+off wean leave+out leaves+out drop drops give+up chhodo chhod chhodna chhodne chhodie chhodiye chhod+do chhode chod do+without without throw+away throws+away bin fenko fenk phenk phenko skip skips skipping miss misses forget forgets',
  swapIt: 'instead in+place replace replaces swap swaps substitute ki+jagah ke+bajay ki+bajay rather+than jagah switch switches',
  hide: 'hide hides hiding hidden hid secret secrets secretly conceal cover+story chhupao chhupa chhupana chhupane chhupaie chhipao chhipa chhipana chhipaie chhipakar chhupake chhupakar chhup chhip behind+his+back behind+her+back under+the+table between+us hamare+bich apne+tak keep+it+to+yourself keep+this keep+quiet quiet chup raaz raj gupt delete deletes deleting erase wipe mita mitao mita+do',
  lie: 'lie lies lying lied pretend pretends fake forge fib jhuth jhooth jhuthi natak bahana sign+it+yourself sign+yourself sign+for say+that+you+are say+you+are khud+sign bol+dena keh+dena kah+dena kehna+ki tell+them+you+ate',
  tell: 'tell tells telling told let+know inform mention say+it share+it talk talks talking speak speaks speaking bata batao batana batane bataie bataiye bata+do bol+do kaho kehna kahna kahie baat+karo baat+kijie baat+karna baat+karie baat+kare batachit open+up confide report reports admit',
  ask: 'ask asks asking asked question inquire poocho pucho puchho poochho puchna puchhna poochna puchhie puchhiye poochhie puch puchh pooch poochh salah+lo salah+lijie raay+lo consult consults check+with',
  seeSomeone:
    'see+a see+your see+the see+someone seen visit visits visiting go+to+the milo milna milie miliye mil+lo dikhao dikhana dikhaie dikhaiye dikha+do dikha dikhao+use show show+it shows book+a make+an+appointment get+checked checked checked+out get+it+checked examined examine looked+at jaanch janch jaanch+karao jaanch+karaie karao karaie karwao karvao karvaie scan scans test tests tested xray x+ray ecg mri blood+test have+it+looked let+a+doctor ilaj',
  call: 'call calls calling ring rings phone phones dial fone fon phone+karo bulao bulana bulaie bulaiye bula+lo ambulance ambulans 112 108 14416 1098 helpline',
  wait: 'wait waits waiting hold+on hold+off until after+the postpone delay sabr ruk+jao intezar intajar intejar pratiksha tab+tak jab+tak baad+me later first pahle pehle before',
  follow:
    'follow follows following stick+to obey listen listens trust trusts believe believes mano manna manie maniye suno sunna sunie suniye bharosa anusar hisab+se ke+kahne ke+kehne as+told as+prescribed prescribed as+advised',
  ignore:
    'ignore ignores ignoring overlook disregard forget+about forget+what take+no+notice never+mind dont+mind dismiss overrule bhul+jao bhool+jao bhulo bhoolo andekha nazarandaaz najarandaj dhyan+mat mat+suno mat+suniye mat+mano tal talo taal taalo against+the+advice against+advice against+orders',
  pull: 'pull pulls pulling tug tugs yank yanks jerk jerks pop+it push+it+back push+back put+it+back back+in+place reset resets reseat realign straighten straightens crack cracks cracking twist twists twisting snap+it manipulate shove press+it khincho kheencho khinch kheench khinchna kheenchna jhatka jhatke chadhao chadhana chadha baithao baitha+do bithao seedha+karo sidha+karo ghumao ghumana chatkao chatka dabao daba+do force+it',
  vomitIt:
    'vomit vomits vomiting throw+up throws+up throwing+up throw+it+up purge purges purging be+sick make+yourself+sick bring+it+up bring+it+back bring+up back+up fingers+down finger+down ulti ungli+dal ungli+daal thuk thuko thook thooko thukna thookna spit spits spitting chew+and+spit nikal+do nikal+dijie bahar+nikalo get+rid get+it+out empty+yourself laxative laxatives julab julaab senna enema enemas',
  sweatIt:
    'sauna saunas steam+room steam sweat sweats sweating paseena pasina bin+bag plastic+suit raincoat jacket layers hot+bath hot+baths salt+bath dry+out dehydrate dehydrates water+cut cut+water no+water without+water paani+band pani+band pani+mat pani+chhodo spit+into',
  starveIt:
    'starve starves starving go+without+food go+without+eating go+hungry hungry+to+bed live+on living+on nothing+but only+water just+water water+only fast fasts fasting fasted unfed bhuka bhukha bhuke bhukhe bhookha bhookhe bhukhi upvas vrat nirjala nirahar bina+khaye bina+khae bina+khaay khali+pet sirf+pani sirf+paani keval+pani pani+par paani+pe omad one+meal detox cleanse cleanses juice+diet crash+diet skip+dinner skip+meals skip+lunch skip+food skip+eating',
  punishIt:
    'earn earns earned punish punishes punishment penalty penance make+up+for burn+off burn+it work+off pay+for undo saza saja badle hisab chukao chukana prayashchit deserve+to+eat compensate compensates',
  giveUp:
    'give+up gives+up giving+up stop+trying stop+hoping har+man haar+man haar+maan har+mano har+manna end+it ending+it let+go+of+everything umid+chhod ummeed+chhod umeed+chhod koshish+mat koshish+band no+use no+point pointless useless hopeless bekar bekaar fizul',
  hope: 'hope hopes hopeful umid umeed ummeed better+days get+better gets+better improve improves improving recover+from heal heals healing healed sudhar thik+ho+jata theek+ho+jata badalta badalte badalti badal+jata chance future aage',
  help: 'help helps helping helped support supports supporting madad sahayata sahara saath+do stand+by comfort comforts there+for+you care+about cares parwah parvah',
  warnOf:
    'avoid avoids avoiding beware bacho bachie bachiye bachna bach bache+rahe parhez steer+clear stay+away keep+away door+raho dur+raho dur+rahie door+rahie leave+it leave+alone leave+that no+to refuse refuses turn+down mana+karo mana+kijie inkar decline',
  cool: 'cool cools cooling shade chhaon chhav chaon chhanv thanda thande thandi ice baraf barf fan wet pour+water',
  go: 'go goes going jao jana jaie jaiye jaen chale+jao le+jao le+jana le+jaie take+him take+her take+them bring brings hospital aspatal haspatal casualty clinic',
  worry: 'worry worries worrying fear fears chinta tension daro dar darna fikar fikr ghabrao ghabrana ghabraie panic',
  allowIt:
    'allowed may can+still fine+to okay+to ok+to alright+to safe+to free+to chalega chalegi chalta chalti sakte sakti sakta sakoge theek+hai thik+hai theek+rahega koi+harj harz chal+jayega permit permits let lets',
  forbid:
    'forbidden banned ban prohibited must+not mustnt shouldnt should+not never kabhi+nahin kabhi+mat kabhi+bhi bilkul+nahin mana hai+mana varjit illegal against+the+rules not+allowed',
  harmIt:
    'harm harms harmful harming hurt+you hurts+you damage damages damaging danger dangers dangerous unsafe risk risks risky nuksan nuqsan khatra khatarnak khatre jokhim kharab bigad bigadta bigadti toxic poison kill kills killed deadly worse worsen worsens upset+your strain+on kidney+damage overdose',
  noHarm:
    'harmless safe safely no+harm wont+hurt never+hurt fine+for ok+for nothing+happens kuch+nahin+hota kuchh+nahin+hota koi+nuksan+nahin nuksan+nahin surakshit safe+hai koi+dikkat+nahin dikkat+nahin koi+baat+nahin tension+nahin chinta+nahin no+problem no+big+deal nothing+to+worry normal samanya mamuli mamooli minor trivial only+a just+a bas+thoda',
} as const;
