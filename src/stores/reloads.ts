let count = 0;

/** Called whenever something that this page shows is loaded again. */
export const countReload = (): void => void count++;

/** How often something that this page shows was loaded again; compared before and after an event, it says whether the page shows it. */
export const reloads = (): number => count;
