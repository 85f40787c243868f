import { act } from '@testing-library/react';

/** The page is shown: restored by the Back button from the browser's cache, as it was left, or (`isRestored: false`) for the first time. */
export const showPage = ({ isRestored = true } = {}): void =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isRestored })));
