/** What one dish may have to be for those who eat it. */
export const dishTraits = {
  forBaby: 'For a baby under one year',
  soft: 'Soft to chew',
  light: 'Easy to digest',
  lessSalt: 'Less salt',
  mild: 'Not spicy',
  cooked: 'Nothing raw',
} as const;
export type DishTrait = keyof typeof dishTraits;

export const hindiTraits: Readonly<Record<DishTrait, string>> = {
  forBaby: 'एक साल से छोटे बच्चे के लिए',
  soft: 'चबाने में नरम',
  light: 'पचने में हल्का',
  lessSalt: 'कम नमक',
  mild: 'बिना मिर्च',
  cooked: 'कच्चा कुछ नहीं',
};
