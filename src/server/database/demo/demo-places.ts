import { knownCities, type KnownCity } from '../../search/index.ts';
import { WeightedChoice, type Random } from './random.ts';

const smallest = 100_000;

/** Smaller towns that are known for a sport, with their weight. */
const smallButSporting: Readonly<Record<string, number>> = {
  'Leh/Ladakh': 400_000,
  'Kargil/Ladakh': 120_000,
  'Panaji/Goa': 250_000,
  'Margao/Goa': 150_000,
  'Manali/Himachal Pradesh': 100_000,
  'Gangtok/Sikkim': 150_000,
  'Kohima/Nagaland': 150_000,
  'Itanagar/Arunachal Pradesh': 100_000,
  'Silvassa/Dadra and Nagar Haveli and Daman and Diu': 100_000,
};

const weightOf = ({ name, state, population }: KnownCity) => Math.max(smallButSporting[`${name}/${state}`] ?? 0, population);
let choice: WeightedChoice<KnownCity> | undefined;

/** A random city: one with more than 100,000 people, or a smaller one known for its sport. Larger cities are picked more often. */
export function pickCity(random: Random): KnownCity {
  choice ??= new WeightedChoice(
    knownCities().filter((city) => weightOf(city) >= smallest),
    weightOf,
  );
  return choice.pick(random);
}

/** The city with this name. Throws if the index has none, because the named demo people need a city. */
export function cityCalled(name: string): KnownCity {
  const city = knownCities().find((one) => one.name === name);
  if (!city) throw new Error(`There is no city called ${name}`);
  return city;
}

/** The columns for a place. */
export const placeColumnsOf = ({ name, state, lat, lon }: KnownCity) => ({ city: name, state, lat, lon });

// Localities that teams are named after. In other cities a team is named after the city.
const localities: Readonly<Record<string, string>> = {
  Bengaluru:
    'Malleshwaram,Jayanagar,Basavanagudi,Indiranagar,Koramangala,Rajajinagar,Banashankari,Hebbal,Ulsoor,Yeshwanthpur,Whitefield,Frazer Town',
  Mumbai: 'Dadar,Bandra,Andheri,Matunga,Byculla,Malad,Mulund,Chembur,Parel,Versova,Colaba,Sion,Powai,Ghatkopar',
  Delhi: 'Saket,Dwarka,Karol Bagh,Hauz Khas,Shahdara,Lajpat Nagar,Pitampura,Mayur Vihar,Rohini,Janakpuri,Mehrauli',
  Kolkata: 'Ballygunge,Salt Lake,Behala,Shyambazar,Tollygunge,Jadavpur,Gariahat,Dum Dum,Kalighat,Baranagar',
  Chennai: 'Mylapore,Adyar,Nungambakkam,T Nagar,Velachery,Egmore,Perambur,Besant Nagar,Royapuram,Anna Nagar',
  Hyderabad: 'Banjara,Begumpet,Charminar,Jubilee,Ameerpet,Himayatnagar,Kukatpally,Malakpet,Gachibowli',
  Pune: 'Kothrud,Deccan,Aundh,Camp,Hadapsar,Baner,Swargate,Karve Nagar,Sinhagad,Wanowrie',
  Ahmedabad: 'Navrangpura,Maninagar,Vastrapur,Paldi,Bopal,Sabarmati,Naranpura',
  Kochi: 'Fort Kochi,Kaloor,Edappally,Vyttila,Mattancherry,Palluruthy',
  Jaipur: 'Malviya Nagar,Mansarovar,Vaishali,Sanganer,Bani Park',
  Lucknow: 'Gomti Nagar,Hazratganj,Aliganj,Chowk,Indira Nagar',
  Nagpur: 'Dharampeth,Sitabuldi,Sadar,Mahal',
  Surat: 'Adajan,Varachha,Athwa,Rander',
  Kanpur: 'Swaroop Nagar,Kakadeo,Kidwai Nagar',
  Indore: 'Vijay Nagar,Palasia,Rajwada',
  Patna: 'Kankarbagh,Boring Road,Danapur',
  Guwahati: 'Uzan Bazar,Beltola,Maligaon',
  Thiruvananthapuram: 'Pattom,Kowdiar,Vazhuthacaud',
  Coimbatore: 'Gandhipuram,Peelamedu,Singanallur',
  Panaji: 'Altinho,Miramar,Fontainhas',
  Visakhapatnam: 'Gajuwaka,Waltair,Seethammadhara',
  Bhopal: 'Arera,Kolar,Bairagarh',
  Chandigarh: 'Sukhna,Manimajra,Sector 17',
};

/** A locality of the city, or the city itself where none is known. */
export function pickLocality(random: Random, city: string): string {
  const known = localities[city];
  return known && random.isLucky(0.85) ? random.pick(known.split(',')) : city;
}
