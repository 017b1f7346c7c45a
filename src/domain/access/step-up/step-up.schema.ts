import * as z from 'zod/mini';
import { signInSchema } from '../credentials.schema.ts';
import { factorCodeSchema } from '../factors/second-factor.schema.ts';

/** How a user proves who they are, besides a passkey: `none` for accounts without a password. */
export const STEP_UP_PROOFS = ['password', 'code', 'none'] as const;
export type StepUpProof = (typeof STEP_UP_PROOFS)[number];

export const passwordProofSchema = z.object({ password: signInSchema.shape.password });
export const stepUpSchema = z.object({
  password: z.nullish(signInSchema.shape.password),
  code: z.nullish(factorCodeSchema),
});
