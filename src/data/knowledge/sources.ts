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
};
