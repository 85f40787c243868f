/** What a bare word for food means as people eat it, by the id of a food or dish: 'rice' is cooked rice on the plate. */
export const usualFoods = `
steamed-rice: rice chawal bhaat chaval plain+rice white+rice cooked+rice boiled+rice steamed+rice basmati+rice चावल भात
brown-rice-bowl: cooked+brown+rice boiled+brown+rice
dal-tadka: dal daal dhal dal+fry yellow+dal lentil lentils दाल
roti: roti chapati chapatti chapathi rotli phulka fulka रोटी चपाती
aloo-paratha: paratha parantha paratha+aloo पराठा
rajma-curry: rajma+chawal cooked+rajma boiled+rajma
chole: chole chhole chana+masala cooked+chana cooked+chickpeas boiled+chana boiled+chickpeas छोले
boiled-eggs: boiled+egg hard+boiled+egg ubla+anda
egg: egg anda ande अंडा अंडे whole+egg
egg-white: egg+white
chicken-breast: chicken murgi murga चिकन
grilled-chicken: cooked+chicken grilled+chicken
grilled-fish: cooked+fish
rohu: fish machli machhli मछली
mutton-curry: mutton मटन
kanda-poha: poha poha+plate पोहा
moong-khichdi: khichdi khichri khichadi खिचड़ी
veg-biryani: biryani biriyani veg+biryani pulao pulav
masala-omelette: omelette omelet omlet
masala-chai: chai tea milk+tea cutting+chai चाय
coffee: coffee black+coffee कॉफी
sweet-lassi: lassi लस्सी
chaas: chaas buttermilk chhaas छाछ
curd: curd dahi yogurt yoghurt दही
hung-curd: greek+yogurt greek+yoghurt
milk: milk doodh dudh whole+milk दूध
paneer: paneer cottage+cheese पनीर
tofu: tofu टोफू
soy-chunks: soya soya+chunks soy+chunks nutrela meal+maker सोया
soy-protein: whey protein+powder soy+protein
atta: atta wheat+flour
almonds: almond badam बादाम
peanuts: peanut moongfali mungfali groundnut मूंगफली
oats: oat oats ओट्स
banana: banana kela केला केले
apple: apple seb सेब
mango: mango aam आम
potato: potato aloo alu आलू
spinach: spinach palak पालक
moong-sprouts: sprouts ankurit
dosa: dosa masala+dosa plain+dosa डोसा
idli: idli idly इडली
sugar: sugar chini cheeni shakkar चीनी
honey: honey shahad शहद
jaggery: jaggery gud gur गुड़
ghee: ghee घी
butter: butter makhan मक्खन
`;
