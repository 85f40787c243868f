/** Where a price is from: `monitored`, retail averages that the Department of Consumer Affairs, Government of India, collects daily in its
 * markets (Price Monitoring Division, 2024, rounded); `usual`, our own rounded estimate for what city markets and shops of India asked in 2024
 * and 2025. Both differ by town, season and shop. */
export type PriceSource = 'monitored' | 'usual';

/** Rupees for a kilogram or litre as sold, by the foods of `foods.json`. */
export const rupeesPerKg: Readonly<Record<PriceSource, string>> = {
  monitored: `
    rice 45, parboiled-rice 45, atta 37, maida 40, chana-dal 90, toor-dal 150, urad 125, moong 115, masoor 90, masoor-dal 90, sugar 45, jaggery 55,
    milk 60, low-fat-milk 55, skim-milk 52, peanut-oil 190, mustard-oil 155, soybean-oil 135, sunflower-oil 140, tea 280, salt 25, potato 32, onion 38,
    tomato 42, semolina 45, besan 100, brinjal 45, ghee 620, butter 560, egg 130, egg-white 130, banana 50, turmeric 260, red-chilli 280, cumin 420,
    pepper 850, coriander-seed 200, millet 38, millet-flour 42, jowar 48, jowar-flour 52, ragi-flour 55`,
  usual: `
    brown-rice 110, poha 60, puffed-rice 90, rice-flour 50, dalia 60, vermicelli 90, couscous 450, spaghetti 150, macaroni 130, whole-wheat-pasta 200,
    rice-noodles 250, soba 700, oats 180, barley 80, rye-flour 250, cornmeal 60, cornflour 120, quinoa 350, amaranth 180, buckwheat-flour 180,
    buckwheat 200, sabudana 80, oat-bran 350, wheat-bran 60, vital-gluten 600, corn-flakes 350, muesli 450, popcorn 140, brown-bread 130,
    white-bread 110, pita 300, corn-tortilla 450, rice-cakes 900, chickpeas 100, roasted-chana 140, sattu 160, rajma 150, black-beans 250, lobia 120,
    moth 130, dried-peas 70, val 180, broad-beans 160, lupins 500, moong-sprouts 150, lentil-sprouts 200, shallot 90, spring-onion 80, leek 250,
    garlic 200, ginger 150, sweet-potato 50, carrot 50, beetroot 45, mooli 35, turnip 45, arbi 60, yam 55, tapioca 50, lotus-root 160, cucumber 40,
    spinach 50, mustard-greens 50, amaranth-leaves 50, drumstick-leaves 80, methi-leaves 60, kale 300, lettuce 200, cabbage 30, red-cabbage 90,
    cauliflower 45, broccoli 140, okra 55, lauki 35, turai 50, karela 55, ash-gourd 35, pumpkin 35, zucchini 120, chayote 50, drumstick 90, beans 70,
    sem 65, peas 90, green-tuvar 110, corn 70, capsicum 80, red-capsicum 180, green-chilli 80, mushroom 200, oyster-mushroom 250, asparagus 600,
    celery 200, bok-choy 200, kohlrabi 50, raw-banana 50, raw-jackfruit 60, coriander 120, mint 120, curry-leaves 150, basil 300, parsley 300,
    olives 800, tofu 300, silken-tofu 500, soybeans 80, soy-nuts 300, soy-chunks 160, soy-protein 1400, soy-milk 120, soy-curd 400, tempeh 700,
    miso 900, soy-sauce 250, tamari 800, edamame 450, buffalo-milk 75, milk-powder 450, curd 90, low-fat-curd 85, hung-curd 250, paneer 400,
    low-fat-cottage 380, cheese 600, mozzarella 550, feta 1200, cream 300, rice-bran-oil 165, sesame-oil 350, coconut-oil 280, olive-oil 900,
    canola-oil 220, chicken-breast 340, chicken-thigh 280, chicken-mince 360, turkey-mince 900, goat 800, lamb 850, lamb-mince 850, pork 400,
    beef-mince 400, chicken-liver 180, tilapia 220, rohu 240, catfish 250, pomfret 700, mackerel 300, surmai 700, salmon 1600, tuna 700, sardine 180,
    prawns 600, crab 500, avocado 350, apple 180, orange 90, mandarin 90, sweet-lime 80, grapefruit 200, mango 120, papaya 50, guava 70,
    pomegranate 190, chikoo 80, custard-apple 130, litchi 180, jamun 200, jackfruit 80, pineapple 90, watermelon 30, muskmelon 50, grapes 120, pear 160,
    peach 200, plum 220, apricot 250, kiwi 350, strawberry 400, blueberry 1600, cherry 600, fig 300, persimmon 250, starfruit 150, passion-fruit 350,
    lemon-juice 250, orange-juice 130, tamarind 180, garam-masala 700, mustard-seed 120, fenugreek-seed 120, fennel 250, ajwain 300, cardamom 3000,
    cinnamon 600, clove 1100, bay-leaf 300, saffron 200000, oregano 1000, nutmeg 1200, paprika 800, vinegar 80, wine-vinegar 400, vanilla 2500,
    mustard-paste 300, baking-powder 300, yeast 500, ketchup 180, dates 250, raisins 300, dried-apricot 700, dried-fig 1100, prunes 800, almonds 850,
    cashews 950, walnuts 1100, pistachios 1300, hazelnuts 1600, pine-nuts 4500, almond-butter 1200, peanuts 140, peanut-butter 350, peanut-flour 300,
    sesame 250, tahini 800, sesame-flour 400, flaxseed 160, chia 450, pumpkin-seeds 600, sunflower-seeds 350, melon-seeds 500, sunflower-flour 500,
    makhana 1100, coconut 90, dry-coconut 280, coconut-milk 350, poppy-seeds 1500, coconut-water 150, water 0, coffee 900, cocoa 900, honey 400,
    maple-syrup 2200, gelatine 1200`,
};
