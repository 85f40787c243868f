/** Words of other things that are a letter or two away from the name of a food. */
export const otherThanFoods: ReadonlySet<string> = new Set(
  `status glutes shapes slices makes halves spices spikes citrus carrom barely hearing hearings pantry shaker shakes selfish desert burner burners banata banate bataya bataaya
  karega karegi karenge conscious raising hiring chakra chauka chukar pichle pichla badami kanda chalna chalne sambhal sambhalo kadhai napkin napkins pallet chores choose chosen
  murmur preach padhai grinds greed breath spread chained better batter bitter buttons mother temper temple ripple simple sample people couple purple
  garage manage damage cottage cabinet carriage almost summon sermon papers proper prayer kitchen thicken quicken kicked picked pickup
  finger singer linger danger hanger hunger sister minutes minute million melting muffin coffin pumping bumping jumping sprints shrinks drinks applies applied
  shares crisis shade shades dallas breaks shayad chhakka chaati chills chokes basics floors closes bhaari grazes bahana batana shaken kansas sharif
  madras surat banaras bhopal karnal makrana dholka gingee raisen haldia kandla`
    .split(/\s+/)
    .filter(Boolean),
);
