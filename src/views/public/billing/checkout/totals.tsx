import type { ShownQuote } from '#domain/billing/quote.rule.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { exactPriceText } from '#texts/wording/exact-price.wording.ts';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import styles from './checkout.module.css';

type TotalsProps = {
  readonly quote: ShownQuote | null;
  readonly isAsking: boolean;
  /** By invoice, which can be ordered only once. */
  readonly isInvoiced: boolean;
};

/** The lines of the price, with tax, and the price of a renewal. */
export function Totals({ quote, isAsking, isInvoiced }: TotalsProps) {
  const { checkout: t, mine: ownTexts } = useTexts(checkoutTexts);
  const language = useLanguage();
  if (quote === null) return <LoadingSkeleton heights={[20, 20, 36]} />;
  const { lines, seats, currency, discount, first, renewal, taxBasisPoints, taxIncluded, period } = quote;
  const money = (amount: number): string => exactPriceText(language, amount, currency);
  return (
    <div className={styles.totals} aria-busy={isAsking} data-stale={isAsking || undefined}>
      <dl>
        {lines.map(({ planId, subjectTitle, full }) => (
          <div key={subjectTitle ?? planId}>
            <dt>{t.line({ plan: ownTexts.plan[planId], subject: subjectTitle, seats })}</dt>
            <dd>{money(full)}</dd>
          </div>
        ))}
        {discount > 0 && (
          <div>
            <dt>{t.discount}</dt>
            <dd>−{money(discount)}</dd>
          </div>
        )}
        {!taxIncluded && (
          <div>
            <dt>{t.tax({ percent: taxBasisPoints / 100 })}</dt>
            <dd>{money(first.tax)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t.now}</dt>
          <dd aria-live="polite">{money(first.gross)}</dd>
        </div>
        {taxIncluded && (
          <div className={styles.soft}>
            <dt>{t.taxWithin({ percent: taxBasisPoints / 100 })}</dt>
            <dd>{money(first.tax)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.soft}>
        {isInvoiced || first.gross === 0 ? t.renewsNot : t.renews({ amount: money(renewal.gross), period })}
      </p>
    </div>
  );
}
