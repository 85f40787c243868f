import type { SportId } from '../../../../contract/sports.ts';
import type { Random } from '../random.ts';

const beings =
  'Meteors Herons Otters Langurs Mynas Hornbills Bulbuls Cheetals Sambars Gaurs Kestrels Egrets Drongos Barbets Pangolins Mongooses Bustards Cranes Kites Geckos Civets Dholes Blackbucks Nilgais Kraits Leopards Jackals Porcupines Swifts Terns Dolphins Macaques Squirrels Peafowl Storks Owls Shrikes Martens'.split(
    ' ',
  );
const nature =
  'Banyans Peepals Gulmohars Monsoons Tides Comets Cyclones Boulders Rapids Lanterns Monoliths Palms Tamarinds Neems Bamboos Cascades Embers Sparks Thunderclouds Ridges Deltas Dunes Mangroves Teaks Deodars Lotuses Marigolds Jasmines Anvils Chariots Drums Flywheels'.split(
    ' ',
  );
const clubs: Readonly<Record<SportId, readonly string[]>> = {
  7: ['Hoops', 'Basketball Club'],
  8: ['FC', 'Football Club', 'Athletic'],
  9: ['Baseball Club'],
  11: ['Volleyball Club', 'Spikers'],
  12: ['Ice Hockey Club'],
  16: ['Cricket Club', 'Colts', 'CC'],
  17: ['Badminton Academy', 'Shuttlers'],
  18: ['Lacrosse Club'],
  19: ['Golfers'],
  20: ['Tennis Club'],
  30: ['Handball Club'],
  36: ['Softball Club'],
};

/** A random team name from a locality and an animal, a tree or the weather; never one that is taken. */
export function pickTeamName(random: Random, locality: string, sport: SportId, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const name = suggest(random, locality, sport) + (attempt < 12 ? '' : ` ${random.between(2, 999)}`);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function suggest(random: Random, locality: string, sport: SportId): string {
  const style = random.next();
  if (style < 0.2) return `${locality} ${random.pick(clubs[sport])}`;
  const word = random.pick(style < 0.65 ? beings : nature);
  return random.isLucky(0.2) ? `${locality} ${word} ${random.pick(clubs[sport])}` : `${locality} ${word}`;
}
