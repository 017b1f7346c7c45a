import { Button } from '@radix-ui/themes';
import { type FormEvent, type Ref, useState } from 'react';
import { couponCodeSchema } from '#domain/billing/coupon.schema.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { Field } from '#ui/form/field.tsx';
import type { CartProps } from './cart-props.ts';
import styles from './checkout.module.css';

/** A coupon code. Problems are shown next to it. */
export function CouponField({
  ref,
  cart,
  answer,
  isAsking,
  onChange,
}: Pick<CartProps, 'cart' | 'answer' | 'isAsking' | 'onChange'> & { readonly ref: Ref<HTMLFormElement> }) {
  const { checkout: t } = useTexts(checkoutTexts);
  const messageOf = useMessages();
  const [refused, setRefused] = useState<string | null>(null);
  const problem = isAsking ? null : (answer?.couponProblem ?? null);
  if (cart.coupon !== null && problem === null) {
    return (
      <div className={styles.redeemed}>
        <p role="status">{isAsking ? '…' : t.redeemed({ code: cart.coupon })}</p>
        <Button size="2" variant="soft" color="gray" onClick={() => onChange({ ...cart, coupon: null })}>
          {t.remove}
        </Button>
      </div>
    );
  }
  const redeem = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = couponCodeSchema.safeParse(new FormData(event.currentTarget).get('coupon'));
    setRefused(typed.success ? null : (typed.error.issues[0]?.message ?? null));
    if (typed.success) onChange({ ...cart, coupon: typed.data });
  };
  const error = refused !== null ? messageOf(refused) : problem !== null ? t.couponProblem[problem] : undefined;
  return (
    <form ref={ref} className={styles.coupon} onSubmit={redeem} noValidate>
      <Field
        label={t.coupon}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={cart.coupon ?? ''}
        error={error}
        onChange={() => {
          setRefused(null);
          if (cart.coupon !== null) onChange({ ...cart, coupon: null });
        }}
      />
      <Button type="submit" size="3" variant="soft">
        {t.redeem}
      </Button>
    </form>
  );
}
