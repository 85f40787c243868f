/**
 * Signs that a limb may lack blood: cold with another sign or after an injury, white, numb after an injury, or without a pulse. Blue,
 * purple or black alone is a bruise, and cold feet alone are harmless.
 */
export const coldLimb = `
@limb .. cold|colder|freezing .. numb|pale|white|blue|bluish|purple|grey|gray|tingling|no+pulse|no+feeling|pulseless|cant+feel|mottled
@limb .. numb|pale|white|blue|bluish|purple|grey|gray|mottled|pulseless .. cold|colder|freezing|ice
@limb .. blue|bluish|purple|grey|gray|mottled .. numb|no+pulse|no+feeling|cant+feel|pale|white|tingling
@limb .. numb|cant+feel|no+feeling .. blue|bluish|grey|gray|pale|white|mottled
numb|pale|white|blue|bluish|grey|gray|mottled|cold|pulseless and? , cold|numb|pale|white|pulseless|bluish @limb
cold|numb|pale|white|pulseless and|, cold|numb|pale|white|pulseless|bluish|blue .. @limb
@limb is|are|feels|feel|felt|went|gone|going|goes|turned|turning|turns|looks|look|getting|gets|got|became .. ice+cold|icy|stone+cold|cold+as+ice|ghost+white|white+as|pale|bloodless|colourless|colorless|pulseless|dead+white
@limb went|gone|going|turned|turning|turns|has+gone|is|are .. white $
@limb went|gone|going|turned|turning|turns|has+gone white
@limb went|gone|going|turned|turning|has+gone .. cold $
toes|fingers are|is|keep|start|started|going|turning turning|going? blue
bruise*|blue|purple|swollen|swelling .. and|but|,|with .. @limb|it|its .. is|feels|are|feel|looks|look|went|gone .. cold|pale|white|icy
pale|bloodless|pulseless|mottled @limb
no|weak|without|lost|missing a|any|the? pulse .. in|at|on .. @limb
cant|cannot|couldnt|unable .. feel|find a|any|the|my|his|her? pulse .. in|at|on .. @limb
@limb .. no|without|lost|missing a|any? pulse
@limb is|are|feels|feel|felt|went|gone|has+gone|turned .. cold|numb|completely+numb ... twist*|sprain*|injur*|fall|fell|fracture*|broke|broken|break|cast|plaster|splint|bandage|tackle|crash|accident|dislocat*|hit|kicked|collision
twist*|sprain*|injur*|fall|fell|fracture*|broke|broken|break|cast|plaster|splint|tackle|crash|accident|dislocat*|rolled|collision ... @limb is|are|feels|feel|felt|went|gone|has+gone|turned|, .. cold|numb
twist*|sprain*|injur*|fall|fell|fracture*|broke|broken|break|cast|plaster|splint|tackle|crash|accident|dislocat*|rolled|collision ... cold|numb .. @limb
cold|numb @limb ... twist*|sprain*|injur*|fall|fell|fracture*|broke|broken|break|cast|plaster|splint|tackle|crash|accident|dislocat*
pain .. out+of+proportion|unbearable .. tight|swollen|shin|calf|cast`;

/** The same in Hindi, in both scripts. */
export const coldLimbHindi = `
pair|panja|panje|ungli|ungliyan|hath|tang|edi|takhna|takhne .. thanda|thandi|thande|barf .. sun|sunn|safed|pila|pili|pile|nila|nili|nile
pair|panja|panje|ungli|ungliyan|hath|tang|edi|takhna|takhne .. sun|sunn|safed|pila|pili|pile|nila|nili|nile .. thanda|thandi|thande
pair|panja|panje|ungli|ungliyan|hath|tang .. nila|nili|nile|safed|pila|pili .. sun|sunn
pair|panja|panje|ungli|ungliyan|hath|tang .. safed .. pad|ho .. gaya|gayi|gaye|raha|rahi|rahe
pair|panja|panje|ungli|ungliyan|hath|tang .. thanda|thandi|thande|sun|sunn ... chot|moch|girne|gira|giri|plastar|plaster|tut|toot|ekcident|accident
chot|moch|girne|plastar|plaster|tutne|tuti|ekcident|accident ... pair|panja|panje|ungli|ungliyan|hath|tang .. thanda|thandi|thande|sun|sunn|safed
nabj|nas|pulse .. nahin .. mil|chal|a|lag|pata|mahsus
पैर|पंजा|पंजे|उंगली|उंगलियां|उंगलियाँ|हाथ|टांग|टाँग|टखना .. ठंडा|ठंडी|ठंडे|बर्फ .. सुन्न|सफेद|पीला|पीली|पीले|नीला|नीली|नीले
पैर|पंजा|पंजे|उंगली|उंगलियां|उंगलियाँ|हाथ|टांग|टाँग|टखना .. सुन्न|सफेद|पीला|पीली|पीले|नीला|नीली|नीले .. ठंडा|ठंडी|ठंडे
पैर|पंजा|पंजे|उंगली|उंगलियां|उंगलियाँ|हाथ|टांग|टाँग .. नीला|नीली|नीले|सफेद|पीला|पीली|पीले .. सुन्न
पैर|पंजा|पंजे|उंगली|उंगलियां|उंगलियाँ|हाथ|टांग|टाँग .. सफेद .. पड|हो|पड़
पैर|पंजा|पंजे|उंगली|उंगलियां|उंगलियाँ|हाथ|टांग|टाँग .. ठंडा|ठंडी|ठंडे|सुन्न ... चोट|मोच|गिरने|गिरा|गिरी|प्लास्टर|टूट|टूटी
चोट|मोच|गिरने|प्लास्टर|टूटने|टूटी ... पैर|पंजा|पंजे|उंगली|उंगलियां|हाथ|टांग|टाँग .. ठंडा|ठंडी|ठंडे|सुन्न|सफेद
नब्ज|नाडी|नाड़ी .. नहीं .. मिल|चल|आ|पता`;
