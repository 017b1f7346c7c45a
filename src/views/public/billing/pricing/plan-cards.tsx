import { Button, Heading } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import type { PricingQuery } from '#api/documents/site/public-pages.generated.ts';
import { useSession } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/platform/site/landing.texts.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { usePrice } from '#texts/price.ts';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Glyph } from '#ui/icon/glyph.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { KINDS } from './kinds.ts';
import { type Period, priceFor, totalOf } from './price.ts';
import styles from './pricing.module.css';

type Props = PricingQuery & { readonly period: Period };

/** The plans: free, Standard, and Pro with subjects of choice. */
export function PlanCards({ plans, subjectPrices, period }: Props) {
  const { pricing: t } = useTexts(siteTexts);
  const { register, home } = useTexts(landingTexts);
  const user = useSession();
  const isSchool = user?.userRole === 'schoolAdmin';
  // A school buys seats for others, so its admin's own plan is irrelevant.
  const hasPro = !isSchool && user?.pro_plan_purchased === true;
  const owned = hasPro ? user.purchased_subjects : [];
  const toAdd = subjectPrices.filter(({ subject }) => !owned.includes(subject.id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(toAdd[0] && [toAdd[0].subject.slug]));
  const standard = plans.find(({ id }) => id === 'standard');
  const pro = plans.find(({ id }) => id === 'pro');
  const subjects = toAdd.filter(({ subject }) => chosen.has(subject.slug));

  const choose = (slug: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(slug);
    else next.delete(slug);
    setChosen(next);
  };
  const checkout = (plan: string, slugs: readonly string[]): string => {
    const query = new URLSearchParams({ plan, period, ...(slugs.length > 0 && { subjects: slugs.join(',') }) });
    return `${href('checkout')}?${query.toString()}`;
  };

  return (
    <ul className={styles.cards}>
      <Card
        name={t.free}
        price={t.freePrice}
        text={t.freeText}
        action={
          <LinkButton to={user === null ? href('register') : href('home')} variant="soft">
            {user === null ? register : home}
          </LinkButton>
        }
      >
        <Kinds of={KINDS} />
      </Card>
      {standard !== undefined && (
        <Card
          name={t.standard}
          price={<PriceText parts={[standard.prices]} period={period} isSeat={isSchool} />}
          text={t.standardText}
          action={
            <Choose
              label={isSchool ? t.orderSeats({ plan: t.standard }) : t.choose({ plan: t.standard })}
              to={checkout('standard', [])}
              isOwned={!isSchool && user?.standard_plan_purchased === true}
              isOffered={totalOf([standard.prices], period) !== null}
            />
          }
        >
          <Kinds of={KINDS.filter((kind) => standard.opens.includes(kind))} />
        </Card>
      )}
      {pro !== undefined && (
        <Card
          name={t.pro}
          price={
            <PriceText
              parts={[...(hasPro ? [] : [pro.prices]), ...subjects.map(({ prices }) => prices)]}
              period={period}
              isSeat={isSchool}
            />
          }
          text={hasPro ? t.proAdd : t.proText}
          action={
            <Choose
              label={isSchool ? t.orderSeats({ plan: t.pro }) : hasPro ? t.addSubjects : t.choose({ plan: t.pro })}
              to={checkout('pro', [...chosen])}
              isOwned={hasPro && toAdd.length === 0}
              isOffered={subjects.length > 0 && totalOf([pro.prices], period) !== null}
            />
          }
        >
          <fieldset className={styles.subjects}>
            <legend>{t.chooseSubjects}</legend>
            {subjectPrices.map(({ subject, prices }) => {
              const isOwned = owned.includes(subject.id);
              return (
                <CheckboxField
                  key={subject.id}
                  label={subject.title}
                  hint={isOwned ? t.subjectYours : <SubjectPrice prices={prices} period={period} />}
                  disabled={isOwned}
                  checked={isOwned || chosen.has(subject.slug)}
                  onChange={({ target }) => choose(subject.slug, target.checked)}
                />
              );
            })}
          </fieldset>
          <p className={styles.note} role="status">
            {subjects.length === 0 && toAdd.length > 0 && t.noSubject}
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

/** What a plan opens, by kind. */
function Kinds({ of: kinds }: { readonly of: readonly (typeof KINDS)[number][] }) {
  const { pricing: t } = useTexts(siteTexts);
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Glyph name="right" px={16} />
          {t.kinds[kind]}
        </li>
      ))}
    </ul>
  );
}

type PriceProps = {
  readonly parts: Parameters<typeof totalOf>[0];
  readonly period: Period;
  /** Per user that a school pays for. */
  readonly isSeat: boolean;
};

function PriceText({ parts, period, isSeat }: PriceProps) {
  const { pricing: t } = useTexts(siteTexts);
  const price = usePrice();
  const total = totalOf(parts, period);
  if (total === null) return t.noPrice;
  const text = price({ amount: total.amount, currency: total.currency });
  const each = period === 'month' ? t.perMonth({ price: text }) : t.perYear({ price: text });
  return isSeat ? t.perSeat({ price: each }) : each;
}

function SubjectPrice({
  prices,
  period,
}: {
  readonly prices: Parameters<typeof priceFor>[0];
  readonly period: Period;
}) {
  const { pricing: t } = useTexts(siteTexts);
  const price = usePrice();
  const own = priceFor(prices, period);
  return own === null ? t.noPrice : t.perSubject({ price: price({ amount: own.amount, currency: own.currency }) });
}

type ChooseProps = {
  readonly label: string;
  readonly to: string;
  readonly isOwned: boolean;
  readonly isOffered: boolean;
};

function Choose({ label, to, isOwned, isOffered }: ChooseProps) {
  const { pricing: t } = useTexts(siteTexts);
  if (isOwned) return <p className={styles.owned}>{t.yours}</p>;
  if (!isOffered) {
    return (
      <Button size="3" disabled>
        {label}
      </Button>
    );
  }
  return <LinkButton to={to}>{label}</LinkButton>;
}
