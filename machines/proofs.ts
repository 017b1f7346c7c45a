import { authInvariants } from './auth/auth.invariants.ts';
import { authModel } from './auth/auth.model.ts';
import { guardInvariants } from './guard/guard.invariants.ts';
import { guardModel } from './guard/guard.model.ts';
import type { MACHINES } from './index.ts';
import type { Proof } from './machine.proof.ts';
import { reloadGuardInvariants } from './reload-guard/reload-guard.invariants.ts';
import { reloadGuardModel } from './reload-guard/reload-guard.model.ts';
import { toastInvariants } from './toast/toast.invariants.ts';
import { toastModel } from './toast/toast.model.ts';

export type MachineName = keyof typeof MACHINES;

/** What every machine is tested by. A machine of the registry without a row here does not compile. */
export const PROOFS: { readonly [Name in MachineName]: Proof<(typeof MACHINES)[Name]> } = {
  auth: { model: authModel, invariants: authInvariants },
  guard: { model: guardModel, invariants: guardInvariants },
  reloadGuard: { model: reloadGuardModel, invariants: reloadGuardInvariants },
  toast: { model: toastModel, invariants: toastInvariants },
};
