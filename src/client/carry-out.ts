import { type ActorRefFrom, waitFor } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import {
  type AfterReading,
  afterReading,
  type Destination,
  isSessionRead,
  type Order,
  type OrderTo,
} from '#machines/composition/wiring.ts';
import type { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import type { toastMachine } from '#machines/toast/toast.machine.ts';
import type { FlushRegistry } from './flush.registry.ts';
import type { LazyActors } from './lazy-actors.ts';
import type { Connectivity } from './platform/offline/connectivity.ts';

/** The addresses of the orders to the router; the router itself knows the current one. */
const PATHS = {
  login: '/login',
  home: '/home',
  verifyPin: '/verify-pin',
} as const satisfies Readonly<Record<Exclude<Destination, 'again'>, string>>;

type Parts = {
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly toast: ActorRefFrom<typeof toastMachine>;
  readonly connectivity: Connectivity;
  readonly flush: FlushRegistry;
  readonly lazyActors: LazyActors;
  readonly navigate: (path: string) => void;
  readonly reloadGuard: ActorRefFrom<typeof reloadGuardMachine>;
  readonly browser: { readonly [Effect in OrderTo<'browser'>['effect']]: () => void };
};

export type CarryOut = (orders: readonly Order[]) => void;

/** Carries out what the wiring of the machines orders. */
export function createCarrier(parts: Parts): CarryOut {
  const { auth, toast, connectivity, flush, lazyActors, navigate, reloadGuard, browser } = parts;

  async function afterSession(waiting: AfterReading): Promise<void> {
    await waitFor(auth, isSessionRead);
    carryOut(afterReading(waiting, auth.getSnapshot()));
  }

  function execute(order: Order): void {
    switch (order.to) {
      case 'auth':
        auth.send(order.event);
        if (order.waiting !== undefined) void afterSession(order.waiting);
        return;
      case 'toast':
        toast.send({ ...order.event, at: performance.now() });
        return;
      case 'reloadGuard':
        reloadGuard.send({ ...order.event, at: Date.now(), isWorkUnsaved: flush.hasUnsaved() });
        return;
      case 'pin':
      case 'dialog':
      case 'connection':
        // Created on first use, in the state that follows from what has happened before.
        lazyActors.find(order.to)?.send(order.event);
        return;
      case 'connectivity':
        connectivity.onResponse(order.isReached);
        return;
      case 'router':
        // The current address is opened again by `app/session/follow-auth.ts`.
        if (order.go !== 'again') navigate(PATHS[order.go]);
        return;
      case 'browser':
        browser[order.effect]();
        return;
    }
  }
  function carryOut(orders: readonly Order[]): void {
    for (const order of orders) execute(order);
  }
  return carryOut;
}
