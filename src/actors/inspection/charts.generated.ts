// Written by `npm run docs:machines`.
import type { MachineName } from '#machines/proofs.ts';

export const CHARTS: { readonly [Name in MachineName]: () => Promise<{ readonly default: string }> } = {
  auth: () => import('../../../docs/machines/auth.svg?raw'),
  guard: () => import('../../../docs/machines/guard.svg?raw'),
  reloadGuard: () => import('../../../docs/machines/reload-guard.svg?raw'),
  toast: () => import('../../../docs/machines/toast.svg?raw'),
};
