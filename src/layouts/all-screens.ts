import type { Screens } from './define-screens.ts';
import * as listed from './screens.ts';

/** All screens that `screens.ts` exports. Navigation, My day and the team views are built from this list. */
export const allScreens: readonly Screens[] = Object.values(listed);
