import { Button, Heading } from '@radix-ui/themes';
import { useRef } from 'react';
import { useViewData } from '#client/view.context.ts';
import { SEATS_MAX } from '#domain/billing/payment.limits.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { countryText } from '#texts/wording/country.wording.ts';
import { exactPriceText } from '#texts/wording/exact-price.wording.ts';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { CartProps } from './cart-props.ts';
import type { loadCheckout } from './checkout.data.ts';
import styles from './checkout.module.css';
import { CouponField } from './coupon.tsx';
import { Totals } from './totals.tsx';

/** A coupon code that was typed but not applied. Users who typed a code don't want to pay without it. */
const hasTypedCoupon = (form: HTMLFormElement | null): boolean =>
  form !== null && String(new FormData(form).get('coupon')).trim() !== '';

/** The order, the way of paying, and the total. */
export function CartPart({ cart, answer, isSchool, isAsking, isOrdering, onChange, onPay }: CartProps) {
  const { checkout: t, mine: ownTexts } = useTexts(checkoutTexts);
  const { pricing } = useTexts(siteTexts);
  const language = useLanguage();
  const { plans, subjectPrices, countries } = useViewData<typeof loadCheckout>();
  const opens = plans.find(({ id }) => id === cart.planId)?.opens ?? [];
  const subjects = subjectPrices
    .filter(({ subject }) => cart.subjects.includes(subject.slug))
    .map(({ subject }) => subject.title);
  const couponForm = useRef<HTMLFormElement>(null);
  const due = answer?.quote.first.gross ?? null;
  const isPayable = answer !== null && answer.couponProblem === null && !isAsking;
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <RadioGroup
          legend={t.period}
          name="period"
          inline
          options={[
            { value: 'month', label: t.month },
            { value: 'year', label: t.year },
          ]}
          defaultValue={cart.period}
          onChange={({ target }) => onChange({ ...cart, period: target.value === 'month' ? 'month' : 'year' })}
        />
        {isSchool && (
          <NumberField
            label={t.seats}
            hint={t.seatsHint}
            min={1}
            max={SEATS_MAX}
            defaultValue={cart.seats}
            onChange={({ target }) => {
              const seats = Math.trunc(target.valueAsNumber);
              if (seats >= 1 && seats <= SEATS_MAX) onChange({ ...cart, seats });
            }}
          />
        )}
        {countries.length > 1 && (
          <SelectField
            label={t.country}
            options={countries.map((value) => ({ value, label: countryText(language, value) }))}
            value={cart.country}
            onChange={({ target }) => onChange({ ...cart, country: target.value })}
          />
        )}
        <CouponField ref={couponForm} cart={cart} answer={answer} isAsking={isAsking} onChange={onChange} />
      </div>
      <aside className={styles.sum} aria-labelledby="sum">
        <Heading as="h2" size="4" id="sum">
          {t.order}
        </Heading>
        <Totals quote={answer?.quote ?? null} isAsking={isAsking} isInvoiced={isSchool} />
        <Button
          size="4"
          disabled={!isPayable}
          loading={isOrdering}
          onClick={() => (hasTypedCoupon(couponForm.current) ? couponForm.current?.requestSubmit() : onPay())}
        >
          {isSchool
            ? t.byInvoice
            : due === 0
              ? t.free
              : t.pay({
                  amount: due === null || answer === null ? '' : exactPriceText(language, due, answer.quote.currency),
                })}
        </Button>
      </aside>
      <section className={styles.gains} aria-labelledby="gains">
        <Heading as="h2" size="4" id="gains">
          {t.get}
        </Heading>
        <p className={styles.strong}>{t.yours({ plan: ownTexts.plan[cart.planId], subjects: nameList(subjects) })}</p>
        <ul>
          {opens.map((type) => (
            <li key={type}>
              <Icon name="right" px={16} />
              {pricing.kinds[type]}
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{isSchool ? t.untilInvoiced : t.until}</p>
      </section>
    </div>
  );
}
