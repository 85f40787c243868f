/**
 * Medicines by class with their Indian and international names: WHO's ATC index for the generic names (B01A; N02 and M01A; A10BJ, A08A, C03
 * and A06; A10A; A14A and G03B; C09 to H02 are left to the doctor), brands as Indian and British pharmacies sell them. The syntax is that of
 * `body-concepts.ts`.
 */
export const medicineWords = {
  bloodThinner: `
    warfarin warfarine coumadin warf+5 warf uniwarfin acitrom acenocoumarol nicoumalone sintrom phenprocoumon marcumar xarelto rivaroxaban apixaban eliquis dabigatran pradaxa edoxaban lixiana savaysa
    heparin enoxaparin lovenox clexane fondaparinux clopidogrel clopilet clopivas deplatt plavix ecosprin ekosprin ticagrelor brilinta prasugrel anticoagul* bloodthinner* blood+thinner blood+thinners blood+thinning blood+thining my+thinner my+thinners
    thins+my+blood thins+the+blood thin+my+blood thin+the+blood khun+patla khoon+patla
    वारफेरिन वार्फरिन वारफरिन एसिट्रोम जेरेल्टो ज़ेरेल्टो एलिक्विस क्लोपिडोग्रेल इकोस्प्रिन इकोस्पिरिन हेपरिन खून+पतला blood+tested+every+fortnight inject+daily+clot clot+tablets clot+medicine khun+ki+dava+patla mechanical+heart+valve mechanical+valve खून+पतली tablets+for+a+clot pills+for+a+clot warfarrin warferin khun+patli खून+पतला+करने`,
  clottingTest: `inr prothrombin आईएनआर inr+clinic`,
  vitaminK: `vitamin+k vit+k vitamin+k2 palak spinach kale methi greens broccoli hari+sabji hari+sabzi हरी+सब्जी पालक`,
  painkiller: `
    ibuprofen ibuprofin brufen advil nurofen motrin paracetamol acetaminophen tylenol panadol crocin dolo calpol combiflam combiflame diclofenac diclo voveran voltaren dynapar naproxen aleve naprosyn nimesulide nise nimulid aceclofenac zerodol hifenac
    etoricoxib arcoxia nucoxia celecoxib celebrex ketorolac ketorol toradol mefenamic meftal piroxicam meloxicam indomethacin etodolac ultracet tramadol codeine tapentadol oxycodone saridon disprin aspirin sumo painkill* pain+killer pain+killers pain+med pain+meds pain+tablets pain+pills
    nsaid nsaids anti+inflammator* dard+ki+goli dard+ki+goliyan dard+ki+dava dard+vali+goli numbing+injection
    पैरासिटामोल पेरासिटामोल क्रोसिन डोलो कॉम्बिफ्लेम कॉम्बिफ्लैम कॉम्बिफ्लाम ब्रूफेन वोवेरान डाइक्लोफेनाक डिक्लोफेनाक निमेसुलाइड आइबुप्रोफेन पेनकिलर दर्द+की+गोली दर्द+की+दवा excedrin ibuprofens flexon co+codamol cocodamol mefenamic meftal+spas dolos painkilers painkiler anti+inflamatories bina+dard+ki+dava dard+ki dard+vali+dava injection+laga+kar पेनकिलर+का दर्द+वाली+गोली निमुस advill advils ibuprophen paracetmol ketorol+shots dard+me+din nurofen दर्द+की+गोली`,
  slimmingDrug: `
    semaglutid* ozempic ozempik wegovy rybelsus mounjaro munjaro monjaro tirzepatide zepbound retatrutide liraglutide saxenda victoza dulaglutide trulicity glp1 glp+1 skinny+pen skinny+jab weight+loss+injection weight+loss+injections weight+loss+jab weight+loss+pen weight+loss+shot
    jab+for+weight slimming+injection vajan+ghatane+ka+injection vajan+ghatane+vala+injection patla+hone+ka+injection orlistat xenical obelit phentermine duromine sibutramine contrave clenbuterol clen ephedrine ephedra eca+stack yohimbine dnp
    hydroxycut lipo+6 thermogenic* fat+burner fat+burners fatburner* diet+pill diet+pills slimming+pill slimming+pills slimming+capsule* slimming+tea weight+loss+pill weight+loss+pills vajan+ghatane+ki+goli vajan+ghatane+ki+dava vajan+kam+karne+ki+dava vajan+kam+karne+ki+goli patla+hone+ki+goli
    ओज़ेम्पिक ओजेम्पिक मौनजारो मुनजारो सेमाग्लूटाइड फैट+बर्नर वजन+घटाने+का+इंजेक्शन वजन+घटाने+की+गोली वजन+घटाने+की+दवा वजन+कम+करने+की+दवा वजन+कम+करने+की+गोली क्लेन skinny+shot skinny+shots detox+tea thyroid+tablets+to+lose thyroid+ki+goli thyronorm eltroxin t3 cytomel motapa+ghatane mota+pa thin+jab वजन+घटाने+वाली मोटापा+घटाने थायरॉइड+की+गोली slimming+injections appetite+suppressant slimming+drops ozempick wegovi t3+until वजन+घटाने+वाली+सुई clen+and`,
  waterPill: `lasix furosemide frusemide torsemide dytor spironolactone hydrochlorothiazide diuretic diuretics water+pill water+pills water+tablet water+tablets peshab+vali+goli लैसिक्स पेशाब+लाने+वाली+गोली पेशाब+वाली+गोली water+pill+friday peshab+ki+goli pee+pill pee+pills पेशाब+वाली+दवा water+tablets+from water+pill peshab+ki+dava`,
  laxative: `laxativ* laxitiv* dulcolax bisacodyl senna cremaffin julab julaab jamalgota जुलाब senna+ki+patti laxative+tea laxatives+tea isabgol+zyada bowel+cleanse senna+tea senna+every julaab`,
  insulin: `
    insulin insuline lantus glargine basalog toujeo tresiba degludec novorapid novolog humalog lispro apidra fiasp actrapid humulin mixtard huminsulin levemir basal+bolus omnipod bolus+insulin freestyle+libre libre+alarm libre+sensor dexcom t1d type+1 type+one type1 type+1+diabet*
    sugar+ki+sui insulin+pump इंसुलिन टाइप+1 टाइप+वन शुगर+की+सुई लैंटस sliding+scale mealtime+shot pump+came+off keeps+a+pump has+a+pump pump+laga pump+lagi insulin+pen basal bolus glucagon injects+twice cgm ketoacidosis dka पंप+लगा basal my+basal has+type+one type+one+hu bolus pump+and novarapid इंसुलिन+पर`,
  steroid: `
    dianabol dbol dball d+bol trenbolone tren test+e test+c test+p test+cyp testo testosterone+inj* on+testosterone of+testosterone testosterone+shots testosterone+lag* enanthate cypionate sustanon sust+250 sust deca+durabolin deca+shots deca+ke deca+lag* 300+deca deca+200 durabolin nandrolone anavar oxandrolone winstrol winny stanozolol masteron primobolan primo boldenone equipoise anadrol oxymetholone turinabol halotestin superdrol
    sarm sarms ostarine ligandrol lgd lgd+4033 rad140 rad+140 mk677 mk+677 ibutamoren hgh somatropin roids on+roids anabolic* steroid+cycle steroid+ka+cycle steroid+injection* trt test+cycle test+cycel my+pct pct+start* after+pct blast+and+cruise डायनाबोल टेस्टोस्टेरोन डेका सार्म्स पीसीटी ट्रेन+का+साइकिल on+gear  natty clomid nolva nolvadex superdrol takat+ka+injection takat+ki+sui taqat+ka+injection tren+le tren+vala test+ka+injection ताकत+की+सुई ताकत+का+इंजेक्शन bridge+cruise blast+repeat roid  growth+hormone vitamin+injection steroids+le winny ex+user trt mg+test 400+test 500+test test+and+50 dbol+ turinabol course+and+i steroid+ka+course gyno backne orals+and body+banane+ke+injection body+banane+ki+sui pinning first+cycle anavr var+diet एनाबॉलिक बॉडी+बनाने+की+सुई स्टेरॉयड+का+कोर्स टेस्ट+का+इंजेक्शन peptides+and+hgh coming+off+gear blast+in stanozolol needles`,
  steroidName: `steroid steroids स्टेरॉयड स्टेरॉइड`,
} as const;
