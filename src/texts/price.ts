import { useLanguage } from './current-language.ts';
import { priceText } from './wording/price.wording.ts';

type Price = { readonly amount: number; readonly currency: string };

/** `const price = usePrice()`, then `price({ amount: 950, currency: 'EUR' })` → `€9.50`. */
export function usePrice(): (price: Price) => string {
  const language = useLanguage();
  return ({ amount, currency }) => priceText(language, amount, currency);
}
