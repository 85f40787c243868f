import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { PlanScreen } from '../../plan/PlanScreen.tsx';
import { recipeScreen } from './recipe-screen.ts';

/** The island of /assist/healthyRecipe. */
export const RecipeScreen = ({ first }: { first: FirstOfScreen }) => <PlanScreen screen={recipeScreen} first={first} />;
