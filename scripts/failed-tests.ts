/** What is read of Vitest's JSON report. A file that could not be run has a message and no tests. */
export type VitestReport = {
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] | null }[];
  }[];
};

type Suite = {
  suites?: readonly Suite[];
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly { status: string; projectName: string; results: readonly { error?: { message?: string } }[] }[];
  }[];
};
/** What is read of Playwright's JSON report. */
export type BrowserReport = { suites: readonly Suite[] };

// eslint-disable-next-line no-control-regex -- The colours in messages are control characters.
const colours = /\u001b\[[\d;]*m/g;
const longestMessage = 6;
const shownLines = (message: string) =>
  message
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, longestMessage)
    .map((line) => `    ${line.trim().slice(0, 200)}`);

const entry = (title: string, message = '') => [`  ${title}`, ...shownLines(message)].join('\n');

/** The failed tests of a Vitest run, each with the first lines of its error; a file that failed as a whole stands for its tests. */
export const failedByVitest = ({ testResults = [] }: Partial<VitestReport>): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [entry(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) => entry(`${name} ${fullName}`, failureMessages?.[0]));
  });

/** The failed tests of a Playwright run, and those that passed only when retried, each with the first lines of its first error. */
export const failedInBrowser = ({ suites = [] }: { suites?: readonly Suite[] }): string[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, projectName, results }) =>
          entry(`${file} [${projectName}] ${title} (${status})`, results.find(({ error }) => error)?.error?.message),
        ),
    ),
    ...failedInBrowser({ suites: inner }),
  ]);
