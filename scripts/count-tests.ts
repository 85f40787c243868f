export type Count = { passed: number; failed: number };
/** The numbers that Playwright's JSON report gives of a run. */
export type BrowserStats = { expected: number; unexpected: number; flaky: number };

/** A runner that failed without a failed test (because it could not start, for example) counts as one failure. */
export const atLeastOneFailure = (count: Count, status: number | null): Count =>
  status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

/** A test that passed only when it was retried counts as failed: it fails for some users, too. */
export const countBrowserTests = ({ expected = 0, unexpected = 0, flaky = 0 }: Partial<BrowserStats>, status: number | null): Count =>
  atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, status);
