import type { HelpNumbers } from '../../../../contract/assistant/safety.ts';

const none = { crisis: [], child: [], violence: [] };
const line = (label: string, number: string) => ({ label, number });

/** Public helplines by country code (ISO 3166-1), as published on their own sites. Other countries get `fallbackNumbers`. */
const byCountry: Readonly<Record<string, HelpNumbers>> = {
  IN: {
    emergency: ['112'],
    crisis: [line('Tele-MANAS', '14416')],
    child: [line('Childline', '1098')],
    violence: [line('Women Helpline', '181')],
  },
  US: {
    emergency: ['911'],
    crisis: [line('988 Suicide & Crisis Lifeline', '988')],
    child: [line('Childhelp', '1-800-422-4453')],
    violence: [line('National Domestic Violence Hotline', '1-800-799-7233')],
  },
  CA: {
    ...none,
    emergency: ['911'],
    crisis: [line('988 Suicide Crisis Helpline', '988')],
    child: [line('Kids Help Phone', '1-800-668-6868')],
  },
  GB: {
    emergency: ['999', '112'],
    crisis: [line('Samaritans', '116 123')],
    child: [line('Childline', '0800 1111')],
    violence: [line('National Domestic Abuse Helpline', '0808 2000 247')],
  },
  IE: { ...none, emergency: ['112', '999'], crisis: [line('Samaritans', '116 123')], child: [line('ISPCC Childline', '1800 66 66 66')] },
  AU: {
    emergency: ['000'],
    crisis: [line('Lifeline', '13 11 14')],
    child: [line('Kids Helpline', '1800 55 1800')],
    violence: [line('1800RESPECT', '1800 737 732')],
  },
  NZ: { ...none, emergency: ['111'], crisis: [line('1737, need to talk?', '1737')] },
};
const europe = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

/** 112 works in the European Union, in India and from most mobile phones; the card adds 'or your local emergency number'. */
const fallbackNumbers: HelpNumbers = { ...none, emergency: ['112'] };
const knownCountries: readonly string[] = [...Object.keys(byCountry), ...europe];

/** A country's numbers; `overrides` (from the settings) replace single lists of a country. */
export function helpNumbers(country: string, overrides: Readonly<Record<string, Partial<HelpNumbers>>> = {}): HelpNumbers {
  const code = country.trim().toUpperCase();
  return { ...(byCountry[code] ?? fallbackNumbers), ...overrides[code] };
}
export const isLocalKnown = (country: string): boolean => knownCountries.includes(country.trim().toUpperCase());
