import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { OrderDocument, PlaceOrderDocument, QuoteDocument } from '#api/documents/billing/checkout.generated.ts';
import type { Cart } from '#domain/billing/checkout.schema.ts';
import { ORDER_PENDING_POLL_MS, ORDER_POLL_MS } from '#domain/billing/payment.limits.ts';
import {
  type CheckoutInput,
  checkoutMachine,
  type OrderState,
  type QuoteAnswer,
} from '#machines/checkout/checkout.machine.ts';
import type { App } from '../app.actors.ts';
import { useApp } from '../app.context.ts';

/** The checkout while its screen is shown. `goTo` leaves the application, for the payment provider's page. */
export function useCheckout(input: CheckoutInput, goTo: (address: string) => void) {
  const app = useApp();
  const [actor] = useState(() => checkoutActor(app, input, goTo));
  useEffect(() => {
    actor.start();
    const shown = (): void => {
      if (document.visibilityState === 'visible') actor.send({ type: 'window.shown' });
    };
    document.addEventListener('visibilitychange', shown);
    // On the way back, a browser may restore the page as it was left.
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      window.removeEventListener('pageshow', shown);
      actor.stop();
    };
  }, [actor]);
  return { actor, state: useSelector(actor, (snapshot) => snapshot) };
}

function checkoutActor({ api, auth, inspection }: App, input: CheckoutInput, goTo: (address: string) => void) {
  const machine = checkoutMachine.provide({
    actors: {
      readQuote: fromPromise<QuoteAnswer, { cart: Cart }>(
        async ({ input: { cart } }) => (await api(QuoteDocument, { cart: sent(cart) })).quote,
      ),
      placeOrder: fromPromise<OrderState, { cart: Cart; operationId: string; expected: number }>(
        async ({ input: { cart, ...rest } }) =>
          (await api(PlaceOrderDocument, { cart: sent(cart), ...rest })).placeOrder,
      ),
      readOrder: fromPromise<OrderState, { id: string }>(
        async ({ input: order }) => (await api(OrderDocument, order)).order,
      ),
    },
    actions: {
      goToGateway: (_, { order }) => {
        if (order === null || order.url === null) return;
        // So that the page can find the order after a reload or on return.
        const here = new URL(location.href);
        here.searchParams.set('order', order.id);
        history.replaceState(history.state, '', here);
        goTo(order.url);
      },
      reloadSession: () => auth.send({ type: 'session.changed' }),
    },
    delays: { pollDelay: ORDER_POLL_MS, pendingPollDelay: ORDER_PENDING_POLL_MS },
  });
  const actor = createActor(machine, { input });
  inspection?.follow(actor);
  return actor;
}

const sent = ({ subjects, ...cart }: Cart) => ({ ...cart, subjects: [...subjects] });
