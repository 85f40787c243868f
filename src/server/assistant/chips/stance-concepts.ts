import type { WordClasses } from '../learned/index.ts';

/** Words around a food by what they say about it, in English and Hinglish. */
export const stanceConcepts: WordClasses = {
  not: `no not dont doesnt didnt never without isnt arent wont cant cannot shouldnt mustnt wouldnt none nothing neither nor nope zero free minus nahin mat na bina mana band
    haram avoid avoiding skip exclude remove leave drop omit hold stop stopped stopping quit cut ban banned forbid* prohibited off out except excluding hatao hata hatana
    chhod chhodo chhodna chhodkar parhez parhej parhes alawa siva sivay siwaye door blacklist* cancel* must+go has+to+go all+out away clear steer ditch lose kill spare ban strike barring bar pass sworn minus never+again hard+no off+the+table not+a+chance no+way
    zero nikal nikaal hatake chhoda chhod+diya band+kar door+rakh sin against deny denied refuse* swap+out take+away`,
  dislike: `hate hates hated hating dislike* detest* loathe* despise* dread* stand bear swallow sick tired fed bored boring bore gross disgusting awful horrible terrible nasty yuck*
    ew eww ugh slimy soap* cardboard gag gags puke smell smells stink* texture tasteless bitter vile gandh badboo badbu nafrat chidh chid bekar bakwas ajeeb kadwa kadva
    bored+of saabun thak bhar+jata rubber cardboard sponge mush mushy scream rabbits chi chhi overrated sad hospital puts+me+off put+off least+favourite rather+not rather+starve enough
    done+with pak+gaya pak+gayi ub+gaya ub+gayi oob fika chipchip* gandi badbudar mood+kharab mann+nahin gag dushmani dushman dushmni ghin ghinn dekh+ke+hi dekhna+bhi`,
  like: `love loves loved loving like likes enjoy* adore* crave* craving favourite* favorite* fav fave fan fond crazy joy comfort lover lovers marry addicted+to dream delicious yum* tasty
    pasand acha acchi favret favrit deewan* divan* jaan lajawab swadisht man+hai man+kar mast dil obsessed best heaven religion personality sacred life happiness happy comfort love+language must compulsory non+negotiable riot cry die survive weakness soft+spot partial mood dreaming jaan bhakt rozana`,
  want: `want wants wanted need needs give include add put keep must ensure should make throw sneak bring plan serve more extra plenty lots please let chahiye dalo rakho dena dijiye do de
    zaroor shamil zyada banao bana khilao use based around kheelao rehne+do`,
  fine: `fine ok okay oke allowed alright acceptable works suits suit agrees welcome happy open permitted safe yes haan mind bothers bother problem issue objection chalega chalta chal+jayega theek
    suit+karta suit+karti pach trigger tolerate* occasionally sometimes kabhi+kabhi handle manage digest sahi kar+leta moderation tolerate manageable will+do`,
  harm: `allergic allergy allergies anaphyl* intoleran* sensitiv* itch* rash* hives swell* swollen bloat* gas gassy acidity reflux heartburn cramps diarrh* vomit* nause* migraine* react* reaction
    upset upsets trigger* breakout acne flare* heavy digest khujli ulti dast phoolta sujan daane muhase pachta hajam hazam suit+nahin kharab gale gala saans epipen coeliac celiac positive enemy kryptonite poison zeher nuksan bhari trouble hurts stone balloon washroom wheez* tingl* throat lips tongue
    close closes swelling burps runs+through hates+me daane daana jalan me+cold me+a+cold cough khansi sardi zukam jukam sore+throat`,
  eat: `eat eats eating ate have has having had drink drinks drinking take takes taking consume khata khana khao khaya khai peeta peena leta leti lete lunga lungi khaunga kha`,
  there: `available get buy find milta milega mil mess canteen hostel office pantry fridge home ghar dhaba tiffin serves gives cooks makes banta banata banati deti aunty garden grow pada rakha`,
  other: `wife husband son daughter kids kid child children brother sister friend friends roommate flatmate boyfriend girlfriend partner mother mom mum father dad uncle aunt neighbour trainer
    coach everyone everybody people they he she dog pati patni biwi bete beta beti bacche bhai behan dost dosto saas maa papa ghar+wale log sab+bolte sab+kehte`,
  me: 'i me my mine we our us mujhe main mera hum hamare humko mereko',
  past: `used yesterday ago last was were been earlier outgrew childhood pehle kal bachpan tha`,
  now: 'now anymore ab abhi aajkal today these+days',
  instead: 'instead rather replace swap substitute jagah badle place',
  only: 'only just sirf bas solely alone hi',
  often:
    'daily everyday every each twice thrice once weekly week times roz rozana hafte baar breakfast lunch dinner nashta subah shaam raat sunday monday',
  little: 'less little reduce limit kam half thoda low fewer much',
  ask: 'is are does can what which why how kya kaise kitna kaun',
  doctor: 'doctor dr dietician dietitian nutritionist nurse physician rheumatologist hospital test',
  although: 'but though although however lekin par magar phir',
};
