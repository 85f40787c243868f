import type { Read } from './read.ts';
import type { Clause } from './wish-text.ts';

const falls =
  /(?<= )(?:(?:i|she|he|amma|mummy|maa|papa|mother|father|mom|dad) (?:have |has |had |also |recently |just |once |again )*)?(?:fell|fallen|(?:had|have|has|after) (?:a |an |my |her |his |several |some |many |frequent |bad |recent |\d+ )*falls?|(?:keeps?|kept) falling|falls? (?:often|a lot|sometimes|down|easily|over|once|twice|at home)|(?:afraid|fear|scared|frightened|worried|dar) (?:of |to |about |ki )*(?:falling|fall|falls|girne)|girne (?:ka|se|ki) (?:dar|darr|bhay)|gir (?:gaya|gayi|gai|gaye|jata|jati|jaate|padi|pada|chuki|chuka|pade)|(?:unsteady|wobbly|shaky) (?:on|when|while|walking|legs|gait|feet)|unsteady|lose (?:my |her |his )?balance|loses (?:her |his )?balance|balance (?:is |has become )?(?:poor|bad|weak|kharab)|(?:with|use|uses|using|walk with|on) (?:a |my |her |his )?(?:walker|walking stick|cane|zimmer frame|walking frame|stick)|गिर (?:गया|गई|गयी|गए|जाता|जाती|पडा|पडी)|गिरने (?:का|से) डर) /g;
const other =
  / (?:fell (?:in love|behind|ill|sick|asleep|off (?:the |my )?(?:wagon|track|plan|routine|diet|habit|schedule)|short|apart|out of|through|for)|fall (?:asleep|in love|sick|ill|behind|season|back)|fallen (?:behind|off|asleep)|in the fall|this fall|weight (?:gir|fell)|rate fell) /;

/** Falls, and the fear of them: 'I fell in May', 'she uses a walker', 'girne ka dar lagta hai'. */
export const readFalls = (clause: Clause): Read[] =>
  clause
    .parts()
    .flatMap((part) =>
      other.test(part.plain) || / (?:never|not|no|nahin|dont|havent|hasnt) /.test(part.plain)
        ? []
        : part.find(falls).map(({ first, last }): Read => ({ first, last, constraints: [{ type: 'style', value: 'steady' }] })),
    );
