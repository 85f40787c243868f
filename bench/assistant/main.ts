import { atLeast, plain, report } from '../report.ts';
import { measureDiet } from './diet.ts';
import { benchEngine } from './engine.ts';
import { judgeWorkouts } from './coach.ts';
import { judgeDiets } from './dietitian.ts';
import { benchHearing } from './hearing.ts';
import { benchMeditations } from './meditation.ts';
import { benchMemory } from './memory.ts';
import { benchMessages } from './messages.ts';
import { measureRecipe } from './recipe.ts';
import { benchSafety } from './safety.ts';
import { benchTalk } from './talk.ts';
import { benchWishes } from './wishes.ts';
import { benchWorkouts } from './workout.ts';

/**
 * Everything that is promised of the assistant: plans from fixed seeds checked by independent code, red flags, how long a message is checked,
 * and the overhead of the server.
 */
export async function benchAssistant(dataDir: string): Promise<void> {
  report('assistant messages', await benchMessages());
  report('assistant diet', measureDiet().figures);
  report('assistant recipe', measureRecipe().figures);
  report('assistant workout', benchWorkouts());
  report('assistant meditation', benchMeditations());
  const safety = benchSafety();
  report('assistant safety', [
    atLeast('high-risk messages of the test set detected', 100 * safety.recall, '%', 95),
    plain('harmless messages that raise an alarm', 100 * safety.alarms, '%'),
  ]);
  report('assistant hearing', benchHearing());
  report(
    'assistant dietitian',
    judgeDiets().map(({ figure }) => figure),
  );
  report(
    'assistant coach',
    judgeWorkouts().map(({ figure }) => figure),
  );
  report('assistant talk', await benchTalk(`${dataDir}-talk`));
  report('assistant wishes', await benchWishes(`${dataDir}-wishes`));
  report('assistant memory', benchMemory());
  report('assistant engine', await benchEngine(dataDir));
}
