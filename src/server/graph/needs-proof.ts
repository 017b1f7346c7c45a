import * as z from 'zod/mini';
import type { ResourceName } from '#domain/platform/resources/registry.ts';

/*
 * Which calls need a proof of the last ten minutes of who uses the session (decision 148). A field declares it next to
 * its rule, and `enforceCallRules` enforces it.
 */

/** Extensions of a field: every call needs a proof. */
export const NEEDS_PROOF = { needsProof: true } as const;

/** Extensions of a field: calls whose arguments match a schema need a proof. */
const needsProofIf = (matching: z.ZodMiniType) => ({
  needsProof: (args: unknown): boolean => matching.safeParse(args).success,
});

const PROVIDERS: readonly ResourceName[] = ['sign-on', 'platform'];
const resourceIn = (names: readonly ResourceName[]) => needsProofIf(z.object({ resource: z.enum([...names]) }));

/** Calls that create or change an identity provider or a learning platform. */
export const NEEDS_PROOF_FOR_PROVIDERS = resourceIn(PROVIDERS);

/** Calls that delete one of them, or a school. */
export const NEEDS_PROOF_TO_DELETE = resourceIn([...PROVIDERS, 'school']);

/** Calls that give an account the role of an admin. */
export const NEEDS_PROOF_FOR_ADMINS = needsProofIf(
  z.object({ input: z.object({ role: z.enum(['admin', 'schoolAdmin']) }) }),
);

/** Whether a call of a field needs a proof, by the field's extensions. */
export function needsProof({ needsProof: declared }: { readonly needsProof?: unknown }, args: unknown): boolean {
  return typeof declared === 'function' ? declared(args) === true : declared === true;
}
