import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { signInSchema } from '../credentials.schema.ts';
import { RECOVERY_CODE_CHARS, TOTP_DIGITS } from './second-factor.limits.ts';

/** The characters of secrets and recovery codes (Base32, RFC 4648): no 0, 1, 8 and 9, which resemble letters. */
export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const TOTP_CODE = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
const RECOVERY_CODE = new RegExp(`^[${BASE32}]{${RECOVERY_CODE_CHARS}}$`);

/** Whether a code is one of an authenticator app; recovery codes are longer. */
export const isTotpCode = (code: string): boolean => TOTP_CODE.test(code);

/** A code of the second step: of the app, or a recovery code. Spaces and dashes are dropped. */
export const factorCodeSchema = z.pipe(
  z.pipe(
    z.string(problemText('codeMissing')).check(z.maxLength(100, problemText('factorCodeIncomplete'))),
    z.transform((code: string) => code.replace(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(
    z.minLength(1, problemText('codeMissing')),
    z.refine((code) => TOTP_CODE.test(code) || RECOVERY_CODE.test(code), problemText('factorCodeIncomplete')),
  ),
);

export const factorCodeInput = z.object({ code: factorCodeSchema });

/** Email and password of an account, with a code if the account has two-step verification. */
export const signInWithCodeSchema = z.extend(signInSchema, { code: z.nullish(factorCodeSchema) });

const passwordSchema = signInSchema.shape.password;
export const factorStartSchema = z.object({ password: passwordSchema });
/** What is needed to switch two-step verification off, or to replace the recovery codes. */
export const factorProofSchema = z.object({ password: passwordSchema, code: factorCodeSchema });
