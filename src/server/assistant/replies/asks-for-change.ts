import { asksWhether, type Message } from '../understanding/index.ts';

const verbs =
  / (swap|change|remove|add|double|half|move|make|insteadofit|instead|no|without|not|another|different|something else|want|give|put|use|take|reduce|increase|more|less|lighter|heavier|easier|harder|shorter|longer|bigger|smaller|cheaper|at|baje|stop|avoid|hate|dislike|cancel|fewer|extra|kuch|else|set|keep|have|to|with|karo|kar do|do|need|too|enough|only|bas|quicker|every|ditch|off|rest|lying|sitting|walking|voice|sound|pain|minute|day|people|vegetarian|vegan|rename|hungry|match|just|for|इतने|चाहिए|कर|बस|दर्द|लेटकर|बैठकर|हर) /;
/** 'Can you swap it?' asks for a change; 'can I swap it?' may do so too. */
const politely =
  /^( (please|plz|hey|hi|ok|okay|and|also|so|;|,))* (can|could|will|would) (you|u|we|i) (please |just )?(?!do (?:it|this|that|them) (?:at|in|on|with|after|before|while|during) )(swap|change|remove|add|double|half|move|make|have|get|put|give|use|take|reduce|increase|eat|do|replace) /;
const asks =
  /^( (please|hey|hi|ok|okay|and|also|so|but|;|,))* (what|which|when|why|howmuch|where|who|whose|is|are|am|do i|do you|does|did|should|may|will|would|how|tell|show|list|can i eat|could i eat|may i) /;
const past =
  /^( (so|and|but|ok|okay|also|hey|sorry|;|,))* (i|we) (have |had |just |only )*(missed|skipped|forgot|ate|did|didnt|did not|was|were|slept|drank|ran|went) /;
const wantsSomething = / (add|remove|swap|change|give|want|make|please|without|insteadofit|instead|need|prefer) /;
/** 'I missed 3 days', 'I did not train for 5 days': tells what was, and wishes for nothing. */
export const tellsOfPast = ({ gloss }: Message): boolean => past.test(gloss) && !wantsSomething.test(gloss);
/** 'Thursday wala zyada hard hai kya' asks; 'kam karo kya' leaves it open, and is taken for a wish. */
const asksInHindi = / (hai|hain|h|he|hoga|hogi|tha|thi|lagta|lagti|होता|है|हैं|होगा|होगी) (what|kya|क्या) (;|,|bhai|yaar|bro|ji|sir)* ?$/;
const orders = / (karo|kardo|kar do|do|dijiye|dedo|de do|chahiye|hatao|badlo|बदलो|करो|दो|हटाओ|चाहिए) /;
const suggests = / (how about|what about|why not|what if) /;

/** Whether a message asks to change something instead of asking about it. */
export function asksForChange(message: Message): boolean {
  const { gloss, text, isQuestion } = message;
  if (politely.test(gloss)) return true;
  if (suggests.test(gloss) || tellsOfPast(message)) return false;
  if (isQuestion && (asksWhether.test(gloss) || asksInHindi.test(gloss)) && !orders.test(gloss)) return false;
  const isAsked =
    asks.test(gloss) ||
    (/\?\s*$/.test(text) && / (what|which|when|why|howmuch|where|who|is|are|does) /.test(gloss)) ||
    / (howmuch|when|why|which) /.test(gloss);
  return !isAsked && verbs.test(gloss);
}
