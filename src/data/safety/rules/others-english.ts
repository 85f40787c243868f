import type { Rule } from './rule.ts';

/** Somebody else may be in danger of dying or of self-harm. */
const others = `
@other ... want|wants|wanted|wanting|wishes|threatening|threatens|threatened|trying|tried|going|plans|planning|talks|talking|says|said|saying|told|texted|messaged|tells|thinks|thinking|keeps|might|may|will|about|attempted|feels|feeling|posting|posted|writes ... to+die|die|dying|suicide|suicidal|kill+himself|kill+herself|kill+themselves|kill+themself|killing+himself|killing+herself|killing+themselves|end+his+life|end+her+life|end+their+life|ending+his+life|ending+her+life|ending+their+life|end+it+all|ending+it+all|ending+it|end+it|be+dead|not+live|hurt+himself|hurt+herself|hurt+themselves|harm+himself|harm+herself|harm+themselves|self+harm|self+harming|kms|unalive|jump+off|hang+himself|hang+herself|goodbye+forever|better+off+dead|better+off+without+him|better+off+without+her|better+off+without+them|overdose|take+his+own+life|take+her+own+life|take+their+own+life|take+his+life|take+her+life|no+reason+to+live|wants+to+be+dead
@other ... doesnt|dont|didnt|does+not|no+longer|not want|wish|see to? .. live|be+alive|exist|wake+up|go+on+living|reason+to+live|any+reason+to+live|a+point+in+living|be+here+anymore
@other ... is|are|was|seems|feels|sounds|might+be|may+be|gets|been|being|has+been .. suicidal
@other ... cuts|cutting|is+cutting|burns|burning|harming|hurting|been+cutting|been+harming|scratching @theirself|her+arms|his+arms|their+arms|her+wrists|his+wrists|her+thighs
@other ... took|taken|swallowed|overdosed|has+taken ... pills|tablets|poison|bottle|overdose|paracetamol|phenyl
@other ... overdosed
teammate|captain|cousin|classmate|flatmate|uncle|aunt|neighbour|player|keeper overdosed|od
@other ... written|wrote|left|found|sent .. goodbye|suicide+note|suicide+letter|suicide
kill|killing|hang|harm|hurt|harming|hurting @theirself ... tonight|today|if|soon|says|said|threat*|scared|worried|help|now|because|again
worried|scared|afraid|fear ... @other ... kill|hurt|harm|suicide|do+something @theirself|to+himself|to+herself|to+themselves|attempt
worried ... @other .. suicidal
@other ... wishes|wish|keeps|says|said|hopes|saying .. he|she|they .. was|were|is .. dead|gone|never+born
@other .. wishes|wish .. dead|never+born|gone
texted|messaged|said|wrote|posted|told|says ... wont be here|around|alive tomorrow|anymore|much+longer
he|she|they|friend|brother|sister|son|daughter gave|giving|is+giving|has+been+giving .. away .. things|stuff|belongings|everything
talk|stop|help|save|support .. my? friend|brother|sister|someone|son|daughter|him|her|teammate|them|student|player .. from|out+of|not+to|who+is|who+wants|who+feels ... suicide|killing|kill|jumping|suicidal|harming|cutting|die
talk|stop|help|save|support|handle someone|somebody|person|friend|teammate|player .. suicidal
suicidal friend|brother|sister|son|daughter|teammate|student|partner|player|husband|wife|person|girlfriend|boyfriend|mother|father
`;

/** Somebody hurts, threatens or forces the writer, or a child. */
const danger = `
@family|he|she|they ... beats|beating|hits|hitting|slaps|slapping|kicks|punches|punching|chokes|choking|choked|strangled|strangles|strangling|whips|burns|hurts|abuses|abusing|abused|molested|molests|molesting|raped|rapes|assaulted|assaults|threatens|threatening|tortures|torturing|attacked|attacks me|us|my+mother|my+sister|my+kids|my+children|my+brother|his+wife|the+kids|my+child|our+kids|my+son|my+daughter
@family beat|hit|slapped|kicked|punched|hurt me|us|my+mother ... again|badly|last+night|yesterday|drunk|belt|stick|until|every|when|because|bruise|bruises|black|today|home
i am|was|get|got|getting|been|being .. beaten|abused|molested|raped|assaulted|sexually+assaulted|sexually+abused|threatened|hit|tortured|choked|groped|harassed ... by|at+home|up+at+home|every|again|husband|father|uncle|coach|boyfriend|home|last+night|yesterday
@family|he|a+man|man|senior ... comes|came|enters|sneaks .. into|in .. my? room|bed ... touch|touches|night|sex*
forcing|forces|forced|pressuring|pressures me to|into .. sex|sexual|sexual+things|bed
threatened|threatens|threatening .. to .. acid|kill|burn|hurt|rape|beat|leak|post
says|said he|she will|would|is+going+to kill|hurt|burn|find|beat me
he|she|they will kill|hurt|beat|find|burn me if|when
he|she|they|@family raped|molested|groped me
i was|got|have+been raped|molested|sexually+assaulted|sexually+abused
@family|he|she|they ... touches|touched|touching me ... inappropriate*|private|where|wrong|uncomfortable|dont+like|bad|sexual*|without|under|breasts|bad+way|thighs|showers|changing|between|secret
@family ... touches|touched|touching me
force|forces|forced|forcing|make|makes|made me to? .. sex|touch+him|touch+her|have+sex|undress|take+off+my+clothes|send+nudes|send+photos|send+pictures|sleep+with
send|asks|asked|asking .. nudes|naked+photos|naked+pictures|nude
will|going+to|wants+to|want+to|threatened+to|threatens+to|says+he+will|said+he+will|tried+to kill|hurt|burn|stab|shoot|acid|harm me|us|my+mother|my+family|my+kids
scared|afraid|terrified|unsafe|not+safe|dangerous|cant|dont+want+to .. to? .. go|be|come|at|of|return .. home|house|my+husband|my+father|my+stepfather|my+boyfriend|my+uncle|my+coach|my+partner|him
not|dont feel? safe at|in .. home|house|hostel|my+own
locked|locks|locking|lock|kept|keeps me .. in|up|inside|room|out
wont|doesnt|dont let me .. leave|out|go+out|eat|contact|talk+to+my+parents
forcing|forced|force|forces|making me|us to|into .. marry|marriage|get+married
marry|marrying me off
dowry|domestic+violence|domestic+abuse|child+abuse|abusive+husband|abusive+relationship|abusive+father|abusive+home|abusive+boyfriend|abusive+partner|abusive+parents
being|is stalked|blackmailed|blackmailing|stalking me?
blackmail|blackmailing|blackmails me|with+my
`;

export const othersEnglish: readonly Rule[] = [
  { code: 'someoneElse', reads: 'plain', asserted: false, phrases: others },
  { code: 'danger', reads: 'plain', asserted: true, phrases: danger },
];
