/** Words of changes in a gloss (the words of a message in English), shared by the kinds of plans. */
export const changeWords = {
  fewer: / (less|least|fewer|reduce|drop|too many|too much|remove) /,
  more: / (more|most|extra|add|increase|bigger) /,
  shorter:
    / (shorter|less time|no time|time not|quicker|quickly|too long|briefer|less minute) |(minute|hour) (is |are )?too (much|long)|itna time not|not (have |much |enough )*time /,
  longer: / (longer|more time|more minute|too shorter) /,
  easier:
    / (easier|lighter|too (hard|harder|difficult|heavy|heavier|much)|harder (hai|है|lag|hota|laga)|bahut harder|not (able to|manage)|cant (do|manage)|difficult|struggl\w*|beginner) /,
  harder: / (harder|too easier|easier hai|challenge|progress|level up|step up|boring easier) /,
  swap: / (swap|change|instead|insteadofit|another|different|else|kuch and|koi and|other one|alternative|not like|dislike|hate|bored|tired of|sick of) /,
  remove: / (remove|no|without|not|hate|dislike|stop|avoid|exclude) /,
  every: / (every day|everyday|each day|daily|roz|rozana|all days|all 7|seven days|7 days|हर day|रोज) /,
} as const;

/** Whether words say 'too hard' and not 'make it harder'. */
export const wantsEasier = (gloss: string): boolean =>
  changeWords.easier.test(gloss) &&
  !/ (make|more|want|need|give) (it |this |me |something )?(a bit |little |much |more )?harder /.test(gloss);
export const wantsHarder = (gloss: string): boolean => !wantsEasier(gloss) && changeWords.harder.test(gloss);
