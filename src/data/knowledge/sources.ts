import type { Source } from '../../contract/assistant/chat.ts';

/** Works that topics name besides those of the passages. */
export const furtherSources: Readonly<Record<string, Source>> = {
  issnCreatine: {
    title: 'ISSN position stand: safety and efficacy of creatine supplementation (2017)',
    summary: 'Kreider and others, J Int Soc Sports Nutr 14:18: creatine monohydrate in exercise, sport and medicine.',
  },
  usda: {
    title: 'USDA National Nutrient Database for Standard Reference, Release 24 (2011)',
    summary: 'Nutrients per 100 g of foods.',
  },
  elevateRules: {
    title: 'Rules of the international federations (FIFA, ICC, BWF, FIVB, FIBA, ITF, IHF, FIH, World Athletics)',
    summary: 'Players, length, court and scoring of each sport, and the distances of races.',
  },
  wada: { title: 'World Anti-Doping Code: Prohibited List', summary: 'Substances and methods that are banned in sport.' },
  nhsFirstAid: {
    title: 'NHS: First aid, and common injuries',
    summary: 'What to do at once for bleeding, bruises, wounds, teeth and fingers, and when to see a doctor.',
  },
  iocSupplements: {
    title: 'IOC consensus statement: dietary supplements and the high-performance athlete (2018)',
    summary: 'Which supplements help, by how much, in what amounts, and the risk of contamination.',
  },
  reed2021: {
    title: 'Reed and others: Neither soy nor isoflavone intake affects male reproductive hormones (2021)',
    summary: 'Reproductive Toxicology 100:60-67: a meta-analysis of 41 trials.',
  },
  efsaCaffeine: {
    title: 'EFSA: Scientific opinion on the safety of caffeine (2015)',
    summary: 'Up to 400 mg a day and 200 mg at once for adults, 200 mg a day in pregnancy.',
  },
  whoTobacco: {
    title: 'WHO: Tobacco, health benefits of smoking cessation',
    summary: 'What improves hours, weeks and months after stopping.',
  },
  detraining2000: {
    title: 'Mujika and Padilla: Detraining, loss of training-induced adaptations (2000)',
    summary: 'Sports Medicine 30:79-87 and 145-154: what falls first when training stops, and how little keeps it.',
  },
  running2017: {
    title: 'Alentorn-Geli and others: Recreational and competitive running with hip and knee osteoarthritis (2017)',
    summary:
      'Journal of Orthopaedic and Sports Physical Therapy 47:373-390: 3.5 % of recreational runners, 10.2 % of people who do not run.',
  },
};
