/**
 * Words that are right as they are though they are nearly spelt like a word of danger, so that they are read as typed: those of the everyday texts
 * in src/data and of common English (SCOWL, up to its size 55).
 */
export const neighboursOfDanger = `
aleve balding baled batter battery battier beach bear beater bedder beer beery belch ber betters bettor bier bitter bleak bleating
bled bleeping blench blending blessed blet blooding blued breach breeding bride bridged bridges bridle brunet brunt burdens buried
burner burped burping burred burring burying buttar butter buttery called calling cat chaat chaati chad chadhta chadhti chahte
chalta chalti chat chata chatai chatau chatting chautha chauthi cheat chhadi chhath chhatha chhati chhoot chhoota chhota chhoti
chhut chhuta chhuti chilled chilling chit chot chota choti citing cuffing cuing culled culling cumming cunning cupping cussing
cuttings decide decider decides decoded derided diaper ding disappeared disappears doing downing drawn drink droning drownings
drowsing drunk dyeing endings enduing exacting exiting exits fans fauns goodbyes hamming handed handing hanger hangings hapless
haring harking harping hart herding hing hinged hinging homeless hong hording hung hunting hurling hurtling jaagna jaaunga jana
jane jen jumper jumpy june jung kadam keeled keeling khat khata khati kid kidded kidding killer killings kilned kilning kilted
king kipped kipping kissed kissing kitted kitting kudna leaving levying liking liming lining live livings loving lowing maarna
maarne marina marine mat moringa naebody newer noise nos nose nosy overdone overdosed overdoses pails painless palls pals piles
pis pointlessly points poisons polls pols porpoise prison propose pulls purposed purposes read reasons recon reedy resin sallow
sanding scotched scratches scratchier scratchpad scratchy screeched scrunched seeping setting shallow shutting sitting slapping
sleeking sleeting slipping sloping slopping slowed slowing standings steeping stinting stranding stretched stunting suicides suing
swallows sweeping tables tablet tacks tanking tarried tease terraced terraces thanking thinning thought tired tomorrows trace
traces track tracts treed triad tricks trilled trimmed tripped trucks trued wordless wormholes worthies worthily worthiness wrest
writs कंद काटा काटी काटे किट कूदी गालियां गोलियों चाहते जाएंगी जाएंगे जाएगा जाएगी जाना जाने बोझा ब्लड मारना मारने लेंगी
`
  .trim()
  .split(/\s+/);
