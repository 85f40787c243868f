/** What makes breathlessness an emergency although it is about stairs or a hill too. */
const acute =
  / (?:(?:cant|cannot|couldnt|unable|hardly|struggling) (?:[^ ;]+ ){0,3}?(?:breathe|breath|speak|talk|air|finish)|rest|resting|sitting|lying|leta|lete|baithe|baitha|night|raat|sudden\w*|achanak|ekdam|blue|nila|neela|lips|abhi|worse|chok\w*|gasp\w*|wheez\w*|suffocat\w*|(?:sans|saans|sas) (?:[^ ;]+ ){0,2}?nahin) /;

/** The words of the rule about breath on stairs, unlike those about a stent or a racing heart. */
const ofBreath = /breath|puff|winded|sans|saans|hanf|haanf|साँस|सांस|हाँफ|हांफ/;
const ofHeart = /heart|dil |chest|stent|bypass|palpit|faint|dizz|दिल|सीने/;

/** Whether the words that a flag of the heart was found by tell of breath that is short on effort, and the message of nothing acute. */
export const isBreathOfEffort = (found: string, roman: string): boolean =>
  ofBreath.test(found) && !ofHeart.test(found) && !acute.test(roman);
