import type { Stance } from '../reading/read-things.ts';

/** `X` is an exercise or a tool, or a list of them; every pattern is for words between spaces with one spelling for each (`WishText`). */
const thing =
  '(?:(?:the |my |any |some |those |these |doing |do |of |more |a |an )*§(?:exercise|tool)(?: (?:and|or|,|nor)(?: the| my)? §(?:exercise|tool))*)';
const compile = (lines: string): RegExp[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => new RegExp(` ${line.trim().replaceAll('X', thing)} `));

const harm =
  '(?:hurts?|pain|pains|painful|aches?|aching|sore|dard|dukh\\w*|talks|complains?|swells?|swollen|suffers?|numb|pakad|akad\\w*|jhatka|lachak|jawab|जवाब|bajte|बजते|झटका|दर्द|दुख\\S*)';
const asked =
  '(?:said|says|say|told|tells|wants|wanted|suggested|suggests|recommended|recommends|advised|advises|asked|prescribed|ne kaha|bola|bole|बोला|कहा)';
const expert = '(?:doctor|doc|dr|physio|physiotherapist|nurse|coach|trainer|surgeon|midwife|gynae|cardiologist|डॉक्टर)';

/** Read first to last: what is said to keep a thing, often with a word of refusal, before what refuses it. */
const idioms: readonly (readonly [Stance, readonly RegExp[]])[] = [
  [
    'neutral',
    compile(`
      (?:dont|doesnt|never|wont|not) (?:really )?(?:mind|bother me|bother|trouble me|harm|hurt) X
      X (?:i |they |it |that |these )?(?:really )?(?:dont|doesnt|never) (?:mind|bother|trouble|hurt|harm)(?: me| us| my \\w+)?
      (?:no|any) (?:problem|problems|issue|issues|trouble) (?:with|doing) X
      X (?:se |me |mein |से |में )?(?:mujhe )?(?:koi |कोई )?(?:dikkat|problem|pareshani|दिक्कत|परेशानी) (?:nahin|नहीं)
      (?:never|havent|not) (?:ever )?(?:tried|done|used|seen) X
      (?:can|could|able to|manage) (?:do |hold |only do )?(?:about |only |just )?\\d+ X
      \\d+ X (?:ho jate|lagte|lagte hai|hote|kar leta|kar leti|लगते|हो)
      (?:i )?already (?:do|did|run|walk|swim|have|went|go) (?:[^ ;]+ )?X
      (?:mummy|papa|dadi|nani|dada|nana|wife|husband|bhai|behan|everyone|everybody|people|पापा|मम्मी|मां|दादी) (?:[^ ;]+ ){0,2}?X (?:[^ ;]+ ){0,4}(?:hai|h|hain|karte|karta|karti|does|do|here|है|हैं)
      (?:my|his|her|mere|mera|meri|मेरे|मेरा|मेरी) (?:brother|sister|friend|friends|wife|husband|father|mother|dad|mom|bhai|dost|behan|papa|भाई|दोस्त|बहन) (?:[^ ;]+ ){0,2}X`),
  ],
  [
    'wanted',
    compile(`
      (?:cant|couldnt|cannot|wont|dont) (?:live|imagine(?: [^ ;]+){1,3}|survive|do|go|train) without X
      (?:dont|never|not|wouldnt|wont|would not) (?:ever |you |dare |please )*(?:remove|take (?:away|out)|skip|drop|leave out|touch|cut|change|swap) X
      (?:dont|never) (?:ever )?(?:let|make) me (?:miss|skip) X
      (?:please )?keep X(?: in| there| as they are| as is| too| please)?(?! out| away| far| off| to a)
      leave X (?:in|there|as is|as they are)
      X (?:are|is|to)? ?(?:all |still |always )?(?:sacred|non negotiable|a must|musts|must|compulsory|essential|mandatory|keep (?:them|it|those|these))
      X (?:are |is )?(?:fine |ok |okay |good )(?:though |tho )?(?:and |so )?keep (?:them|it)
      nothing (?:beats|like|better than|feels like) X
      X (?:never|dont|doesnt) (?:get|gets) (?:old|boring)
      (?:never|cant) get enough of X
      no (?:plan|workout|exercises|day|days|week|session) without X
      (?<!not |never |isnt |arent |aint |not really |not very |not so |not too |not exactly )(?:sucker for|mad about|crazy about|nuts about|addicted to|big on|keen on|fond of|partial to|obsessed with|in love with|passionate about|into|live for|swear by) X
      (?:i am|am|i|total|huge|big|massive|great|real) (?:a )?fan of X
      X (?:make|makes|made|keeps?) me (?:[^ ;]+ )?(?:happy|alive|strong|good|better|sane|smile|calm)
      X (?:clears? my (?:head|mind)|dont scare me|doesnt scare me|bring (?:it|them) on|(?:is|are) my (?:absolute |all time |one |only )?(?:thing|jam|love|life|therapy|religion|happy place|favourite|favourites|fav|favs|passion|best friend))
      X (?:is|are) (?:so |just |really |always |pretty |super |absolutely )*(?:great|awesome|amazing|fun|brilliant|fantastic|wonderful|superb|the best|mast|zabardast|badhiya)
      X (?:ke|के) (?:without|bina|बिना) (?:[^ ;]+ ){0,2}(?:maza|mazaa|adhura|nahin|मजा|अधूरा)
      (?:bring on|bring back|throw in|squeeze in|slip in|finish with|end with|begin with|start with|open with|sneak in) X
      (?:now|these days|ab|अब) (?:i |i really )?(?:like|love|enjoy|want) (?:them|it|X)
      (?:only if|as long as) (?:it|there|the plan) (?:has|have|is|are|includes) X
      (?:get|become|getting) (?:better|good|stronger) (?:at|in|on) X
      (?:work|working|build|building) (?:up )?(?:to|towards|toward) X
      (?:would|be|it would be) (?:be )?(?:nice|great|good|lovely|cool|awesome|happy) (?:to |if )?(?:[^ ;]+ ){0,4}X
      ${expert} (?:[^ ;]+ ){0,3}?${asked} (?:me |that |i |to |should |must |it |you )*(?:do|doing|practice|practise|practicing|try|include|need|more|start|add|keep|about|can do)? ?X
      ${expert} (?:[^ ;]+ ){0,2}(?:says|said|thinks) X (?:is|are|would be|will) (?:[^ ;]+ )?(?:good|great|fine|best|help|helpful|ideal)
      X (?:to |hi |bhi |sabse |sab se |bahut |bohot |kaafi |तो |भी |बहुत )*(?:zaroor|zarur|jarur|jaroor|jaruri|pasand|psnd|accha|acha|acche|achha|acchi|achi|chahiye|shauk|seekhna|sikhna|seekhne|maza|mazedar|मजेदार|पसंद|अच्छा|अच्छे|अच्छी|चाहिए|जरूर|सीखना|जोड)(?! nahin| na | नहीं)
      X (?:to |hi |bhi |तो |भी )*(?:hona|honi|hone|dono|jod|jodo|daal|dalna|daalna|rakh|rakhna|rakho|dena|de dena|karunga|karungi|karna hai|karni hai|होने|होनी|होना|रखना|रखिए|डालना|करना है|करनी है)(?! nahin| mat| नहीं)`),
  ],
  [
    'refused',
    compile(`
      (?<!dont |never |not |cant |wont )(?:skip|remove|drop|avoid|exclude|omit|delete|hate|detest|loathe|despise|leave out|cut out) X
      X (?:nope|nah|never|pass|nahin)(?= $)
      X (?:no|nope|never|nah) (?:thanks?|thank you|way|chance|never|please|sir|go|no)
      (?:are|is) (?:a |an |just |totally )*no go
      rather (?:[^ ;]+ ){1,5}than X
      rather (?:not|skip|avoid|die) (?:[^ ;]+ )?X
      (?:prefer|like|love|want) (?:to |not to )?(?:avoid|skip|not do|leave out) X
      X (?:can|could|may|should) (?:all )?(?:go to hell|die|get lost|go away|rot|burn|go)
      (?:to hell with|screw|damn|forget|forget about|no more|enough of|enough with|never again|curse) X
      X (?:again )?(?:are|is|were|feel|feels|look|looks) (?:so |too |very |really |just |the |a |an |my |pure |literally |absolutely |such |bahut )*(?:enemy|enemies|hell|murder|nightmare|nightmares|misery|pointless|useless|stupid|silly|embarrassing|rubbish|trash|cruel|dull|tedious|out|off|banned|awful|boring|torture|evil|horrible|bore|painful|impossible|agony|devils? work|problem|scary|dangerous|disaster|disasters|curse|trouble)
      X (?:is|are)? ?(?:not|isnt|arent) (?:really |quite |exactly |at all )?(?:my|for me|fun|possible|an option|happening|on|nice|good for|something|friends|allowed|worth|me)
      (?:not|never|isnt|arent|aint) (?:been |really |exactly |a |much |much of a |big |huge |the biggest )*(?:fan of|into|keen on|fond of|big on|friends with|made for|built for) X
      (?:me and|i and) X (?:dont|arent|are not|never)
      X and (?:me|i) (?:dont|arent|are not|never)
      spare me (?:from )?X
      X (?:dekh\\w*|देख\\S*|sunkar|sunte|soch\\w*) (?:ke |kar |ही |hi |के |कर )*(?:[^ ;]+ ){0,3}(?:pasina|dar|ghabra\\w*|ulti|rona|chakkar|पसीना|डर|घबरा\\S*|रोना)
      who (?:ever )?(?:invented|came up with|thought of) X
      X (?:karte|karne|karke|krte|करते|करने|करके) (?:hi|se|pe|par|samay|time|ही|से|पर|समय) (?:[^ ;]+ ){0,3}${harm}
      X over my dead body
      X pass
      (?:refuse|decline|hesitate) to (?:ever )?X
      X (?:make|makes|made) my [^ ;]+ (?:click|crack|grind|pop|hurt|ache|swell|burn|shake|worse)
      X (?:is|are) (?:a |pure |just )?(?:punishment|misery|suffering|penance|saza)
      X (?:mere|mujhse|hamare|मेरे|हमारे) (?:bas|bus|बस) (?:ki|ka|की|का)
      (?:lose|ditch|axe|scrap|ban|bin|kick|kill|chuck|cut|nix|scratch) (?:out )?X
      (?:take|get|leave|keep|kick|cut|throw|strike|cross|rule) X (?:out|off|away|far)
      (?:do|go|manage|live|be fine) without X
      (?:done|through|finished) with X
      (?:tired|sick|fed up|bored|scared|afraid|terrified|frightened|weary) (?:of|with|by) X
      X (?:really |always |just |only |completely )*(?:scares?|terrif(?:y|ies)|bores?|annoys?|frightens?|intimidates?|irritates?|disgusts?|depress(?:es)?|exhausts?|worr(?:y|ies)|numbs?|stress(?:es)?) (?:me|us|my)
      X (?:make|makes|made|making) me (?:[^ ;]+ ){0,3}?(?:quit|sick|dizzy|sad|cry|nauseous|bored|tired|miserable|vomit|throw|puke|hurt|ache|anxious|stop|run|feel stupid|pee|leak|stiff)
      X (?:always |really |just |still )?(?:hurts?|wrecks?|kills?|ruins?|destroys?|bothers?|aggravates?|strains?|irritates?|harms?|messes?|inflames?|triggers?|upsets?|flares?|jars?|pinch(?:es)?)
      X (?:always )?(?:gives?|gave|causes?|caused) (?:me )?(?:a |an |bad |terrible )?(?:[^ ;]+ ){0,2}${harm}
      (?:every time|each time|when|whenever|after|if) (?:i |we )?(?:do |did |try |swing |have )?X (?:[^ ;]+ ){0,5}${harm}
      (?:look|looks|feel|feels) (?:silly|stupid|foolish|ridiculous|ashamed|awkward) (?:doing |when doing |in |with )?X
      (?:physio|doctor|doc|dr|surgeon|coach|trainer|डॉक्टर) (?:has |have |ne )?(?:[^ ;]+ )?(?:banned|forbidden|forbade|forbids|vetoed|stopped|ruled out|mana|मना) (?:me )?(?:from )?X
      (?:told|asked|advised|warned) (?:me |us )?(?:to |not to |against )?(?:stop|avoid|quit|leave|skip|not|against|never) (?:doing )?X
      (?:doesnt|dont|didnt) (?:[^ ;]+ )?(?:want|like|let|allow) me (?:to |do )?(?:do |doing )?X
      (?:not|isnt|arent) (?:allowed|permitted|supposed|meant) (?:to )?(?:do )?X
      (?:sworn off|swore off|gave up on|allergic to|hopeless at|terrible at|useless at|suck at|bad at) X
      (?:something|anything|other|others|another|some|alternatives?|exercises?) (?:[^ ;]+ ){0,3}?(?:other than|instead of|rather than|in place of|except|to) X
      (?:instead of|rather than|in place of|in lieu of|stead of) X
      (?<!equipment |nothing |gear |kit |saman |weights )(?:except|minus|barring|excluding|without|sans) X
      X (?:ke|ki|के|की) (?:alawa|alava|siwa|siva|bina|jagah|badle|अलावा|सिवा|बिना|जगह|बदले)
      X (?:se |ko |ki |ka |to |bhi |hi |me |mein |wala |wali |se to |से |को |की |तो |भी |वाला |वाली )*(?:mujhe |bahut |bohot |bilkul |badi |kaafi |मुझे |बहुत |बिल्कुल )*(?:nafrat|chidh|chid|bor|boring|bore|pak|pareshan|tang|dar|ghabrahat|dard|dukh\\w*|mana|bekar|bekaar|ghatiya|faltu|rehne|rahne|chhod\\w*|chod\\w*|hata\\w*|mushkil|allergy|ubau|naapasand|नफरत|चिढ|बोर|बोरिंग|उबाऊ|डर|दर्द|दुख\\S*|मना|बेकार|रहने|छोड\\S*|हटा\\S*|मुश्किल)
      X (?:se |ko |ki |to |bhi |hi |से |को |तो |भी )*(?:mujhse |mujhe |hamse |मुझसे |मुझे )?(?:bilkul |kabhi |ab |बिल्कुल )?(?:nahin|na|नहीं)(?! to)
      X (?:karna|karne|करना|करने) (?:se )?(?:band|mana|chhod|बंद|मना)
      X (?:[^ ;]+ ){0,3}(?:se|ने|ke baad|के बाद) (?:[^ ;]+ ){0,4}${harm}`),
  ],
];

/** Tools that are there or not, told by what became of them. */
const ofTools: readonly (readonly [Stance, readonly RegExp[]])[] = [
  [
    'refused',
    compile(`
      X (?:was |were |is |are |has |have |got |just |has been |been |all |already |ko |to |का |की |तो )*(?:broke|broken|snapped|tore|torn|ripped|sold|stolen|damaged|missing|gone|lost|busted|bent|cracked|unavailable|not available|not there|not working|taken away|removed|unusable|out of order|under repair|locked|phat\\w*|toot\\w*|tut\\w*|kharab|bech\\w*|chori|gum|टूट\\S*|फट\\S*|खराब|बेच\\S*|चोरी)
      X (?:is|are) (?:always |constantly |usually |forever |mostly )*(?:busy|taken|hogged|occupied|crowded|in use|full)
      (?:sold|lent|lost|forgot|forgotten|gave away|given away|broke|returned|misplaced|threw away|left|packed) X
      (?:lacks?|lacking|without|minus|miss|missing|cant afford|sans|dont trust|cant use|cannot use|short of) X
      X (?:kho|chhut|chhoot) (?:gaya|gayi|gai|gya)
      (?:isnt|arent|aint|no|not) (?:a |an |any )?X`),
  ],
  [
    'only',
    compile(`
      (?:only|just|nothing but|nothing except|merely) (?:have |got |own |use |a |an |one |1 |single |some |my |old |pair of |a pair of |set of |light |\\d+ (?:kg|kilo|kgs) )*X
      (?:1|ek) hi X
      (?:all (?:[^ ;]+ ){1,6}is|the equipment is|all|everything|the only thing|only thing|entire gym|whole gym|full equipment) (?:i|we|that i|i have|in|here|there|at home)? ?(?:have|own|got|is|had)?(?: here| at home| got| there| with me)? ?(?:is |are )?(?:[^ ;]+ ){0,3}X
      X (?:[^ ;]+ ){0,4}(?:and )?(?:thats it|thats all|that is it|that is all|nothing else|nothing more|no more|is all|are all|is everything|is all i have|is all there is|only|hi hai|ke alawa kuch|के अलावा कुछ|aur kuch nahin|और कुछ नहीं)
      X (?:ke|के) (?:alawa|siwa|अलावा|सिवा) (?:aur |और )?(?:kuch|कुछ)`),
  ],
  [
    'had',
    compile(`
      (?<!dont |not |never |cant |didnt |doesnt |havent )(?:bought|got|found|ordered|borrowed|inherited|purchased|picked up|have|own|has|had|keep|there is|theres|there are|liya|kharid\\w*) (?:[^ ;]+ ){0,3}X
      X (?:is|are|lagi|laga|hangs?|stands?|sits?|rakha|rakhi|pada|padi) (?:[^ ;]+ ){0,2}(?:available|there|home|hai|garage|here|here too|है)
      X (?:hai|hain|है|हैं)`),
  ],
];

const held = (masked: string, of: typeof idioms) => of.find(([, patterns]) => patterns.some((pattern) => pattern.test(masked)))?.[0];

/** What a phrase, with its exercises and tools masked, says about them by an idiom: 'rather not', 'can go to hell', 'cannot live without'. */
export function idiomIn(masked: string): Stance | undefined {
  // 'Every §tool snapped' is about the tool; what is felt about one counts like that for an exercise.
  const isTool = masked.includes('§tool') && !masked.includes('§exercise');
  return (isTool ? held(masked, ofTools) : undefined) ?? held(masked, idioms);
}
