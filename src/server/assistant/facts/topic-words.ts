/** What a question about Elevate itself is about, by words of the message in English; the first match counts. */
export const topicWords: readonly (readonly [id: string, words: RegExp])[] = [
  ['join-team', / invite code (where|do i) /],
  [
    'code-missing',
    / (otp|code|codes|verification|sms)(?= ).*(not|nahin|never|missing|arrive|arrived|receive|received|get|got|aaya|aya|expired?|wrong|valid|resend|work|where|didnt|late|long|चल|der) | (where|resend|not get|didnt get|no) .*(otp|sign in code|login code|verification|code) | wrong code | resend | कोड /,
  ],
  [
    'requests-left',
    / am i (on |in )?(the |a )?(free|basic|pro|paid|premium) | (which|what) (plan|subscription|membership|tier) (am i|do i) | (credits?|sawal) howmuch | howmuch (sawal|credits|requests) | answer (price|cost|take) | (requests|credits?|questions|sawal|limit|quota|अनुरोध)(?= ).*(left|remaining|remain|renew|month|bache|bacha|still|cost|use|limit|per|over|finish|finished) | (howmuch|remaining|lose|left|no more) .*(requests|credits?|quota)( |$)|(still|aur) .*(ask you|puch) | बचे /,
  ],
  [
    'cancel-plan',
    / (cancel|refund|unsubscribe|downgrade|end|stop|terminate|quit|band|renewal) .*(subscription|plan|membership|pro|basic|paying|paid|premium|billing|auto|renewal|payment)(?! day) | (subscription|membership|auto renewal|paid plan|premium|सदस्यता) .*(cancel|stop|end|band|रद्द|off) | refund| (money|पैसे) .*(back|undo|milenge|return) | plan cancel | downgrade (to|my)  | get out of the paid| if i cancel /,
  ],
  [
    'paying',
    / upgrade how | credit card | (upi|paytm|gpay|credit card|debit card|visa|invoice|gst|checkout|bill|net banking) | (pay|payment|payments|भुगतान|buy) .*(how|kaise|fail|failed|method|methods|accept|pro|basic|premium|subscription|card|कैसे|safe) | (how|kaise|can i|where|accept) .*(pay|payment|buy pro|buy basic|upgrade|buy premium) | which cards| my card | upgrade (my|to|kaise|account) /,
  ],
  [
    'prices',
    / (monthly fee|student discount|free plan|paid plan) | is (this|it) free | (app|elevate) free | upgrade karne | (price|pricing|kitne ka|kitne की|free plan|paid plan|monthly fee|yearly|discount|premium|kitne ki|subscription|कीमत|cost) .*(elevate|app|plan|pro|basic|free|month|year|premium|subscription|this|it|what|hai|money|kya|student|अ|प्लान|में|है|membership) | (pro|basic|premium|elevate|subscription|membership|plan|प्लान|app) .*(price|howmuch|kitne|free|cost|lagega|कितने) | (is|kya) (this|it|elevate|the app|app|ye app|it all) free | have to pay | money lagta| difference between .*(basic|pro|free) |(howmuch|what) (does|for|are|is) (the )?(elevate|pro|basic|premium|price|subscription|a year of) | (free|paid) plan | which subscription /,
  ],
  [
    'delete-account',
    / deactivate | account how delete | (delete|close|deactivate|erase|band) .*(account|profile permanently|me from|all my data|khata|खाता|membership completely) | (account|khata|खाता) .*(delete|close|band|remove|deactivate|मिटा) /,
  ],
  [
    'delete-chat',
    / चैट how delete | (delete|clear|erase|remove|rename|wipe) .*(chat|chats|conversation|conversations|history|what i wrote|messages|चैट) | (chat|chats|conversation|चैट) .*(delete|remove|history|clear|मिटा) | (old|purani|previous|past|earlier) (chat|chats|conversation|conversations) /,
  ],
  ['share-chat', / by link /],
  [
    'export-data',
    / डेटा डाउनलोड | (download|export|copy|backup|print|gdpr) .*(data|plan|pdf|everything|me|मेरा|डेटा|information) | (data|डेटा) .*(download|export|copy|request) | take my (plan|plans|data) /,
  ],
  [
    'share-chat',
    / (share(?! of)|send|link|sharing|साझा) .*(chat|plan|conversation|this with|diet|coach|friend|trainer|बातचीत) | (chat|plan|conversation|बातचीत) .*(share|link|साझा|send) | shared link /,
  ],
  [
    'calendar-feed',
    / calendar subscribe | (कैलेंडर|calendar) में how | in outlook | (google|apple|outlook|phone|ical|ics|कैलेंडर) .*(calendar|event|match|कैसे|sync|file) | (sync|export|subscribe|add|connect|jode) .*(calendar|ical|ics|outlook) | calendar .*(link|feed|sync|jode|google|phone|address) | ics | ical /,
  ],
  [
    'strava',
    / (strava|garmin|fitbit|smartwatch|smart watch|apple health|google fit|health connect|whoop|health connection) |import my runs /,
  ],
  [
    'mobile-app',
    / ऐप | (android|iphone|ios) app|play store|app store|apk | (app) (download|install|store|link|available|hai|kaha) | (is there|have|get|download|install|ऐप) .*(an app|the app|mobile app|it on my phone|install|कहां) | download button | offline | install .*(phone|app|it) /,
  ],
  [
    'not-yet',
    / (document|documents|file|files|दस्तावेज़|दस्तावेज|papers|insurance papers|pdf) .*(upload|share|where|store|keep|add|kaise|team|put|कहां) | (upload|store|put) .*(document|documents|file|files|photos|video|pictures of|match photos|papers) | (team|group) chat | (message|dm|chat with) .*(teammates?|team mates?|players?|captain|team) | follow .*(player|user|team|someone|people) | (post|moments?) .*(moment|photo) | moments? | live scor/,
  ],
  [
    'guardians',
    / (guardian|guardians|अभिभावक|parents sign up|parent permission|minors) | parents? .*(account|sign up|add|invite|permission|login) | (bacche|kid|kids|child|children|son|daughter|bachche|beta|beti|under 18|बच्च) .*(account|join|use|comes to|sign up|answer for|mail|register|liye account|permission) | answer for (my|a|the) | (minimum|least) age | age limit/,
  ],
  [
    'privacy',
    / train ai | बातें who | (privacy|private|confidential|secret|anonymous) | (who|kaun|coach|team|manager|others|anyone|players|people|कौन) .*(see|read|dekh|padh|पढ़|access|know) .*(chat|chats|write|data|this|my|plan|phone|message|messages|conversation|baat|hai|ता) | (sell|store|stored) .*(my data|data|information|messages) | (data|health information|messages|chats) .*(safe|stored|store|secure|sell|sold|shared|kaun|private) | my (location|position) .*| track (my|me) |meri (chat|baat) kaun | who can see /,
  ],
  [
    'change-plan-how',
    / plan how swap | back to the old | how .*(change|edit|modify|undo|adjust|update|swap) .*(plan|meal|version|changes)|(plan|योजना) (kaise|कैसे) | can i (swap|change|edit|modify|undo|adjust) (a |the |my |an )?(meal|plan|change|changes|item|exercise) (later|$)|(previous|old|earlier) version .*(plan|where|my) | possible to (change|modify|edit) /,
  ],
  ['tournaments', / (enter|register|find|make|create) .*tournament | tournament how | टूर्नामेंट how /],
  [
    'invite',
    / add my (friend|brother|sister|mate|teammate) | (players?|खिलाडियों) (को )?how |invite (?!code|from|mila)| invitation (link|code how) | (players?|खिलाडियों|member|friend) (ko )?(invite|how|बुलाएं) | link bhej| add my friend | (invite|invitation|invitations|बुलाए|बुलाएं|bulana|bulk) (?!.*(where|accept|got|mila|received|see my|for me|pending|enter)) | (add|import|get) .*(players?|members?|friends?|teammates?|people|squad|list) .*(team|squad|on here|excel|spreadsheet|roster|club) | team .*(players?|members?) (kaise )?add | (team|टीम) .*(players?|खिलाड़ी|खिलाडी|जोड़|link bhej) /,
  ],
  [
    'create-team',
    / team how make | (create|make|start|set up|setup|register|new|add|banana|बनाए|बनाएं|banani|kaise make) .*(team|club|squad|टीम)(?= ).*(how|kaise|do|can|step|steps|here|elevate|where|my own|new|hai|want|my|चाह)|(how|where|kaise|want|steps|need) .*(create|make|start|set up|add|register|form) .*(team|club)( |$)| (team|टीम) (kaise|कैसे) (make|बनाए|banaye|बनाऊ|create|start) | nayi team | register my team | make a new team /,
  ],
  [
    'join-team',
    / (have|got) an? (invite|invitation|code) | team (में how )?join | how join | (join|request) .*pending | (join|enter|शामिल) .*(team|club|squad|टीम|code) | (invite|invitation|invitations|code) .*(accept|where|got|mila|received|see|enter|what now|pending|dekhu) | (accept|my|someone|got|have|see) .*(invitation|invitations|invite|invited) | request to join /,
  ],
  [
    'leave-team',
    / (team|squad) (how )?leave | se how (nikale|remove) | (leave|quit|chhod|छोड़|छोड|exit) .*(team|squad|club|टीम) | (team|टीम|squad|club) .*(leave|chhod|छोड़|छोड|nikal) | (remove|kick|delete|undo deleting|restore) .*(player|member|team|someone|roster)(?= ) /,
  ],
  [
    'roles',
    / (captain|manager|मैनेजर) how make | (manager|captain|owner|admin|coach|follower|permission|permissions|role|roles|ownership|मैनेजर|treasurer)(?= ).*(make|become|do|edit|can|rights|kaise|permission|see|difference|transfer|बनाएं|change|give|what|who|my|kya) .*|(make|give|transfer|what|who|difference|change|add) .*(manager|captain|admin|owner|ownership|roles?|permissions?|assistant coach|follower)( |$)| who can edit /,
  ],
  [
    'availability',
    / not aa (paunga|paungi|sakta|sakti) | my answer for | (availability|available|unavailable|rsvp|attendance|absence|उपलब्धता) | (tell|say|let|inform|batau|mark|answer|change my answer|confirm) .*(coming|cant come|come|team|coach|attend|absent|paunga|saturday|event|match|no for) | (who is|who|kaun) .*(coming|aa raha|attending|playing) |(how do players|players) answer | on holiday .*(team|tell) | nahin aa paunga /,
  ],
  [
    'create-event',
    / (match|event|कार्यक्रम|training) how add | (add|create|schedule|make|plan|set|put|organise|paste|cancel|edit|change the time|dalna|jod|जोड़) .*(match|event|training session for|training|season|fixture|कार्यक्रम)(?= )(?!.*(calendar|my plan)).*(how|team|week|kaise|do|can|event|elevate|for|my team|hai|season|कैसे|add) | how .*(add|create|schedule|cancel|change|paste|limit|set) .*(match|event|training|season|reminders?)|(match|event|कार्यक्रम) (kaise|कैसे) | (waiting list|reminders|limit).*(event|match|players|match) | whole season | (training|match) .*(schedule|every week) .*(dalna|add|team|create)| schedule .*training every /,
  ],
  [
    'tasks',
    / (work|duty) how | (task|tasks|chores?|duty|duties|काम)(?= ).* | (bring|brings|carry) .*(bibs|balls|water|kit|equipment) | (assign|team ke kaam) /,
  ],
  [
    'tournaments',
    / (create|organise|organize|run|host|find|enter|register|join|make|banaye|fixtures|brackets|near) .*(tournament|league|cup|brackets|points table|टूर्नामेंट) | (tournament|टूर्नामेंट|league|cup) .*(create|kaise|near|find|enter|register|team|organise|host|कैसे|make|where) | fixtures and | brackets | points table /,
  ],
  [
    'change-contact',
    / (change|update|add|remove|badle|link|another|new|बदलना|switch) .*(email|e mail|mail id|phone|number|google login|ईमेल|facebook login)(?! .*(team|player))(?= ) | (email|e mail|number|ईमेल|phone) .*(change|badle|swap|update|बदल|link|account) | (active|my|all|end) (active )?(sessions|devices|logins) |log out (from|of) (all|other|every) | lost my phone /,
  ],
  [
    'sign-in',
    / (log in|login|logging in|sign in|signin|sign up|signup|register|logged out|log out|logout|लॉग) (?!.*(team|tournament|cup) )| (password|पासवर्ड) | (create|make|open|new) (an |my )?account | account (how|kaise) make | i register /,
  ],
  [
    'profile',
    / (profile|प्रोफाइल|प्रोफ़ाइल|dp|bio|avatar) | (change|update|upload|edit) (my )?(name|photo|picture|city|photo of me|a photo) | hide me /,
  ],
  [
    'languages',
    / swap the language | change the language | (hindi|hinglish|english|tamil|telugu|marathi|bengali|language|भाषा|हिंदी|हिन्दी|gujarati|punjabi)(?= ).*(speak|understand|answer|reply|jawab|change|swap|talk|please|badle|बात|me|mein|in|know|do you|write|बोल|में|can) .*|(speak|understand|reply|answer|jawab|talk|write|language) .*(hindi|english|hinglish|tamil|language|हिंदी|marathi|bengali) /,
  ],
  [
    'notifications',
    / (notification|notifications|emails|mails|reminder mails?|alerts?) .* | (turn off|stop|too many|mute|unsubscribe from) .*(emails?|mails?|notifications?|reminders?) | reminders? (sent|when|come)|(when|do players get) .*reminders? .*(sent|match|training)|(get|getting|so many) .*(emails?|mails?) /,
  ],
  [
    'find-players',
    / team how find | team me .*find | (find|search|looking for|look for|dhunde|dhoond|खोज|near me|nearby) .*(team|player|players|club|clubs|goalkeeper|opponents?|keeper|partner|टीम|someone to play|search) | (team|players?|clubs?|टीम) .*(near me|nearby|near|dhunde|search|खोजें|in (pune|delhi|mumbai|bangalore|chennai|hyderabad|kolkata)) | how does search | opponents? /,
  ],
  [
    'sports',
    / (which|who which|what) play (hai|हैं|है) | use it for (swimming|kabaddi|rugby|hockey|chess|running) | (which|what|list|kaun|kaun kaun|कौन|who) .*(sports|khel|खेल)( |$)| (support|covered|have|use it for) .*(kabaddi|hockey|swimming|kho kho|tennis|chess|cricket|football|golf|basketball|volleyball|badminton|rugby|athletics)( |$)| is (hockey|kabaddi|swimming|tennis|cricket|golf|rugby) (covered|there|supported) | list of sports /,
  ],
  [
    'help',
    / मदद how | (contact|support team|customer care|complaint|report a bug|bug|talk to (a )?(person|somebody|someone|agent)|help page|शिकायत) | (something|page|site|website|button|link) (is |does )?(not |broken|load|error|open|work)| who do i write to | मदद (कैसे|चाहिए) /,
  ],
  [
    'assistant',
    / what is elevate | how (it |use )?karu | (what|how) (else )?(can|all|do|does|kya) (you|i|it|this|tum|ap|aap|the assistant|u|elevate) (do|ask you|ask|help|work|make|good|use|say|offer|mean|hai|elevate)?( with| for| here)? ?;? $| what (are you good for|else can you|plans can you|is elevate|can you help) |(tum|ap|aap|तुम|आप) .*(kya kya|madad|kar sakte|कर सकते) | features of | how do i (get|make|create|start) (a |an |my )?(workout|diet|meal|meditation|session|exercise|food|training|recipe|rehab) ?(plan)?( from you)? ?;? $| get started | kaise use | how (does )?this work|how to use (this|it|you|elevate) /,
  ],
];
