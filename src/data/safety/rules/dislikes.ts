/** What people say of exercises and places that they dislike; beside a plan's form it tells nothing of a body or of despair. */
export const dislikes = `
cant|cannot|couldnt|never stand the|doing|these|those|my|any|more? burpee|burpees|lunge|lunges|squat|squats|plank|planks|push+ups|pushups|pull+ups|pullups|crunches|sit+ups|situps|deadlifts|jumping|jumps|skipping|running|jogging|run|runs|sprints|cardio|gym|gyms|treadmill|treadmills|yoga|mountain+climbers|dips|weights|swimming|cycling|smell|taste|sight|sound|noise|thought|idea|heat|music|crowd|crowds|traffic|people|queue
hate|hates|hated|despise|dread|loathe doing|the|those? burpee|burpees|lunge|lunges|squat|squats|plank|planks|push+ups|push+up|pushups|pull+ups|crunches|sit+ups|deadlifts|running|jogging|sprints|skipping|treadmill|cardio|jumping+jacks|mountain+climbers|wall+sits`;
/** The same in Hindi. */
export const dislikesHindi = `
burpee|burpees|lunge|lunges|squat|squats|plank|planks|push+up|push+ups|pull+ups|crunches|sit+ups|running|daudna|daudne|skipping|treadmill|kudna|kudne|बर्पी|लंज|स्क्वाट|प्लैंक|पुश+अप|दौडने|कूदने se|से mujhe|bahut|मुझे|बहुत? nafrat|chid|chidh|dar|नफरत|चिढ|डर hai|lagta|लगता|है?
kudne|jumping|uchalne|कूदने|उछलने wala|wali|wale|वाला|वाली|वाले kuch|sab|kuchh|कुछ|सब bhi|भी? mat|nahi|nahin|मत|नहीं dena|do|rakhna|daalna|dalna|chahiye|देना|रखना|डालना|चाहिए?`;
