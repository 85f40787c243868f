import { resolve } from 'node:path';
import { benchApi } from './api.ts';
import { benchAssistant } from './assistant/main.ts';
import { benchChat } from './chat/main.ts';
import { benchImport } from './import.ts';
import { benchFeed } from './feed.ts';
import { benchAnswers, benchGrid } from './events.ts';
import { benchGridPage } from './grid-page.ts';
import { benchLanding } from './landing.ts';
import { benchLive } from './live/main.ts';
import { benchPages } from './pages.ts';
import { benchSearch } from './search.ts';
import { benchSignIn } from './sign-in.ts';
import { benchStart } from './start.ts';
import { benchStatic } from './static.ts';

// npm run bench [-- landing pages static api search start sign-in grid grid-page answers import feed live chat assistant]: measures what is promised. Run
// `npm start` once before, to build and to load data.
const scenarios: Record<string, (dataDir: string) => Promise<void>> = {
  landing: benchLanding,
  pages: benchPages,
  static: benchStatic,
  api: benchApi,
  search: benchSearch,
  start: benchStart,
  'sign-in': benchSignIn,
  grid: benchGrid,
  'grid-page': benchGridPage,
  answers: benchAnswers,
  import: benchImport,
  feed: benchFeed,
  live: benchLive,
  chat: benchChat,
  assistant: benchAssistant,
};

const dataDir = resolve(process.env['BENCH_DATA_DIR'] || '.data/bench');
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(scenarios)) {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`There is no scenario ${name}; there are ${Object.keys(scenarios).join(', ')}.`);
  await scenario(dataDir);
}
