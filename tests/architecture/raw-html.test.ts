import { expect, test } from 'vitest';
import { filesOf, stale } from './read-code.ts';

/** Every place that writes raw HTML, as `file  expression`, and why that HTML can be trusted. */
const trusted: Readonly<Record<string, string>> = {
  'src/layouts/parts/HeadBasics.astro  themeBoot.trim()': 'our own file; its hash stands in the content security policy',
  'src/layouts/parts/PageStyles.astro  styles': 'made by the build out of our own files; its hash stands in the content security policy',
  'src/layouts/DashboardLayout.astro  speculationRules':
    'our own rules; their hash stands in the content security policy of signed-in pages',
  'src/layouts/dashboard/day/DayBand.astro  greetingScript':
    'our own file; its hash stands in the content security policy of signed-in pages',
  'src/layouts/events/OwnTimes.astro  ownTimesScript': 'our own file; its hash stands in the content security policy of signed-in pages',
  'src/layouts/PublicLayout.astro  asJsonLd(data)': 'JSON in which every < is escaped',
  'src/layouts/parts/CourtLines.astro  drawing': 'an SVG file of ours',
  "src/layouts/search/CourtSymbols.astro  courts.map(symbolOf).join('')": 'SVG files of ours',
  'src/layouts/parts/Header.astro  logo': 'an SVG file of ours',
  'src/layouts/dashboard/ShellHeader.astro  logo': 'an SVG file of ours',
  'src/layouts/home/FaqList.astro  answer': 'sanitised by src/editorial as it was collected',
  'src/layouts/home/FeatureCarousel.astro  description': 'sanitised by src/editorial as it was collected',
  'src/layouts/info/FeatureList.astro  description': 'sanitised by src/editorial as it was collected',
  'src/layouts/info/Prose.astro  html': 'sanitised by src/editorial as it was collected',
  'src/pages/jobs/[slug].astro  html': 'sanitised by src/editorial as it was collected',
  'src/pages/jobs/index.astro  description': 'sanitised by src/editorial as it was collected',
  'src/pages/news/index.astro  description': 'sanitised by src/editorial as it was collected',
};

const ways =
  /set:html=(?:\{([^}]*)\}|(["'`][^"'`]*["'`]))|dangerouslySetInnerHTML=\{\{\s*__html:\s*([^}]*?)\s*\}\}|\.(innerHTML|outerHTML)\s*=|(insertAdjacentHTML|document\.write)\(/g;
const found = filesOf('src/**/*.{astro,tsx,ts,js,mjs}').flatMap(({ path, text }) =>
  [...text.matchAll(ways)].map(
    (match) =>
      `${path}  ${
        match
          .slice(1)
          .find((part) => part !== undefined)
          ?.trim() ?? ''
      }`,
  ),
);

test('raw HTML is written only where the list gives a reason', () => {
  expect([...new Set(found)].filter((place) => !(place in trusted))).toEqual([]);
});

test('the list names no place that is gone', () => {
  expect(stale(trusted, found)).toEqual([]);
});
