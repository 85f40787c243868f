/** The sources of a diet plan, shown beside it. */
export const dietReferences = [
  {
    title: 'Mifflin and St Jeor, American Journal of Clinical Nutrition 1990;51:241-247',
    summary: 'The equation for resting energy from weight, height, age and sex.',
  },
  {
    title: 'Nutrition and athletic performance: Academy of Nutrition and Dietetics, Dietitians of Canada, ACSM, 2016',
    summary: 'Protein of 1.2 to 2.0 g a kilogram, and carbohydrate that follows the work of the day.',
    url: 'https://doi.org/10.1249/MSS.0000000000000852',
  },
  {
    title: 'ISSN position stand: protein and exercise, 2017',
    summary: '1.4 to 2.0 g of protein a kilogram a day for people who train.',
    url: 'https://doi.org/10.1186/s12970-017-0177-8',
  },
  {
    title: 'Dietary reference intakes, National Academies, 2005',
    summary: 'Fat at 20 to 35 % of energy, 14 g of fibre for 1,000 kcal, and what somebody under 18 needs to grow.',
  },
  {
    title: 'Healthy diet, World Health Organization',
    summary: 'Less than 5 g of salt a day, less than a tenth of energy from saturated fat, 400 g of fruit and vegetables.',
    url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
  },
  {
    title: 'Dietary guidelines for Indians, ICMR-NIN, 2024',
    summary: 'Meals of cereals with pulses, vegetables, milk and nuts, in household measures.',
    url: 'https://www.nin.res.in',
  },
  {
    title: 'USDA National Nutrient Database for Standard Reference, Release 24, 2011',
    summary: 'Nutrients of every food; dishes are reckoned from their ingredients.',
    url: 'https://fdc.nal.usda.gov',
  },
  {
    title: 'EFSA: dietary reference values for water, 2010',
    summary: 'About 2.0 litres of water a day for women and 2.5 for men, food included; more with sport.',
    url: 'https://doi.org/10.2903/j.efsa.2010.1459',
  },
];
