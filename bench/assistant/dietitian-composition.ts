/** kcal, g of protein, g of fibre in 100 g as bought. */
type Composition = readonly [kcal: number, protein: number, fibre: number];

// Indian Food Composition Tables 2017 (NIN, Hyderabad) for what is grown and milled in India; USDA FoodData Central, SR Legacy 2018, for the
// rest. Fox nuts: NIN, Nutritive Value of Indian Foods 1989. Names are ours, so a food of another name is not compared.
const indian: Readonly<Record<string, Composition>> = {
  'Whole wheat flour': [320, 10.6, 11.4],
  'Sorghum flour': [334, 10, 10.2],
  'Millet flour': [348, 11, 11.5],
  'Maize flour': [334, 8.8, 12.2],
  'White rice': [356, 7.9, 2.8],
  'Parboiled rice': [351, 7.8, 3.7],
  'Flattened rice': [354, 7.4, 3.5],
  'Puffed rice': [362, 7.5, 2.6],
  Semolina: [334, 11.4, 9.7],
  'Split chickpeas (chana dal)': [329, 21.6, 15.2],
  'Pigeon peas (toor dal)': [331, 21.7, 9.1],
  'Red lentils': [322, 24.4, 10.4],
  'Brown lentils': [299, 22.5, 16.8],
  'Green gram (moong)': [294, 22.5, 17],
  'Moth beans': [291, 19.8, 15.1],
  'Hyacinth beans': [285, 19.9, 23],
  'Dried peas': [303, 20.4, 17],
  'Kidney beans': [299, 19.9, 16.6],
  'Black-eyed peas': [320, 21.3, 11.5],
  'Amaranth leaves': [31, 3.3, 4.4],
  'Fenugreek leaves': [34, 3.7, 4.9],
  'Mustard greens': [30, 3.5, 3.9],
  Spinach: [24, 2.1, 2.4],
  'Ash gourd': [17, 0.8, 3.4],
  'Bitter gourd': [21, 1.4, 3.8],
  'Bottle gourd': [11, 0.5, 2.1],
  Brinjal: [25, 1.5, 4],
  Cauliflower: [23, 2.2, 3.7],
  'French beans': [24, 2.5, 4.4],
  Okra: [27, 2.1, 4.1],
  'Ridge gourd': [13, 0.9, 1.8],
  Pumpkin: [23, 0.8, 2.6],
  'Drumstick pods': [29, 2.6, 6.8],
  'Raw banana': [66, 1.3, 3],
  'Raw jackfruit': [45, 2.6, 6],
  'Fresh coconut': [409, 3.8, 10.4],
  Jaggery: [354, 1.9, 0],
  Paneer: [258, 18.9, 0],
  'Fox nuts': [347, 9.7, 7.6],
  'Carp (rohu, katla)': [101, 19.7, 0],
};
const american: Readonly<Record<string, Composition>> = {
  Almonds: [579, 21.2, 12.5],
  Walnuts: [654, 15.2, 6.7],
  'Roasted peanuts': [587, 24.4, 8.4],
  'Pumpkin seeds': [559, 30.2, 6],
  'Sunflower seeds': [584, 20.8, 8.6],
  'Sesame seeds': [573, 17.7, 11.8],
  Flaxseed: [534, 18.3, 27.3],
  'Chia seeds': [486, 16.5, 34.4],
  'Rolled oats': [379, 13.2, 10.1],
  Quinoa: [368, 14.1, 7],
  'Pearl barley': [352, 9.9, 15.6],
  Chickpeas: [364, 19.3, 17.4],
  'Chickpea flour': [387, 22.4, 10.8],
  'Black beans': [341, 21.6, 15.5],
  'Lentil sprouts': [106, 9, 4],
  'Moong sprouts': [30, 3, 1.8],
  Tofu: [144, 17.3, 2.3],
  Tempeh: [192, 20.3, 0],
  'Soy milk, unsweetened': [33, 2.9, 0.4],
  'Green soybeans': [147, 13, 4.2],
  'Whole milk': [61, 3.2, 0],
  'Low-fat milk': [42, 3.4, 0],
  'Skimmed milk': [34, 3.4, 0],
  Curd: [61, 3.5, 0],
  'Low-fat curd': [63, 5.3, 0],
  'Low-fat cottage cheese': [84, 11, 0],
  Egg: [143, 12.6, 0],
  'Egg white': [52, 10.9, 0],
  'Chicken breast': [120, 22.5, 0],
  'Goat meat': [109, 20.6, 0],
  Salmon: [208, 20.4, 0],
  Prawns: [71, 13.6, 0],
  'Tuna, canned in water': [116, 25.5, 0],
  Potato: [77, 2, 2.2],
  'Sweet potato': [86, 1.6, 3],
  Carrot: [41, 0.9, 2.8],
  Onion: [40, 1.1, 1.7],
  Tomato: [18, 0.9, 1.2],
  Cabbage: [25, 1.3, 2.5],
  Broccoli: [34, 2.8, 2.6],
  'Green peas': [81, 5.4, 5.7],
  Banana: [89, 1.1, 2.6],
  Apple: [52, 0.3, 2.4],
  Orange: [47, 0.9, 2.4],
  Mango: [60, 0.8, 1.6],
  Papaya: [43, 0.5, 1.7],
  Guava: [68, 2.6, 5.4],
  Dates: [282, 2.5, 8],
  'Sunflower oil': [884, 0, 0],
  Ghee: [876, 0.3, 0],
};

/** What 100 g of a food hold by public tables; undefined if it is not in our list. */
export const compositionOf = (name: string): Composition | undefined => indian[name] ?? american[name];

type Stated = { readonly kcal: number; readonly protein: number; readonly fibre: number };
/** Differences that no variety or season explains: 20 % of the energy, a quarter of the protein, two fifths of the fibre. */
export function differencesOf(name: string, stated: Stated): string[] {
  const ours = compositionOf(name);
  if (!ours) return [];
  const [kcal, protein, fibre] = ours;
  const isOff = (one: number, other: number, part: number, least: number) => Math.abs(one - other) > Math.max(part * other, least);
  return [
    ...(isOff(stated.kcal, kcal, 0.2, 15) ? [`${stated.kcal} kcal, ours ${kcal}`] : []),
    ...(isOff(stated.protein, protein, 0.25, 2) ? [`${stated.protein} g of protein, ours ${protein}`] : []),
    ...(isOff(stated.fibre, fibre, 0.4, 2.5) ? [`${stated.fibre} g of fibre, ours ${fibre}`] : []),
  ];
}
