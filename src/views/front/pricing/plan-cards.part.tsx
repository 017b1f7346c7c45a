import { Button, Heading } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import type { PricingQuery } from '#api/documents/public-pages.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/landing.texts.ts';
import { siteTexts } from '#texts/site.texts.ts';
import { CheckboxField } from '#ui/form/tick-field.tsx';
import { type Period, priceFor, totalOf } from './price.ts';
import styles from './pricing.module.css';

type Props = PricingQuery & { readonly period: Period };

/** What there is to choose from: nothing to pay, Standard, and Pro with the subjects one wants. */
export function PlanCards({ plans, subjectPrices, period }: Props) {
  const { pricing: t } = useTexts(siteTexts);
  const { register, home } = useTexts(landingTexts);
  const user = useSession();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(subjectPrices[0] && [subjectPrices[0].subject.slug]),
  );
  const standard = plans.find(({ id }) => id === 'standard');
  const pro = plans.find(({ id }) => id === 'pro');
  const subjects = subjectPrices.filter(({ subject }) => chosen.has(subject.slug));

  const choose = (slug: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(slug);
    else next.delete(slug);
    setChosen(next);
  };
  const checkout = (plan: string, slugs: readonly string[]): string => {
    const wish = new URLSearchParams({ plan, period, ...(slugs.length > 0 && { subjects: slugs.join(',') }) });
    return `${href('checkout')}?${wish.toString()}`;
  };

  return (
    <ul className={styles.cards}>
      <Card
        name={t.free}
        price={t.freePrice}
        text={t.freeText}
        action={
          <Button size="3" variant="soft" asChild>
            <Link to={user === null ? href('register') : href('home')}>{user === null ? register : home}</Link>
          </Button>
        }
      />
      {standard !== undefined && (
        <Card
          name={t.standard}
          price={<PriceText parts={[standard.prices]} period={period} />}
          text={t.standardText}
          action={
            <Choose
              plan={t.standard}
              to={checkout('standard', [])}
              isOwned={user?.standard_plan_purchased === true}
              isOffered={totalOf([standard.prices], period) !== null}
            />
          }
        />
      )}
      {pro !== undefined && (
        <Card
          name={t.pro}
          price={<PriceText parts={[pro.prices, ...subjects.map(({ prices }) => prices)]} period={period} />}
          text={t.proText}
          action={
            <Choose
              plan={t.pro}
              to={checkout('pro', [...chosen])}
              isOwned={false}
              isOffered={subjects.length > 0 && totalOf([pro.prices], period) !== null}
            />
          }
        >
          <fieldset className={styles.subjects}>
            <legend>{t.chooseSubjects}</legend>
            {subjectPrices.map(({ subject, prices }) => (
              <CheckboxField
                key={subject.id}
                label={subject.title}
                hint={<SubjectPrice prices={prices} period={period} />}
                checked={chosen.has(subject.slug)}
                onChange={({ target }) => choose(subject.slug, target.checked)}
              />
            ))}
          </fieldset>
          <p className={styles.note} role="status">
            {subjects.length === 0 && t.noSubject}
          </p>
        </Card>
      )}
    </ul>
  );
}

type CardProps = {
  readonly name: string;
  readonly price: ReactNode;
  readonly text: string;
  readonly action: ReactNode;
  readonly children?: ReactNode;
};

function Card({ name, price, text, action, children }: CardProps) {
  return (
    <li className={styles.card}>
      <Heading as="h2" size="5">
        {name}
      </Heading>
      <p className={styles.price}>{price}</p>
      <p className={styles.text}>{text}</p>
      {children}
      <div className={styles.action}>{action}</div>
    </li>
  );
}

type PriceProps = { readonly parts: Parameters<typeof totalOf>[0]; readonly period: Period };

function PriceText({ parts, period }: PriceProps) {
  const { pricing: t, price } = useTexts(siteTexts);
  const total = totalOf(parts, period);
  if (total === null) return t.noPrice;
  const text = price(total.amount, total.currency);
  return period === 'month' ? t.perMonth(text) : t.perYear(text);
}

function SubjectPrice({
  prices,
  period,
}: {
  readonly prices: Parameters<typeof priceFor>[0];
  readonly period: Period;
}) {
  const { pricing: t, price } = useTexts(siteTexts);
  const own = priceFor(prices, period);
  return own === null ? t.noPrice : t.perSubject(price(own.amount, own.currency));
}

type ChooseProps = {
  readonly plan: string;
  readonly to: string;
  readonly isOwned: boolean;
  readonly isOffered: boolean;
};

function Choose({ plan, to, isOwned, isOffered }: ChooseProps) {
  const { pricing: t } = useTexts(siteTexts);
  if (isOwned) return <p className={styles.owned}>{t.yours}</p>;
  if (!isOffered) {
    return (
      <Button size="3" disabled>
        {t.choose(plan)}
      </Button>
    );
  }
  return (
    <Button size="3" asChild>
      <Link to={to}>{t.choose(plan)}</Link>
    </Button>
  );
}
