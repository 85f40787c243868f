import type { Rule } from './rule.ts';

/** Sadness and strain without a sign of danger: help is offered, and the plan is made. */
const asserted = `
hopeless|worthless|pointless+life
hate|hating|loathe myself|my+life|who+i+am|everything+about+me|my+existence
depressed|depression|depressing+life|clinically+depressed|suicidal|suicide|suicides
panic attack|attacks
anxiety|anxious|burnout|burnt+out|burned+out
cant|cannot .. cope|take+it|take+this|handle+it|handle+this|do+this|stop+crying|breathe+from+stress|deal .. anymore|any+longer|with+life?
so|very|feel|feeling|really|completely|all .. alone|lonely|lonesome|empty|numb|broken|lost|useless|trapped|unloved|unwanted
cry|crying|cried myself|every|all|everyday .. sleep|night|day|time
nobody|no+person cares|loves|understands|likes|wants|listens .. me?
want|wish|need .. to|i+could .. disappear|vanish $
want|wish|need .. to|i+could .. disappear+for|vanish+for|run+away+from+everything|give+up|escape+everything|escape+it+all|hide+from+everyone
pain .. to stop|end
tired of everything|it+all|trying|this|pretending|fighting|being+strong|feeling
sick of everything|it+all
give|giving|given up on? everything|myself|hope
lost|no all? hope
no|zero hope|future
losing|lost my|the mind|will
breaking down|apart
falling apart
whats|what is? the point $
see|sees|is|theres no point anymore|any+more|any+longer|now? $
whats|what is? the point .. of|in all|anything|everything|it|trying
drowning in|inside
dead|empty|broken|dying|hollow|numb inside
life is|feels .. meaningless|hell|too+hard|unbearable|falling|over|pointless
am|feel .. a failure|disappointment|mess
dont|nothing|not .. enjoy|makes|happy .. anything|me+happy|anymore
used|use to .. suicidal|self+harm|cut|cutting|kill|suicide
killed himself|herself|themselves|themself
died by suicide
lost .. to suicide
done with .. everything|everyone|all+this
drowning
too much right+now|these+days|lately|sometimes|to+handle|to+bear|to+take|to+cope|at+once|all+at+once|anymore|any+more? $
everything|life|it+all|all+of+it .. too+much
no|zero friends
cried|cry|crying|sobbing|sobbed .. in|again|alone|bathroom|work|room
run away
pretending to be
a|such|total loser|disappointment|failure|nobody|joke
am broken|lost|shattered|worthless|useless|nothing|trapped
dont feel anything|anything+anymore
cant|cannot handle|take|bear|manage .. pressure|it|this|life|all
wish .. i|was .. someone+else|different|normal|another+person
world .. is .. against me
scared of .. becoming|myself|my+thoughts|thoughts
lonely $
loneliness|lonesome
lying if i said|say i .. okay|fine|ok
breaking me
why .. nobody|noone|anyone .. care*|loves|like*
my life is .. mess|hell|ruined|joke|over
life .. mess|ruined|over|unbearable
cant|cannot eat|sleep|think|focus ... cant|cannot
not suicidal
go kill|die yourself|myself
kill myself|yourself
want to die
how to live
bully|bullied|bullying|ragging|ragged
grieving|grief|miss+him+so|miss+her+so
wish things were different and
kys
told me to die|kill+myself|go+die|kms
everyone|they hates|hate me
stressed|overwhelmed
`;
export const distressEnglish: readonly Rule[] = [{ code: 'distress', reads: 'plain', asserted: true, phrases: asserted }];
