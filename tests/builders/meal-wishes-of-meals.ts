/** What people say about single meals and about how often a food comes, with the chips that a diet plan reads in it. */
export const mealWishesOfMeals: readonly (readonly [text: string, chips: readonly string[]])[] = [
  ['little time in the morning', ['Breakfast in 20 minutes']],
  ['paneer twice a week only', ['Paneer on 2 days a week']],
  ['hafte me do baar machli', ['Fish on 2 days a week']],
  ['हफ्ते में तीन दिन अंडे', ['Eggs on 3 days a week']],
  ['please tofu not more than twice', ['Tofu at most on 2 days a week']],
  ['roz dahi', ['Curd every day']],
  [
    'sandwich for lunch on weekdays',
    ['Likes sandwich', 'Sandwich for lunch', 'Sandwich on Monday, Tuesday, Wednesday, Thursday and Friday only'],
  ],
  [
    'chicken Monday and Friday, fish Sunday, other days veg',
    [
      'Likes chicken',
      'Chicken on Monday and Friday only',
      'Likes fish',
      'Fish on Sunday only',
      'Vegetarian on Tuesday, Wednesday, Thursday and Saturday',
    ],
  ],
  ['want 2g per kg protein', ['2 g protein for each kg']],
  ['intermittent 16 8, 12 to 8. green tea is fine', ['Meals from 12:00 to 20:00', 'Likes green tea']],
  ['want 4 meals: 9, 1, 5, 9', ['4 meals a day', 'Breakfast at 09:00', 'Lunch at 13:00', 'Snack at 17:00', 'Dinner at 21:00']],
  ['breastfeeding, baby gets gassy from rajma', ['Careful with: Breastfeeding', 'No kidney beans']],
  ['no cooking for breakfast. dinner elaborate', ['Breakfast in 5 minutes']],
  ['nashta 10 min me ban jaye', ['Breakfast in 10 minutes']],
  ['hafte me 2 din machhli, 1 din mutton, baaki veg', ['Fish on 2 days a week', 'Mutton on 1 day a week', 'No chicken', 'No prawns']],
  ['शनिवार को व्रत, रविवार को चिकन', ['Fast on Saturday', 'Likes chicken', 'Chicken on Sunday only']],
  ['doodh raat ko', ['Milk for bedtime every day']],
  ['eggs mon wed fri only', ['Likes egg', 'Egg on Monday, Wednesday and Friday only']],
  ['dosa twice a week, rest of the mornings eggs', ['Dosa on 2 days a week', 'Likes eggs']],
];
