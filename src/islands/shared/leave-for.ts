/**
 * Leads to another page after something was done here. If the Back button restores this page from the browser's cache, it is loaded again,
 * because its button would be busy for ever and what it shows is no longer so.
 */
export function leaveFor(address: string): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.assign(address);
}
