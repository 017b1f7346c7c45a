import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { href } from '#routes/href.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Illustration } from '#ui/illustration/illustration.tsx';
import pages from '#ui/page/page.module.css';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from './checkout.module.css';

type Props = {
  readonly name: 'confirmed' | 'invoiced' | 'pending' | 'unpaid' | 'failed' | 'left';
  /** The address that needed a plan. */
  readonly returnTo: string | null;
  /** The gateway's page, while the payment is pending. */
  readonly payAt?: string | null;
  readonly onPay?: () => void;
  readonly onRetry?: () => void;
};

/** A cancelled payment is no failure: the order is as it was. */
const ILLUSTRATIONS = {
  confirmed: 'success',
  invoiced: 'success',
  pending: 'payments',
  unpaid: 'payments',
  failed: 'failure',
  left: 'basket',
} as const;

/** The outcome of the payment, and the next step. It gets the focus, so that it is announced. */
export function Outcome({ name, returnTo, payAt = null, onPay, onRetry }: Props) {
  const { checkout: t } = useTexts(checkoutTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text } = t.outcome[name];
  const isGood = name === 'confirmed' || name === 'invoiced';
  return (
    <section className={styles.outcome} data-good={isGood || undefined}>
      <Illustration name={ILLUSTRATIONS[name]} isAtStart />
      <Heading as="h2" size="6" tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      <p className={pages.intro}>{text}</p>
      <div className={pages.actions}>
        {name === 'confirmed' && (
          <LinkButton to={returnTo ?? href('home')}>{returnTo === null ? t.home : t.continue}</LinkButton>
        )}
        {onPay !== undefined && (
          <Button size="3" onClick={onPay}>
            {t.toPayment}
          </Button>
        )}
        {onRetry !== undefined && (
          <Button size="3" {...(onPay !== undefined && { variant: 'soft' as const })} onClick={onRetry}>
            {onPay === undefined ? t.again : t.backToCart}
          </Button>
        )}
        {payAt !== null && (
          <Button size="3" asChild>
            <a href={payAt}>{t.toPayment}</a>
          </Button>
        )}
        {(isGood || name === 'pending') && (
          <LinkButton to={href('account.payments')} variant="soft">
            {t.payments}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
