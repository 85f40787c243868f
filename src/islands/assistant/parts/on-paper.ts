import { createContext, use } from 'react';

/** Around what is drawn for paper alone: what only unfolds on a screen is left out of it. */
export const OnPaper = createContext(false);
export const useOnPaper = (): boolean => use(OnPaper);
