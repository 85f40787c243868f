import type { Rule } from './rule.ts';

/** These words count alone, in any context ('suicidal after my injury'); 'I am not suicidal' negates them. */
const state = `
feel|feeling|am|been|being|get|getting|become|becoming|feels|was|so|really|very|actively|passively|bit|almost|went|going|made+me|makes+me .. suicidal
suicidal`;

/** The writer's wishes, thoughts and plans to die. A negation before them ('I never want to die') cancels them. */
const wishes = `
@wish to? just? really? fucking? die|die+already|die+now|die+tonight|be+dead|kill+myself|unalive+myself|end+my+life|end+my+own+life|take+my+life|take+my+own+life|end+it+all|end+myself|off+myself|hang+myself|shoot+myself|drown+myself|overdose|cease+to+exist|stop+existing|kms|commit+suicide|sewerslide|delete+myself|starve+myself+to+death
@wish of|about|to? just? killing|ending|offing|hanging|shooting|drowning|unaliving|deleting myself|my+life|my+own+life|it+all|everything
@wish of|about|to? .. dying|being+dead|suicide|overdosing|not+existing|not+being+here|not+being+alive|not+waking+up|taking+my+life|taking+my+own+life|death+all|my+own+death
@think .. of|about .. suicide|killing+myself|ending+my+life|ending+it|ending+it+all|dying|death+every|jumping+off|jumping+in+front|hanging|slitting|crashing+my|driving+into|driving+off
kill|killing|hang|hanging|shoot|shooting|drown|drowning|unalive|unaliving|poison|poisoning|strangle|electrocute myself
suicidal thoughts|ideation|feelings|urges|again|now|today|tonight|lately|since|and|because|person|plan|plans|for
thoughts|thought|idea|ideas of|about suicide|dying|death|ending+it|ending+my
suicide plan|note|letter|method|methods|attempt|attempts|seems|is+the|is+my|feels|looks|sounds|would|letters|thoughts|tonight|mission
commit|committing|attempt|attempting|plan|planning|considering|contemplating|option|attempted|choose|choosing suicide
i|i+will|i+am|to|should|may+as+well|might+as+well|ima|imma|can|just kms|kill+myself|end+my+life|unalive
wish|wishing|hope|hoping|pray|praying|if+only|wanted|want .. i|me .. was|were|am .. dead|never+born|not+born|nt+born|not+alive|gone+forever|not+here+anymore|nt+alive
wish|wishing|hope|hoping|pray|praying|if+only|want .. i|me|god+would .. die|died|die+in|would+die|could+die|never+woke|not+wake|never+wake|dont+wake|dont+have+to+wake|wont+wake|do+not+wake|didnt+wake|didnt+exist|dont+exist|could+disappear+forever|could+stop+existing|could+just+not+exist|stop+breathing|take+me
sleep|asleep|bed ... never|not|dont|nt|wont .. wake|waking|get+up
go to sleep forever
sleep forever
never wake up $
never wake up again|from|anymore
never wanted? to? wake up again
@end .. my+life|my+own+life|my+existence|my+suffering|my+pain+forever|my+misery|everything+tonight|it+all+tonight|it+all+now|it+all+soon|it+tonight|it+for+good|it+once+and+for+all
take|taking my own? life
@end it all
end it tonight|now|today|soon|forever|myself
be|being|am|is dead|gone would|will|is better|easier|best
better off|of|if|when .. dead|without+me|i+was+gone|i+were+gone|i+am+gone|i+died|if+i+died|not+alive|gone
better without me
everyone|world|family|parents|kids|wife|husband|people|they|team|life|everything|friends|mother|father|children|all ... better|happier|relieved|easier|easy|fine|peaceful ... without+me|i+was+gone|i+were+gone|i+am+gone|i+died|i+die|i+am+dead|i+was+dead|i+wasnt+here|i+wasnt+around|i+disappeared|i+disappear|i+left+this|i+leave+this|i+didnt+exist|i+am+not+here|i+am+not+around|i+wasnt+alive|i+stopped+existing
better|easier|happier|best|relief .. for|if .. them|everyone|all|my+family|my+parents|her|him|people ... i|me .. gone|dead|died|die|wasnt|disappear*
cant|couldnt|dont see|imagine|picture myself|me .. alive|being+alive|living|at+#|in+the+future|past
cry|notice|care|miss|come|sad|mourn .. if|when i died|die|was+dead|were+dead|am+gone|was+gone|killed
kms|unalive|unaliving tonight|fr|now|today|soon|later|myself
hope|wish|want|praying|pray .. a|the|some .. truck|car|bus|train|lightning|accident|cancer|someone|meteor .. hits|hit|kills|kill|takes|runs|would .. me
end|ending things|it tonight|soon|now|today|for+good|this+week
close|near to ending|end it|things|everything
my own funeral|death|obituary
own funeral
look|looks|make|making .. like an? accident
write|draft|writing|compose|wrote|written .. goodbye|farewell|suicide|last .. letter|letters|note|notes|message|email ... family|parents|me|my|friends|wife|husband|mother|everyone|kids
wrote|written|left notes|letters|a+note .. for|to everyone|my|them|all|family|parents
who ... my things|stuff|money|kit|bike|belongings .. if|when|after i die|am+gone|am+dead
if|when i die|am+dead .. who|give|tell|my|please|take
@wish .. driving|drive|crash|crashing|steering .. my? car|bike|scooter .. into|off
painless methods|method|way|ways|death|suicide|exit
my existence|life|being+alive|presence is|feels|seems .. burden|mistake|pointless|problem|waste|curse
have|got a|the plan and|with .. date|place|time|note|method
i have the rope|gun|pills|place|blade|means
world|nobody|family|they|people|team|everyone dont|doesnt|does+not need me ... goodbye|anyway|alive|anymore|here|end
happier|better|easier|fine|okay|relieved .. if i were|was dead|gone|not+here|not+around
when|after|once i .. no+longer|not|nt|am+no+longer .. here|around|alive
i am|will|would|be no+longer|not+be here|around|alive|in+this+world
why am|are i still|even alive|here|breathing|living
wake up|waking disappointed|alive|angry+that
end|ending|take|taking your|ones own? life
all of it|them .. be|it over .. right|then|soon
i took|swallowed|downed all|every+one of them|it
if i take|took|inject|swallow all|the+whole|too+much .. of? it|them|insulin|bottle|strip|pills
wondering|wonder|thinking how many .. it|pills|tablets|would .. take|need|kill|enough
medicine|medication|pill cabinet|box|drawer ... how+many|wonder*|stare|looking|enough
nobody would|will|is+going+to .. miss|notice|care|mind|cry|remember .. me|i|gone|died|dead|disappeared
nobody|who would|will even? care|notice|cry|mind .. if|when i am? die|died|was|were|am|disappear|disappeared|vanished|killed
deserve|deserves|supposed|meant|born|ready to die|be+dead
deserve death
dont|didnt deserve to? @livelive|life
rather be|just dead|die|not+be+alive|not+exist
want|wanted|need|wish .. death|my+death
let me die
ready to go|leave forever|this+world|for+good|be+with+god
join|joining|be|being with? .. in heaven|on+the+other+side|in+the+afterlife
leave|leaving|quit|quitting|exit|exiting this|the world|earth|planet|life
leave|leaving this world
disappear|vanish|be+gone forever|for+good|permanently|from+this+world|from+this+earth|from+the+world|from+the+earth|off+the+face|and+never
be gone forever
not be here|alive|around anymore|tomorrow|any+longer|next|by|when
planning|plan|planned|know how to+do+it|to+end+it|i+will+do+it
dying is|looks|seems|sounds|feels|would .. only|better|easier|best|peaceful|relief|nice|good|comforting|option
death is|seems|sounds|feels|would .. only|better|easier|best|peaceful|relief|nice|good|comforting|option|way
only way out|to+stop+the+pain|to+end+the+pain|to+end+this|to+be+free .. is .. die|death|dying|suicide|kill|end
only way out|to+stop+the+pain|to+end+the+pain
only option|solution|escape|answer left? .. death|die|dying|suicide|end|to+go
painless|easiest|quickest|fastest|best|quick|easy|peaceful|least+painful|simplest .. way|ways|method|methods|death .. die|dying|kill|end|go|suicide|death|myself
ways|way|method|how .. die|dying|suicide .. without|painlessly|peacefully|quickly|quick|fast|pain
how|where can|do|to|could|would|should i? .. die painlessly|peacefully|quickly|fast|in+my+sleep|without+pain|easily
hate|hated being|that+i+am|that+i+was|to+be alive|born
hate that i woke|wake up
which|what|fastest|quickest|deadliest poison|poisons ... fastest|quickest|quick|painless|kills|kill|works|work|best
fastest|quickest|deadliest|painless poison
how deep ... cut|slit|slice ... wrist|wrists|artery|vein|veins
how deep .. to? artery|vein|veins
sui cide|cidal
s|su icide|icidal|uicide|cidal
i|have+i|already .. attempted twice|thrice $
regret being born|alive
shouldnt|should+not|should+never be|have|been alive|born|been+born|exist
wish|wished i|mother ... never|not been? born|given+birth|existed|had+me|happened
`;

/** Phrases against living, acts and plans; a 'not' before them does not cancel them. */
const refusals = `
i am|feel not safe $
not safe with|from myself
dont|do+not|didnt|never|no+longer|not|wont|cant|doesnt .. want|wanted|wish|like|care|feel|feeling|see|know|deserve|able|going|have+the+strength|have+the+will|have+the+energy|have+strength|have+energy|bear .. to|for|in|about|of|why|how .. @livelive .. anymore|any+longer|like+this|another|in+this+world|with+this|through|without|on+this|today|tomorrow|tonight|after|and|because|if|long
dont|do+not|didnt|never|no+longer|not .. want|wanted|wish|asked|ask|chose|choose to .. live|exist|be+alive|be+born|wake+up+tomorrow|wake+up+anymore|wake+up+again|be+here+anymore|be+on+this+earth|be+in+this+world|be+around+anymore|see+tomorrow|see+another+day|continue+living|carry+on+living
dont care|mind if|whether i am? live|die|dead|wake|alive|died|lived|get+hit
nothing|nobody|no+one left? .. to|worth live|living|stay+alive|be+alive|waking+up .. for?
no|any|one|single reason|reasons|point|purpose|sense|meaning|use left? ... @livelive|life|wake|stay|alive|being
dont|cant|cannot|no+longer|couldnt see|find|have|think+of .. reason|reasons|point|purpose .. to|in|for .. @livelive|keep+going|continue|wake+up|be+here|going
just|to|cant .. just? want to end it|everything $
cant|cannot ... anymore ... want to end it|everything
no|any|the|what point|sense|use .. living|life|being+alive|going+on|carrying+on|existing|waking+up|staying+alive|in+going+on|live|continuing
why am|do|should|bother|even|keep|continue|not .. alive|living|live|exist|existing|just+die|kill+myself|end+it+all|end+it|breathing|die
life|living|it isnt|is+not|not|no+longer|hardly|doesnt|aint .. worth ... living|it+anymore|live|anymore|it
isnt|not|no+longer worth living
tired|sick|exhausted|weary|done|finished|over|bored|fed+up|through|had+enough|so+done of|with|by .. living|life|being+alive|existing|this+world|being+here|existence|breathing|life+itself
tired|sick|exhausted|too+tired .. to|of .. live|living|exist|existing|be+alive|keep+living|wake+up+every|stay+alive
given|give|giving|gave up .. on .. life|living|my+life|everything+and
lost the|my|all? .. will|desire|reason|reasons to live|be+alive
no|lost will|desire|wish .. to live
cant|cannot|dont|couldnt|wont .. live|exist|go+on|carry+on|keep+going|keep+living|survive .. anymore|like+this|any+longer|with+this+pain|in+this+world|with+myself|without+him|without+her|another
cant|cannot go on anymore|like+this|any+longer|living|with+life
cant|cannot do life|living|this+life anymore?
done|finished|over with? .. life|living|this+life|existing
wont|will+not|not+going+to|might+not|may+not|not|wouldnt be|see|make .. around|alive|tomorrow|morning|it .. tomorrow|anymore|much+longer|next+week|long|by+then|morning|for+my+birthday|to+see|next+year|to+tomorrow|to+morning|through+the+night|soon|after
this|it is|will+be|might+be|would+be my|the .. last night $
this|it is|will+be|might+be|would+be my|the .. last night|message|goodbye|text|time+you|chat|post|birthday|words .. on+earth|alive|here|ever|thank|to|for|i|sorry|before|and
this is .. goodbye|good+bye|farewell|my+last|the+end+for+me|it+for+me
saying goodbye $
saying|say goodbye forever|to+the+world|to+this+world|to+life|to+everyone
wrote|writing|written|left|leaving|leave|sending|send|typing|typed|posting .. goodbye|goodbyes|farewell|suicide|last+letter|final+letter|last+letters|final+letters|last+note|final+note|note+for+my|letters+to+my|letters+for+my|note+explaining
goodbye|good+bye|farewell world|everyone|all|forever|cruel|my+friends|mother|and+sorry|i+am+sorry|and+thank|my+love|life
goodbye .. forever|world
last|final message|goodbye|words|letter|note|letters .. to|for|before
by the time you|anyone|they .. read|see|find|get
when|after|once i am gone $
when|after|once i am gone .. please|take|give|tell|you|they|my+kit|my+things|everyone|world|it+will|life|forever
when|after|once i am dead|no+more|not+here+anymore|not+around+anymore
after|when|once i go|die|leave|am+gone ... take|look|tell|care|please|give|remember|feed|my
take|look care|after .. my|the+kids|the+dog ... when|after|once|if i .. gone|not+here|not+around|go|leave|no+more
give|giving|gave|given away|out .. my|all .. things|stuff|belongings|possessions|everything|medals|trophies|books|clothes|kit
wont need|be+needing it|them|my+things|this|anything .. anymore|where|soon|after
tell|telling my|them|him|her|everyone|mother .. i .. love|loved|am+sorry|was+sorry ... gone|sorry|goodbye|last|always
have|got|bought|buying|saved|saving|hoarding|hoarded|stockpiled|stockpiling|collected|collecting|found|keep|keeping|hiding|hid|counted|counting|ready|beside|next+to .. @pills|rope|noose|gun|pistol|razor|razors|poison|blade|blades|knife|rat+poison|pesticide ... die|end|ready|enough|tonight|kill|do+it|use|finish|go|over|life|suicide|plan|escape|hand|hands|front|overdose|not+coming+back
@pills|rope|noose|gun|pistol|razor|poison|blade|knife .. in+front+of+me|in+my+hand|in+my+hands|next+to+me|ready|beside+me|on+the+table|to+my+head|to+my+neck|to+my+wrist|to+my+throat|at+my+wrist|around+my+neck
take|taking|took|swallow|swallowing|swallowed|eat|eating|ate|popped|popping|drink|drinking|drank .. all|whole|bottle|entire|too+many|handful|every|bunch|lots|lot .. of? the? my? @pills|poison|bleach|pesticide|phenyl|acid
swallow|swallowing|swallowed|took|taken|ate a|the|whole? .. bunch|handful|strip|lot|packet|box|bottle .. of|all .. pills|tablets|capsules|medicine|meds|sleeping|mother|pressure|tablet
swallow|swallowing|swallowed|drink|drinking|drank|eat|eating|ate|consume|take|taking|took .. poison|bleach|rat+poison|pesticide|phenyl|phenol|acid|harpic|drain+cleaner|insecticide
how|what many|much|number|amount|dose|quantity of? .. @pills|mg|ibuprofen|alcohol|poison|it|do|would|will|does|is ... die|kill|kill+me|kill+you|kill+a+person|lethal|fatal|overdose|end+it|enough+to+die|to+not+wake|not+wake
lethal|fatal|deadly dose|amount|quantity|combination|level|doses
enough @pills to die|end|kill|do
jump|jumping|jumped|step|stepping|walk|walking|throw|throwing|leap|leaping .. off|from|in+front+of|under|onto|into|out+of .. bridge|roof|building|balcony|terrace|train|trains|traffic|window|bus|truck|cliff|tracks|track|metro|flyover|floor|tower|lorry|highway|road|river|sea|cars|car
standing|stand|am|i+am|going|go|stood .. on|at|near|by|to|onto .. edge|bridge|roof|rooftop|terrace|ledge|railing|tracks|railway|balcony|flyover|cliff|platform .. ready|jump|now|and|thinking|looking|end|over|do+it|wondering|want
tie|tying|make|making|tied|made .. a noose|rope+around
noose around|ready|from|for+my|in+my
rope around|and+a|from+the|on+the .. neck|fan|ceiling|chair
slit|slitting|slash|slashing|cut|cutting|open|opening .. my wrist|wrists|throat|veins|vein
crash|crashing|drive|driving|drove|run|running|swerve|swerving|steer .. my|the|into|off .. car|bike|scooter|a+tree|a+wall|the+bridge|traffic|a+truck|oncoming|a+pole ... die|end|purpose|kill|over|myself|on+purpose|all+over
google|googled|googling|search|searched|searching|looked|looking|researching|researched|reading .. ways|way|how|methods|method|about|up .. die|suicide|kill|end|death|painless
tried|try|attempted|attempt|attempting .. kill|to+die|suicide|end|hang|overdose .. myself|my+life|again|last|before|it|pills|yesterday|tonight|week|month|and|on
i tried|attempted .. suicide|kill+myself|end+my+life|overdose|hang+myself
unalive|unaliving|sewerslide|ctb|kermit+sewerslide
catch the bus permanently|for+good|soon
dont|do+not want|wanna to? .. survive|wake+up+from+this|wake+up+anymore|wake+up+again|wake+up+tomorrow|make+it+through
dont|do+not want to wake up $
no future for me ... end|die|alive|point
heavy|big|huge|only|just|such|always|nothing+but|too+much|real|becoming|am|being|feel+like a|like|the .. burden .. on|to|for .. everyone|my|family|all|them|people|him|her|parents|others|everybody|the+team|this+world
am|being|feel+like|just|only a .. burden $
whats|what|where|wheres is? .. point|purpose|use|reason of|in|to? .. living|life|being+alive|going+on|carrying+on|existing|waking+up|live
`;

export const suicideEnglish: readonly Rule[] = [
  { code: 'suicide', reads: 'plain', asserted: true, phrases: wishes },
  { code: 'suicide', reads: 'plain', asserted: true, deniedInside: true, phrases: state },
  { code: 'suicide', reads: 'plain', asserted: false, phrases: refusals },
];
