import { type ComponentProps, lazy, Suspense } from 'react';
import { spoken } from '#texts/current-language.ts';

/** Few users turn it on, and nobody without the network. */
const TwoStep = lazy(async () => ({
  default: (await spoken(import(/* webpackChunkName: "two-step" */ '../../access/factors/two-step.tsx'))).TwoStep,
}));

/** Two-step verification, downloaded when the page is shown. */
export const LazyTwoStep = (props: ComponentProps<typeof TwoStep>) => (
  <Suspense>
    <TwoStep {...props} />
  </Suspense>
);

/** The same for passkeys. */
const Passkeys = lazy(async () => ({
  default: (await spoken(import(/* webpackChunkName: "two-step" */ '../../access/passkeys/passkeys.tsx'))).Passkeys,
}));

/** Passkeys, downloaded when the page is shown. */
export const LazyPasskeys = (props: ComponentProps<typeof Passkeys>) => (
  <Suspense>
    <Passkeys {...props} />
  </Suspense>
);
