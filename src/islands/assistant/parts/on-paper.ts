import { createContext, use } from 'react';

/** True inside what is rendered for printing: parts that only unfold on a screen are left out there. */
export const OnPaper = createContext(false);
export const useOnPaper = (): boolean => use(OnPaper);
