import type { Rule } from './rule.ts';

const rule = (code: Rule['code'], phrases: string): Rule => ({ code, reads: 'roman', asserted: false, phrases });

/** Signs of injury in Hindi, in both scripts; `checkText` looks for 'nahi' after the sign. */
export const injuryHindi: readonly Rule[] = [
  rule(
    'chestPain',
    `
sine|seene|chhati|chati|chest|dil .. main .. dard|jakdan|bhari|bharipan|dabav|jalan
सीने|छाती|दिल .. में .. दर्द|जकडन|भारीपन|दबाव`,
  ),
  rule(
    'breathing',
    `
sans|saans .. lene|phul|fool|ful|nahi|rukna|ruk|lena .. main|dikkat|takleef|aa|a|rahi|raha|pa|mushkil|taklif
सांस .. लेने|फूल|नहीं|रुक .. में|दिक्कत|तकलीफ|आ|रही|रहा|पा`,
  ),
  rule(
    'collapse',
    `
behosh .. ho|hua|hui|gaya|gayi
chakkar .. kha|aa|a .. ke|kar .. gir
बेहोश .. हो|हुआ|हुई|गया|गई
चक्कर .. आ|खा .. कर|के .. गिर`,
  ),
  rule(
    'headInjury',
    `
sar|sir|sarr .. main|pe|par .. chot|lagi|laga|lag|ball|gend ... ulti|vomit|behosh|chakkar|bhool|confuse|confused
सिर|सर .. में|पर .. चोट|लगी|लगा|गेंद ... उल्टी|बेहोश|चक्कर|भूल`,
  ),
  rule(
    'concussion',
    `
sar|sarr|sir .. main|pe|par .. chot|lagi|laga|ball|gend
सिर|सर .. में|पर .. चोट|लगी|गेंद`,
  ),
  rule(
    'saddleNumbness',
    `
peshab|pishab|susu .. nahi|ruk|control|rok|nikal|kabu .. nahi|aa|gaya|raha|rahi|ho|jata
जांघों|टांगों|पैरों .. के .. बीच .. सुन्न
पेशाब .. नहीं|रुक|काबू|निकल`,
  ),
  rule(
    'deformity',
    `
haddi .. bahar|dikh|nikal|tedhi|tedi|mud
jod|kandha|ungli|ghutna .. utar|khisak|tedha|tedhi|ukhad .. gaya|gayi
हड्डी .. बाहर|दिख|निकल|टेढी
कंधा|उंगली|घुटना|जोड .. उतर|खिसक|टेढा|टेढी .. गया|गई|हो`,
  ),
  rule(
    'fractureSigns',
    `
haddi .. tut|toot|tuti|tooti|fracture|crack
हड्डी .. टूट|टूटी|फ्रैक्चर`,
  ),
  rule(
    'cannotBearWeight',
    `
chal|khada|khadi|vajan|wajan|chala|pair .. nahi|rakh+nahi .. pa|sakta|sakti|ja|jata|raha|rahi|dal
चल|खडा|खडी|वजन|चला .. नहीं|नही .. पा|सकता|सकती|जा|जाता|रहा|डाल`,
  ),
  rule(
    'calfSwelling',
    `
pindli .. suj|sooj|sujan|soojan|lal|garam
पिंडली .. सूज|सूजन|लाल|गर्म`,
  ),
  rule(
    'feverOrNightPain',
    `
bukhar|bukhaar ... dard|jod|ghutna|sujan|kamar
dard ... bukhar
raat|rat .. ko|main|bhar .. dard ... uth|nind|neend|so+nahi|jag
dard .. se .. raat|rat|nind|neend .. nahi|khul|tut|toot
बुखार ... दर्द|जोड|घुटना|सूजन|कमर
दर्द ... बुखार
रात .. को|में|भर .. दर्द ... उठ|नींद|सो`,
  ),
  rule(
    'bleeding',
    `
khun|khoon .. band|ruk|rukna|bah .. nahi|raha
khun|khoon ki|wali ulti
ulti|khansi .. main|ke+sath|saath .. khun|khoon
खून .. बंद|रुक|बह .. नहीं|रहा
खून की|वाली उल्टी
उल्टी|खांसी .. में|के+साथ .. खून`,
  ),
  rule(
    'openWound',
    `
gehra|gahra|khula .. ghav|ghaav|cut|zakhm|jakhm
गहरा|खुला .. घाव|जख्म`,
  ),
  rule(
    'nerveSigns',
    `
pair|hath|haath|ungli|ungliyan|taang .. sun|sunn|jhanjhan* .. ho|hai|pad|raha|rahe
पैर|हाथ|उंगली|उंगलियां|टांग .. सुन्न|झुनझुनी .. हो|है|पड|रहा`,
  ),
];
