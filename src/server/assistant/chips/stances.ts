/** How a sentence stands to a food: wanted, said to be fine, left out, a matter of taste, or only mentioned. */
export const stances = ['liked', 'welcome', 'refused', 'disliked', 'open'] as const;
export type Stance = (typeof stances)[number];
