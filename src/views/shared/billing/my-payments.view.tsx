import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  CancelRenewalDocument,
  MyOrdersDocument,
  type MyOrdersQuery,
} from '#api/documents/billing/my-payments.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { usePrice } from '#texts/price.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';
import { LinkButton } from '../platform/link/link-button.tsx';
import { AssignSeatButton } from './assign-seat.tsx';
import styles from './payments.module.css';

type Order = MyOrdersQuery['myOrders'][number];

/** The viewer's own orders, with their seats. */
export const loader = async ({ api }: ViewLoaderArgs) => await api(MyOrdersDocument);

/** A user's purchases, their expiry, and receipts. */
export function Component() {
  const { mine: t } = useTexts(checkoutTexts);
  const { myOrders } = useViewData<typeof loader>();
  return (
    <div className={pages.page}>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      {myOrders.length === 0 ? (
        <EmptyState
          illustration="payments"
          level="h2"
          title={t.empty.title}
          action={<LinkButton to={href('pricing')}>{t.plans}</LinkButton>}
        >
          {t.empty.text}
        </EmptyState>
      ) : (
        <ul className={styles.orders}>
          {myOrders.map((order) => (
            <li key={order.id} className={styles.order}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OrderCard({ order }: { readonly order: Order }) {
  const { mine: t } = useTexts(checkoutTexts);
  const price = usePrice();
  const plan = t.plan[order.planId === 'pro' ? 'pro' : 'standard'];
  return (
    <>
      <div className={styles.head}>
        <Heading as="h2" size="4">
          {t.what({ plan, subjects: nameList(order.subjects) })}
        </Heading>
        <span className={styles.status} data-status={order.status}>
          {t.status[order.status]}
        </span>
      </div>
      <OrderStatusText order={order} />
      {order.status === 'pending' || order.status === 'open' ? (
        order.url !== null && (
          <div>
            <Button size="2" variant="soft" asChild>
              <a href={order.url}>{t.pay}</a>
            </Button>
          </div>
        )
      ) : (
        <>
          {order.seats > 1 && (
            <p className={styles.soft}>{t.seats({ given: order.seatsAssigned, all: order.seats })}</p>
          )}
          {order.status === 'paid' && order.seats > order.seatsAssigned && order.seats > 1 && (
            <AssignSeatButton orderId={order.id} />
          )}
        </>
      )}
      {order.payments.length > 0 && (
        <ul className={styles.receipts} aria-label={t.receipts}>
          {order.payments.map((payment) => (
            <li key={payment.id}>
              <span>
                {t.paidOn({
                  amount: price({ amount: payment.amount, currency: payment.currency }),
                  day: payment.paidAt,
                })}
                {payment.refunded > 0 && (
                  <span className={styles.soft}>
                    {' '}
                    · {t.refunded({ amount: price({ amount: payment.refunded, currency: payment.currency }) })}
                  </span>
                )}
              </span>
              <a className={styles.receipt} href={payment.receipt} download>
                <Icon name="download" px={16} />
                {t.receipt({ number: payment.receiptNumber })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** When it expires, and whether it renews. */
function OrderStatusText({ order }: { readonly order: Order }) {
  const { mine: t } = useTexts(checkoutTexts);
  const price = usePrice();
  const api = useApi();
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const { periodEndsAt: end, renewal } = order;
  if (order.status !== 'paid' || end === null) return null;
  const cancel = async (): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.cancelTitle,
      text: t.cancelText({ day: end }),
      confirmLabel: t.cancel,
      cancelLabel: t.keepRenewal,
    });
    if (reason !== 'confirm') return;
    try {
      await api(CancelRenewalDocument, { order: order.id });
      dialog.toast(t.canceled);
      await revalidate();
    } catch (cause) {
      if (!(cause instanceof ProductError)) throw cause;
      setProblem(cause.message);
    }
  };
  const renews = renewal === 'active' || renewal === 'pastDue';
  return (
    <>
      <Problem message={problem} />
      <p className={styles.soft}>
        {renewal === 'ended'
          ? t.ended
          : renews
            ? t.renewsOn({
                amount: price({ amount: order.renewalAmount, currency: order.currency }),
                period: t.each[order.period === 'month' ? 'month' : 'year'],
                day: end,
              })
            : t.endsOn({ day: end })}
      </p>
      {renewal === 'pastDue' && <p className={styles.warning}>{t.pastDue}</p>}
      {renews && (
        <div>
          <Button size="2" variant="soft" color="gray" onClick={() => void cancel()}>
            {t.cancel}
          </Button>
        </div>
      )}
    </>
  );
}
