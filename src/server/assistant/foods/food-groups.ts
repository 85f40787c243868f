import { ownValue } from '../../../contract/own-value.ts';
import type { Food } from './food.ts';

const isIn =
  (...ids: readonly string[]) =>
  ({ id }: Food) =>
    ids.includes(id);
const has =
  (...flags: Food['flags']) =>
  (food: Food) =>
    flags.some((flag) => food.flags.includes(flag));

/** Words for many foods at once that are in no food's name. */
const groups: Readonly<Record<string, (food: Food) => boolean>> = {
  meat: has('meat', 'pork'),
  'red meat': isIn('goat', 'lamb', 'lamb-mince', 'pork', 'beef-mince'),
  poultry: isIn('chicken-breast', 'chicken-thigh', 'chicken-mince', 'chicken-liver', 'turkey-mince'),
  'organ meat': isIn('chicken-liver'),
  seafood: has('fish', 'shellfish'),
  shellfish: has('shellfish'),
  dairy: has('dairy'),
  nuts: ({ allergens }) => allergens.includes('treeNuts') || allergens.includes('peanut'),
  'dried fruit': isIn('dates', 'raisins', 'dried-apricot', 'dried-fig', 'prunes'),
  'root vegetables': has('root'),
  'leafy greens': isIn('spinach', 'mustard-greens', 'amaranth-leaves', 'drumstick-leaves', 'methi-leaves', 'kale', 'lettuce', 'bok-choy'),
  sprouts: isIn('moong-sprouts', 'lentil-sprouts'),
  pulses: ({ aisle }) => aisle === 'pulses',
  'soya products': ({ aisle, allergens }) => aisle === 'soy' || allergens.includes('soy'),
  'citrus fruit': isIn('orange', 'mandarin', 'sweet-lime', 'grapefruit', 'lemon-juice', 'orange-juice'),
  berries: isIn('strawberry', 'blueberry'),
  fruit: ({ aisle }) => aisle === 'fruit',
  sweets: isIn('sugar', 'jaggery', 'honey', 'maple-syrup'),
  'fruit juice': isIn('orange-juice'),
  caffeine: isIn('tea', 'coffee', 'cocoa'),
  'spicy food': isIn('green-chilli', 'red-chilli'),
  bread: isIn('brown-bread', 'white-bread', 'pita'),
  pasta: isIn('spaghetti', 'macaroni', 'whole-wheat-pasta', 'rice-noodles', 'soba', 'vermicelli', 'couscous'),
  millets: isIn('jowar', 'jowar-flour', 'millet', 'millet-flour', 'ragi-flour', 'amaranth'),
  'protein powder': isIn('soy-protein', 'milk-powder', 'sunflower-flour', 'peanut-flour', 'sesame-flour', 'vital-gluten'),
  alcohol: has('alcohol'),
  'fermented food': isIn('miso', 'tempeh', 'curd', 'low-fat-curd', 'hung-curd', 'soy-curd', 'yeast', 'soy-sauce', 'tamari'),
};

/** Names of groups of foods, such as 'red meat'. */
export const foodGroupNames: readonly string[] = Object.keys(groups);

/** Whether a food belongs to a group with this name; undefined if there is no such group. */
export const isInGroup = (food: Food, name: string): boolean | undefined => ownValue(groups, name)?.(food);

/** Names of the groups in Hindi. */
export const hindiGroupNames: Readonly<Record<string, string>> = {
  meat: 'मांस',
  'red meat': 'लाल मांस',
  poultry: 'मुर्गी का मांस',
  'organ meat': 'कलेजी',
  seafood: 'समुद्री भोजन',
  shellfish: 'झींगा-केकड़ा',
  dairy: 'दूध की चीज़ें',
  nuts: 'मेवे',
  'dried fruit': 'सूखे फल',
  'root vegetables': 'ज़मीन के नीचे की सब्ज़ियाँ',
  'leafy greens': 'हरी पत्तेदार सब्ज़ियाँ',
  sprouts: 'अंकुरित',
  pulses: 'दालें',
  'soya products': 'सोया की चीज़ें',
  'citrus fruit': 'खट्टे फल',
  berries: 'बेरी',
  fruit: 'फल',
  sweets: 'मीठा',
  'fruit juice': 'फलों का रस',
  caffeine: 'कैफ़ीन',
  'spicy food': 'तीखा खाना',
  bread: 'ब्रेड',
  pasta: 'पास्ता',
  millets: 'मोटा अनाज',
  'protein powder': 'प्रोटीन पाउडर',
  alcohol: 'शराब',
  'fermented food': 'ख़मीर वाली चीज़ें',
};
