import type { Plan } from '../../contract/editorial.ts';

/** A price to show: the currency before the number, and the number as text. */
export type ShownPrice = { currency: string; amount: string };

function split(price: string): ShownPrice {
  const [, currency = '', amount = price] = /^(\D*)([\d.,]+)/.exec(price.trim()) ?? [];
  return { currency, amount };
}

const currencyOf = (plan: Plan): string => (typeof plan.monthlyPrice === 'string' ? split(plan.monthlyPrice).currency : '');

/** Spec §3: a price is text such as '₹199', or 0 for free; a free plan is shown in the currency of the others. */
export const shownPrice = (price: string | 0, plans: Plan[]): ShownPrice =>
  price === 0 ? { currency: plans.map(currencyOf).find((currency) => currency !== '') ?? '', amount: '0' } : split(price);

/** Spec §2: the struck-through price is twelve times the monthly price, not the plan's yearlyPrice. */
export function twelveMonths(monthlyPrice: string): ShownPrice {
  const { currency, amount } = split(monthlyPrice);
  return { currency, amount: (Number(amount.replaceAll(',', '')) * 12).toLocaleString('en-IN') };
}
