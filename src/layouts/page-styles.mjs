import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';

const imports = /\bfrom\s*'(\.[^']+)'|\bimport\s*\(?\s*'(\.[^']+)'/g;
const types = /^import type .*$/gm;
const globs = /\bimport\.meta\.glob(?:<[^>]*>)?\('(\.[^']+)'/g;
const readable = /\.(astro|tsx?|mjs|js|css)$/;

const layouts = import.meta.dirname;
/** The properties in a screens.ts that import a component, and for each the file that shows these components. */
const shownBy = { card: resolve(layouts, 'dashboard/day/cards-of-the-day.ts'), component: resolve(layouts, 'teams/team-views.ts') };
const shownLater = /\b(card|component): \(\) => import\('(\.[^']+)'\)/g;
const isScreens = (file) => file.startsWith(`${layouts}/`) && basename(file) === 'screens.ts';

/** All components that the screens.ts files import under a property. */
const screenComponents = (property) =>
  globSync('*/screens.ts', { cwd: layouts }).flatMap((screens) =>
    [...readFileSync(resolve(layouts, screens), 'utf8').matchAll(shownLater)]
      .filter(([, name]) => name === property)
      .map(([, , loaded]) => resolve(layouts, dirname(screens), loaded)),
  );

/**
 * Our own files that a file imports. All signed-in pages import every screens.ts, so a component imported there is counted for the file
 * that shows it.
 */
function importsOf(file) {
  const text = readFileSync(file, 'utf8').replace(types, '');
  const own = [...(isScreens(file) ? text.replace(shownLater, '') : text).matchAll(imports)]
    .map(([, from, loaded]) => resolve(dirname(file), (from ?? loaded).replace(/\?.*/, '')))
    .filter((one) => readable.test(one));
  const globbed = [...text.matchAll(globs)]
    .flatMap(([, pattern]) => globSync(resolve(dirname(file), pattern)))
    .filter((one) => readable.test(one));
  const shown = Object.keys(shownBy).filter((property) => shownBy[property] === file);
  return [...own, ...globbed, ...shown.flatMap(screenComponents)];
}

/**
 * Our own files that a file can reach, each once, including those that its islands load later. A file's own style sheets come after those
 * of its imports.
 */
function filesFrom(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  if (file.endsWith('.css')) return found;
  const to = importsOf(file);
  for (const one of to) if (!one.endsWith('.css')) filesFrom(one, found);
  for (const one of to) if (one.endsWith('.css')) filesFrom(one, found);
  return found;
}

/**
 * Gives each page of a build its own style sheet: Tailwind's classes of the files that the page can reach, and the style sheets that these
 * import. By default a build would put all classes into every page. In development all pages share `theme.css`.
 */
export function pageStyles(root) {
  const pages = resolve(root, 'src/pages');
  const theme = resolve(layouts, 'theme.css');
  const isPage = (id) => id.startsWith(`${pages}/`) && id.endsWith('.astro');
  /** The page of each style sheet, by its name. */
  const pageOf = new Map();
  const sheetOf = (page) => resolve(layouts, `${relative(pages, page).replace(/\W+/g, '-')}.page.css`);
  const carry = resolve(layouts, 'carry-styles.ts');
  const near = (file) => relative(layouts, file).replace(/^(?!\.)/, './');

  return {
    name: 'page-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (pageOf.has(source.replace(/\?.*/, ''))) return source;
      // Style sheets that a page's files import are part of the page's own sheet.
      return importer && source.startsWith('.') && source.endsWith('.css') ? '\0no-style' : undefined;
    },
    load(id) {
      if (id === '\0no-style') return '';
      if (isPage(id)) {
        const sheet = sheetOf(id);
        pageOf.set(sheet, id);
        const carried = `import { carryStyles } from '${carry}';\nimport styles from '${sheet}?inline';\ncarryStyles(Astro, styles);\n`;
        return readFileSync(id, 'utf8').replace('---\n', `---\n${carried}`);
      }
      const page = pageOf.get(id.replace(/\?.*/, ''));
      if (!page) return undefined;
      const files = [...filesFrom(page)];
      const sources = files.filter((file) => !file.endsWith('.css')).map((file) => `@source '${near(file).replace(/\[[^/]*\]/g, '*')}';`);
      const sheets = files.filter((file) => file.endsWith('.css') && file !== theme).map((file) => `@import '${near(file)}';`);
      return [readFileSync(theme, 'utf8').replace("source('../')", 'source(none)'), ...sheets, ...sources].join('\n');
    },
    /** Stops the build if a page uses a file that importsOf did not find: its classes would be missing. */
    buildEnd(error) {
      if (error) return;
      for (const page of pageOf.values()) {
        const known = filesFrom(page);
        const seen = new Set();
        const walk = (id) => {
          if (seen.has(id)) return;
          seen.add(id);
          const file = id.replace(/\?.*/, '');
          if (file.startsWith(`${root}/src/`) && readable.test(file) && !file.endsWith('.css') && file !== carry && !known.has(file))
            this.error(`${relative(root, page)} leads to ${relative(root, file)}, whose classes are not in the page's style sheet.`);
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          // What a screens.ts imports is counted by importsOf for the pages that show it.
          const loaded = isScreens(file) ? dynamicallyImportedIds.filter((to) => known.has(to)) : dynamicallyImportedIds;
          for (const to of [...importedIds, ...loaded]) walk(to);
        };
        walk(page);
      }
    },
  };
}
