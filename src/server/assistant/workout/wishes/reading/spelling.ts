import distance from 'damerau-levenshtein';
import { wordsOfThings } from './thing-words.ts';

/** Words that are right as they are, though they are a letter away from one below. */
const rightWords = new Set(
  `strengthen strengthens strengthening stronger match coach couch march marches split sprints splints stretch beach squad chess black blank plans plant plane place plays planned press dress spring springs lunch lunches should shoulder shoulders matching
training trainings heights eights nights rights working walker walked jumper jumped runner sitting setting getting without within monday
would could strange strong bring brings raised raising carried carrying march marching bridge bridges bands hands stands swings bicycle weeks
leaves leave class least cross course curly nordic spinning evening morning nothing anything everything something weekends weekdays weekend weekday
mahine mahina mahino pressure pressures overload overloads overtime problem problems shift shifts thoda thodi kamar pehle bharat
ghumne ghumna ghumta ghumti boring bored clears clear banned trust trusts running boxing rowing cycling walking skipping swimming equipped weight weighted lifting lifted lifts nearly yearly session sessions minute`.split(
    /\s+/,
  ),
);
const others =
  `monday tuesday wednesday thursday friday saturday sunday weekend weekends equipment dumbbell dumbbells barbell barbells kettlebell kettlebells
machine machines treadmill elliptical resistance overhead jumping jumps impact stretching mobility flexibility hamstrings hamstring glutes shoulders shoulder
triceps biceps forearms minutes sessions without alternate consecutive beginner strength stamina endurance upstairs downstairs neighbours neighbors circuit
supersets superset warmup cooldown marathon tournament practice trainer physio doctor glaucoma migraine prolapse osteoarthritis arthritis
replacement pregnancy pregnant bodyweight balance running skipping workout exercises exercise progressive recovery intensity interval intervals`.split(
    /\s+/,
  );

const known = new Set([...others, ...wordsOfThings.filter((word) => /^[a-z]{5,}$/.test(word))]);
const byFirstLetter = Map.groupBy(known, (word) => word[0] ?? '');
const mostErrors = (word: string) => (word.length >= 8 ? 2 : 1);

/** The word of training that was meant, for a long one with a letter or two wrong. */
export function rightWord(word: string): string {
  if (word.length < 5 || known.has(word) || rightWords.has(word) || !/^[a-z]+$/.test(word)) return word;
  const near = (byFirstLetter.get(word[0] ?? '') ?? [])
    // Short words have too many neighbours.
    .filter(
      (meant) => (meant.length > 5 || /^(?:lunge|squat|plank)$/.test(meant)) && Math.abs(meant.length - word.length) <= mostErrors(meant),
    )
    .map((meant) => ({ meant, steps: distance(word, meant).steps }))
    .filter(({ meant, steps }) => steps <= mostErrors(meant))
    .sort((one, other) => one.steps - other.steps)[0];
  return near?.meant ?? word;
}
