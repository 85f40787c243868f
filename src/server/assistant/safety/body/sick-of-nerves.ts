/** Being sick, in the spelling of Roman Hindi that rules see. */
const sick = /vomit|puk|throv|nause|ulti|उल्टी|sick/;
const beforePlay =
  / (?:before|pehle|पहले) (?:[^ ;]+ ){0,3}?(?:games?|match\w*|exams?|races?|finals?|trials?|tournaments?|competitions?|performances?|play\w*|bouts?|fights?|stage|nets|मैच|खेल|परीक्षा) |(?:match|game|exam|race|khel|मैच|परीक्षा) (?:se|ke|से|के) (?:pehle|पहले) /;
/** What is done to be lighter, or on purpose, is no matter of nerves. */
const ofWeight =
  / (?:veigh\w*|vajan|vajn|fat|thin|slim\w*|calori\w*|eat\w*|ate|meals?|food|khana|khane|khakar|binge\w*|purge\w*|myself|on purpose|fingers?|make|making|force\w*|laxativ\w*|वजन|खाना|खाने|उंगली|jaan|jan bujhkar) /;

/** Whether a sickness that was found is told of the time before play or an exam alone, and of nothing about weight or food. */
export const isSickOfNerves = (found: string, roman: string): boolean =>
  sick.test(found) && beforePlay.test(roman) && !ofWeight.test(roman);
