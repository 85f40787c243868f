/** What is spoken of, by meaning, as in acts.ts. */
export const things = {
  tablet:
    'tablet tablets pill pills capsule capsules goli goliyan goliya dava dawa davai dawai davaiyan medicine medicines medication medications meds syrup drops drug drugs dose doses dosage khurak khuraak painkiller painkillers ibuprofen brufen paracetamol crocin dolo combiflam aspirin disprin antibiotic antibiotics ointment sachet patti+dava',
  longMedicine:
    'insulin inhaler inhalers warfarin thinner thinners metformin thyroxine thyroid+tablet beta+blocker blood+pressure+tablet bp+ki+goli sugar+ki+goli antidepressant antidepressants lithium statin epilepsy pen+for+weight semaglutide ozempic khun+patla khoon+patla prescription prescriptions parchi parcha parche prescribed',
  amount:
    'mg ml mcg iu unit units gram grams scoop scoops spoon spoons teaspoon chammach chamach millilitre milligram puff puffs tsp yunit iu',
  steroid:
    'steroid steroids testosterone sarm sarms anavar dianabol dbol winstrol deca tren clen clenbuterol prohormone prohormones hormone hormones growth+hormone hgh epo doping dope cycle stack pct masking anabolic roids juice+up',
  supplement:
    'creatine caffeine pre+workout preworkout supplement supplements vitamin vitamins zinc magnesium mass+gainer fat+burner booster guarana powder energy+drink energy+drinks red+bull espresso coffee cola kofi koffee cold+drink energy+gel kafin',
  headKnock:
    'head+knock concussion concussed helmet sir+pe sir+par sar+pe sir+ki+chot sir+takraya head+clash knock+to knock+on saw+stars stars dizzy dizziness dazed foggy chakkar behosh behoshi blacked+out passed+out fainted fainting unconscious headache sir+dard sirdard sar+dard vomited confused confusion tare taare dhundhla blurred',
  chestPain:
    'chest heart breastbone sine seene seena chhati chati dil dhadkan palpitations pulse breathless breathlessness short+of+breath saans sans jaw left+arm baye+hath pressure tightness tight',
  injury:
    'injury injuries injured sprain sprained fracture broken bone bones haddi haddiyan swollen swelling sujan suja suje suji moch plaster cast numb sunn tear torn ligament hamstring tendon shin ankle knee takhna ghutna ghutne wrist shoulder elbow back+pain kamar dard pain pains painful sore hurts hurt limping limp',
  joint:
    'dislocated dislocation out+of+place out+of+joint joint utar+gaya utra utri utre khisak khiska khiski kandha kandhe ungli anguli jabda gardan kneecap katori vertebra neck finger thumb jaw',
  weight:
    'weight weights weighing weigh+in weigh kilo kilos kg scale bracket class vazan vajan wazan tol taul thin slim lean fat charbi motapa belly pet patla patle patli size',
  hunger: 'hunger hungry appetite stomach+growls bhuk bhukh bhook bhookh kcal calories calorie kailori kalori deficit',
  pregnant:
    'pregnant pregnancy bump trimester unborn womb fetus contractions spotting garbh garbhvati garbhavastha pet+se mahina+pregnancy timahi delivery prasav baby+due expecting midwife mahine+me',
  child:
    'child children kid kids boy boys girl girls son daughter teen teens teenager teenagers bachcha bachche bachchon bacha bache bacchon baccha bacche beta beti bete ladka ladki chhota+bhai chhoti+behen saal+ka saal+ke saal+ki year+old years+old under+ten under+twelve junior juniors minor minors kishor nabalig umar umra age thirteen fourteen fifteen twelve eleven',
  parent:
    'parent parents mum mom mother dad father papa mummy mammi maa mata pita guardian guardians family ghar gharvale ghar+wale ghar+walo grown+up grownup adult adults bade badon teacher school+nurse sister didi brother bhaiya trusted bharosemand apne+se kisi+apne',
  doctor:
    'doctor doctors daktar docter dr gp physician surgeon cardiologist paediatrician pediatrician physio physiotherapist pharmacist chemist midwife nurse dietitian psychologist psychiatrist therapist counsellor counselor counselling specialist orthopaedic ortho visheshagya chikitsak vaidya medic clinician allergist first+aider diabetes+team',
  referee: 'referee umpire coach captain coach+ko selector team+mate teammate sir+ji trainer',
  despair:
    'burden bojh alone akela akele akeli nobody+cares no+one+cares die dying death marna marne mar+jana suicide suicidal end+your+life life zindagi jindagi worthless sad udas udaas dark+thoughts mann lonely broken+inside',
  heatWord:
    'heat hot sun sunny noon midday degrees garmi garam dhup dhoop lu loo dopahar tapti heatstroke heat+stroke taapman summer 44 42 45',
  allergy:
    'allergy allergies allergic coeliac celiac anaphylaxis epipen adrenaline hives chakatte elarji alerji itch itching khujli tingle tingles trace traces peanut peanuts moongfali mungfali nut nuts kaju badam prawns shrimp jhinga gluten sesame til label',
  diagnosis:
    'diagnosis diagnose diagnosed disease illness condition cancer diabetes diabetic madhumeh depression migraine fracture lump ganth gaanth bimari rog lakshan symptom symptoms surely+a definitely+a clearly+a pakka certainly',
  shame:
    'shame ashamed sharam sharm fat+one ugly disgusting lazy mota moti mote body bodies mirror sheesha shisha laugh laughs hanse hanste hansi thighs tummy thick pig elephant hathi',
  machine:
    'software program app machine robot bot ai assistant computer insan insaan human person real+person flesh+and+blood clinic my+patients my+clients asli',
  water: 'water pani paani fluid fluids bottle liquid liquids juice drink+of+water botal glass',
  foodName:
    'rice dal roti rotis paneer dahi curd yogurt milk doodh egg eggs anda oats poha idli dosa banana kela fruit fruits phal sabzi vegetables salad bread toast oil ghee soup khichdi apple seb chicken fish tofu soya sandwich porridge cake mithai sweets dessert biscuit chocolate pasta recipe',
  timeWord:
    'minutes minute hours hour seconds days day week weeks month months today tomorrow tonight morning evening aaj kal subah sham raat hafte hafta mahine din ghante ghanta roz daily every+day',
  person: 'you your yourself he him she her they them aap tum tumhara aapka use usko uska inhe isko',
  greeting: 'hello hi thanks thank welcome sorry glad great well+done congratulations shabash badhiya proud namaste',
  app: 'plan plans page tap settings calendar event events team schedule notification button account app list saved reminder print link invite invitation',
} as const;
