/** What people say of exercises and places that they dislike; beside a plan's form it tells nothing of a body or of despair. */
export const dislikes = `
cant|cannot|couldnt|never stand the|doing|these|those|my|any|more? burpee|burpees|lunge|lunges|squat|squats|plank|planks|push+ups|pushups|pull+ups|pullups|crunches|sit+ups|situps|deadlifts|jumping|jumps|skipping|running|jogging|run|runs|sprints|cardio|gym|gyms|treadmill|treadmills|yoga|mountain+climbers|dips|weights|swimming|cycling|smell|taste|sight|sound|noise|thought|idea|heat|music|crowd|crowds|traffic|people|queue
hate|hates|hated|despise|dread|loathe doing|the|those? burpee|burpees|lunge|lunges|squat|squats|plank|planks|push+ups|push+up|pushups|pull+ups|crunches|sit+ups|deadlifts|running|jogging|sprints|skipping|treadmill|cardio|jumping+jacks|mountain+climbers|wall+sits
when|while|if|whenever|as i? watch|watching|follow|following|observe|observing|notice|noticing|count|counting|focus|focusing|concentrate on? my|the breath|breathe|breathing|breaths
no|not|nothing|never|without|avoid|dont .. close|closed|closing|shut the|my|our|with? eyes
no|not|nothing|never|without|avoid|dont .. eyes closed|shut|close|closing
when|while|if|whenever i? close|closing|shut|shutting my|the eyes
no|not|nothing|never|without|avoid|dont|cannot|cant .. hold|holding|held|holds my|the|your? breath|breathe|breaths`;
/** The same in Hindi. */
export const dislikesHindi = `
burpee|burpees|lunge|lunges|squat|squats|plank|planks|push+up|push+ups|pull+ups|crunches|sit+ups|running|daudna|daudne|skipping|treadmill|kudna|kudne|बर्पी|लंज|स्क्वाट|प्लैंक|पुश+अप|दौडने|कूदने se|से mujhe|bahut|मुझे|बहुत? nafrat|chid|chidh|dar|नफरत|चिढ|डर hai|lagta|लगता|है?
kudne|jumping|uchalne|कूदने|उछलने wala|wali|wale|वाला|वाली|वाले kuch|sab|kuchh|कुछ|सब bhi|भी? mat|nahi|nahin|मत|नहीं dena|do|rakhna|daalna|dalna|chahiye|देना|रखना|डालना|चाहिए?
saans|sans|saas|सांस mat|nahi|nahin|na|bina|मत|नहीं|न|ना rukvana|rukwana|rukvao|rukwao|rukwaiye|rokna|rokne|roko|rokwana|रुकवाना|रुकवाओ|रुकवाइए|रुकवाएं|रोकना|रोको|रोकिए
saans|sans|saas|सांस rokna|rokne|rukwana|rukwane|rukvane|rok|रोकना|रोकने|रुकवाना|रुकवाने|रोक wali|wala|wale|kar|ke|वाली|वाला|वाले|कर? cheez|cheezein|kuch|abhyas|चीज|चीजें|कुछ|अभ्यास? mat|nahi|nahin|na|मत|नहीं|न|ना
saans|sans|saas|सांस nahin|nahi|na|नहीं|न|ना rok|rokni|rokna|रोक|रोकनी|रोकना sakta|sakti|paata|paati|chahta|chahti|hai|सकता|सकती|पाता|पाती|चाहता|चाहती|है?
aankhein|aankh|aankhen|ankhein|ankhe|ankh|आंखें|आंख|आंखे band|बंद karke|kar|karne|karna|karwana|करके|कर|करने|करना|करवाना wala|wali|वाला|वाली? kuch|kuchh|कुछ? bhi|भी? mat|nahi|nahin|na|मत|नहीं|न|ना`;
