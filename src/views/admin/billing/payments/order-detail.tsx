import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { MarkInvoicePaidDocument, type OrderDetailQuery } from '#api/documents/billing/payment-admin.generated.ts';
import { useApi, useSession, useToast } from '#client/app.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { joinedLine, nameList } from '#texts/joined-line.ts';
import { usePrice } from '#texts/price.ts';
import { countryText } from '#texts/wording/country.wording.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import styles from './admin-payments.module.css';
import { RefundForm } from './refund-form.tsx';

type Props = { readonly detail: OrderDetailQuery['orderDetail'] };

/** One order: the buyer, payments and refunds, and what it opened. */
export function OrderDetail({ detail }: Props) {
  const { admin: t, mine: ownTexts } = useTexts(checkoutTexts);
  const price = usePrice();
  const language = useLanguage();
  const user = useSession();
  const { summary } = detail;
  const money = (amount: number): string => price({ amount, currency: summary.currency });
  const plan = ownTexts.plan[summary.planId === 'pro' ? 'pro' : 'standard'];
  const mayChange = user?.userRole === 'admin' && hasPermission(user, 'payments.refund');
  const facts: readonly (readonly [string, string])[] = [
    [t.detail.buyer, nameList([summary.school, summary.buyerName, summary.buyerEmail])],
    [t.columns.status, ownTexts.status[summary.status]],
    [
      t.detail.price,
      joinedLine(
        money(summary.firstAmount),
        `${money(detail.renewalAmount)} ${ownTexts.each[summary.period === 'month' ? 'month' : 'year']}`,
      ),
    ],
    [t.columns.received, money(summary.received)],
    [t.detail.renewal, t.renewal[summary.renewal]],
    [t.detail.ordered, dateTimeText(language, summary.createdAt)],
    [t.detail.country, countryText(language, detail.country)],
    [t.detail.gateway, summary.gateway],
    ...(detail.coupon === null ? [] : [[t.detail.coupon, detail.coupon] as const]),
  ];
  return (
    <div className={pages.page}>
      <Link className={pages.up} to={href('admin.payments')}>
        <Icon name="back" px={14} /> {t.back}
      </Link>
      <Heading as="h1" size="7">
        {ownTexts.what({ plan, subjects: nameList(detail.subjects) })}
        {summary.seats > 1 && ` × ${summary.seats}`}
      </Heading>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayChange && summary.status === 'invoiced' && <ResolveInvoice orderId={summary.id} />}
      <PageSection id="payments" title={t.payments}>
        {detail.payments.length === 0 && <p className={pages.intro}>{t.noPayments}</p>}
        <ul className={styles.list}>
          {detail.payments.map((payment) => (
            <li key={payment.id}>
              <Payment payment={payment} mayRefund={mayChange && payment.refunded < payment.amount} />
            </li>
          ))}
        </ul>
      </PageSection>
      {detail.ledger.length > 0 && (
        <PageSection id="ledger" title={t.ledger}>
          <ul className={styles.list}>
            {detail.ledger.map((line) => (
              <li key={line.id}>
                <strong>{t.kinds[line.kind]}</strong>{' '}
                {line.subject ?? ownTexts.plan[line.planId === 'pro' ? 'pro' : 'standard']},{' '}
                {t.until({ day: line.until ?? null })}
                <span className={styles.soft}>
                  {joinedLine(dateTimeText(language, line.at), line.actor, line.reason)}
                </span>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      {detail.events.length > 0 && (
        <PageSection id="events" title={t.events}>
          <ul className={styles.list}>
            {detail.events.map((event) => (
              <li key={`${event.at} ${event.type}`}>
                <code>{event.type}</code>: {t.outcomes[event.outcome]}
                <span className={styles.soft}>{joinedLine(dateTimeText(language, event.at), event.detail)}</span>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </div>
  );
}

type PaymentProps = { readonly payment: Props['detail']['payments'][number]; readonly mayRefund: boolean };

function Payment({ payment, mayRefund }: PaymentProps) {
  const { admin: t, mine: ownTexts } = useTexts(checkoutTexts);
  const price = usePrice();
  const [isRefunding, setRefunding] = useState(false);
  return (
    <>
      <div className={styles.row}>
        <span>
          {ownTexts.paidOn({
            amount: price({ amount: payment.amount, currency: payment.currency }),
            day: payment.paidAt,
          })}
          {payment.refunded > 0 && (
            <span className={styles.soft}>
              {ownTexts.refunded({ amount: price({ amount: payment.refunded, currency: payment.currency }) })}
            </span>
          )}
        </span>
        <span className={pages.actions}>
          <Button size="2" variant="soft" color="gray" asChild>
            <a href={payment.receipt} download>
              {ownTexts.receipt({ number: payment.receiptNumber })}
            </a>
          </Button>
          {mayRefund && !isRefunding && (
            <Button size="2" variant="soft" onClick={() => setRefunding(true)}>
              {t.refund.open}
            </Button>
          )}
        </span>
      </div>
      {isRefunding && <RefundForm payment={payment} onDone={() => setRefunding(false)} />}
    </>
  );
}

function ResolveInvoice({ orderId }: { readonly orderId: string }) {
  const { admin: t } = useTexts(checkoutTexts);
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const resolveInvoice = async (): Promise<void> => {
    try {
      await api(MarkInvoicePaidDocument, { order: orderId });
      toast({ message: t.settled, color: 'positive' });
      await revalidate();
    } catch (cause) {
      if (!(cause instanceof ProductError)) throw cause;
      setProblem(cause.message);
    }
  };
  return (
    <div>
      <Problem message={problem} />
      <Button size="3" onClick={() => void resolveInvoice()}>
        {t.settle}
      </Button>
    </div>
  );
}
