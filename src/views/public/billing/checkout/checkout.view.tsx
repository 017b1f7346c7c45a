import { Button, Heading } from '@radix-ui/themes';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { newOperationId } from '#client/attempts/operation-id.ts';
import { paywallReturn } from '#client/billing/paywall-return.ts';
import { useCheckout } from '#client/billing/use-checkout.ts';
import { useViewData } from '#client/view.context.ts';
import type { Cart } from '#domain/billing/checkout.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { CartPart } from './cart.tsx';
import { cartAddress, cartFrom } from './cart-address.ts';
import { loadCheckout } from './checkout.data.ts';
import styles from './checkout.module.css';
import { Outcome } from './outcome.tsx';

export const loader = loadCheckout;

/** The checkout: the cart or the order in the address, so that a reload or a return from the bank shows the same. */
export function Component() {
  const { checkout: t } = useTexts(checkoutTexts);
  const { search } = useLocation();
  const { countries } = useViewData<typeof loader>();
  const address = new URLSearchParams(search);
  const cart = cartFrom(address, countries);
  const orderId = address.get('order');
  return (
    <div className={pages.fullWidth}>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      {cart === null ? (
        <EmptyState
          illustration="basket"
          level="h2"
          title={t.empty.title}
          action={<LinkButton to={href('pricing')}>{t.choose}</LinkButton>}
        >
          {t.empty.text}
        </EmptyState>
      ) : (
        <Buying cart={cart} orderId={orderId} />
      )}
    </div>
  );
}

function Buying({ cart, orderId }: { readonly cart: Cart; readonly orderId: string | null }) {
  const { checkout: t } = useTexts(checkoutTexts);
  const isSchool = useSession()?.userRole === 'schoolAdmin';
  // Only schools buy seats: a shared address does not make others pay for them.
  const own = isSchool ? cart : { ...cart, seats: 1 };
  const { actor, state } = useCheckout({ cart: own, orderId }, (target) => location.assign(target));
  const isCart = state.matches('cart') || state.matches('placingOrder');
  const isDone = state.matches('confirmed') || state.matches('invoiced');
  const { problem } = state.context;
  const message = problem === null ? null : problem instanceof ProductError ? problem.message : t.unreachable;
  // The address that needed a plan: once the plan is active, the user isn't sent there again.
  const returnTo = isDone ? paywallReturn.read() : null;
  useEffect(() => {
    if (isDone) return () => paywallReturn.forget();
  }, [isDone]);

  return (
    <>
      <Stepper
        label={t.steps.label}
        steps={[
          { id: 'cart', title: t.steps.cart },
          { id: 'pay', title: t.steps.pay },
          { id: 'done', title: t.steps.done },
        ]}
        current={isCart ? 'cart' : isDone ? 'done' : 'pay'}
        isComplete={isDone}
      />
      {isCart && (
        <>
          <Problem message={state.matches({ cart: 'quoteFailed' }) ? null : message} />
          {state.matches({ cart: 'quoteFailed' }) && (
            <FailedState message={message ?? t.unreachable} onRetry={() => actor.send({ type: 'retry.requested' })} />
          )}
          <CartPart
            cart={state.context.cart}
            answer={state.context.answer}
            isSchool={isSchool}
            isAsking={state.matches({ cart: 'loadingQuote' })}
            isOrdering={state.matches('placingOrder')}
            onChange={(changed) => {
              window.history.replaceState(window.history.state, '', cartAddress(window.location.href, changed));
              actor.send({ type: 'cart.changed', cart: changed });
            }}
            onPay={() => actor.send({ type: 'pay.requested', operationId: newOperationId() })}
          />
        </>
      )}
      {(state.matches('checkingPayment') || state.matches('awaitingPayment')) && (
        <p className={styles.waiting} role="status">
          {t.checking}
        </p>
      )}
      {state.matches('atPaymentPage') && (
        <div className={styles.waiting}>
          <p role="status">{t.paying}</p>
          <div className={pages.actions}>
            <Button size="3" onClick={() => actor.send({ type: 'pay.requested', operationId: newOperationId() })}>
              {t.toPayment}
            </Button>
            <Button size="3" variant="soft" onClick={() => actor.send({ type: 'retry.requested' })}>
              {t.backToCart}
            </Button>
          </div>
        </div>
      )}
      {state.matches('unreachable') && (
        <FailedState message={message ?? t.unreachable} onRetry={() => actor.send({ type: 'retry.requested' })} />
      )}
      {state.matches('confirmed') && <Outcome name="confirmed" returnTo={returnTo} />}
      {state.matches('invoiced') && <Outcome name="invoiced" returnTo={null} />}
      {state.matches('pending') && <Outcome name="pending" returnTo={null} payAt={state.context.order?.url ?? null} />}
      {state.matches('unpaid') && (
        <Outcome
          name="unpaid"
          returnTo={null}
          onPay={() => actor.send({ type: 'pay.requested', operationId: newOperationId() })}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('failed') && (
        <Outcome name="failed" returnTo={null} onRetry={() => actor.send({ type: 'retry.requested' })} />
      )}
      {state.matches('abandoned') && (
        <Outcome name="left" returnTo={null} onRetry={() => actor.send({ type: 'retry.requested' })} />
      )}
    </>
  );
}
