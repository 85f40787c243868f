/**
 * Words that are right as they are though they are nearly spelt like a word of danger, so that they are read as typed: those of the everyday texts
 * in src/data and of common English (SCOWL, up to its size 55).
 */
export const neighboursOfDanger = `
aleve balding baled balled batter battery battier beach bear beater bedder beer beery belch belied belled bellyache ber betters
bettor bier billed billeting bitter blabbed blades blagged bleak bleating bled bleeds bleeping blench blending blessed blet
blobbed blogged blooding bloodying blotted blubbed blued bluffed blurred breach breeding bride bridged bridges bridle brunet brunt
bulate bulled burdening burdens buried burner burnout burped burping burred burring burrowing burying buttar butter butternut
buttery buttoning called calling cat chaat chaati chad chadhta chadhti chahte chalta chalti chat chata chatai chatau chatting
chatty chautha chauthi cheat chhadi chhath chhatha chhathe chhati chhoot chhoota chhota chhote chhoti chhut chhuta chhute chhuti
chilled chilling chit chot chota choti citing coin committing commuting cossetting cuffing cuing culled culling cumming cunning
cupping cussing cuttings dabbing dallying damming dearth deaths decide decidedly decider decides decoded derided diaper digging
dimming din ding dinning dipping disappeared disappears disowning dissing divvying dizzying dobbing doffing dogging doing dolling
donning dossing dotting downing drawn drink droning drownings drowns drowsing drunk drying dubbin dubbing duffing dulling dunning
dyeing endings enduing exacting executing exhausting exists exiting exits fans fauns goodbyes hamming handed handing hanger
hangings hapless harassing haring harking harping harrowing hart hatting haying herding hing hinged hinging homeless hong
hopelessly hording hung hunting hurling hurrahing hurtling jaagna jaaunga jana jane jeetna jeetne jen jumper jumpiness jumpy june
jung kadam keeled keeling kennelled kennelling khat khata khati kid kidded kidding killer killings kilned kilning kilted kin king
kipped kipping kissed kissing kitted kitting knifed knifes kudna leaving levelling levying liking liming lining live livings
loving lowing maarna maarne maggot mallet marina marine maroon mat moringa naebody naiver newer noise nooses nos nose nosy
overdone overdosed overdoses overrides pails painless palls pals piles pis pointlessly points poisons polls pols porpoise prison
propose pulls purposed purposely purposes quirkiest razors read reasons recon reedy resin sallow sanding scotched scratches
scratchier scratchpad scratchy screeched scrunched seeping setting shallow shutting sitting slapping sleeking sleepiness sleeting
slipping sloping slopping slowed slowing stanching standings steeping stinting stranding stretched stunting suicides suing
swallows sweeping tables tablet tabletennis tabulates tacks tanking tarried tease terraced terraces terracotta terrorise thanking
thigh thinning thnkin thought thoughtless thrilled thugs tired tomorrows trace traces track tracts trammed trapped treed trekked
triad trialled tricks trilled trimmed tripped trolled trotted trucks trued trussed uselessly villeins wariest wiriest wordless
wormholes worthies worthily worthiness wrest wrists writs wryest कंद काटा काटी काटे किट कूदी गालियां गोलियों चाहते जाएंगी जाएंगे
जाएगा जाएगी जानना जाना जाने बोझा ब्लड मारना मारने लाएंगी लेंगी
`
  .trim()
  .split(/\s+/);
