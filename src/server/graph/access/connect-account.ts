import { isTotpCode, signInWithCodeSchema } from '#domain/access/factors/second-factor.schema.ts';
import { type FactorChange, factorMail } from '../../access/mail/account.mail.ts';
import { readAddress } from '../../access/password-reset.commands.ts';
import { checkSignInWithCode } from '../../access/sign-in.ts';
import type { GraphContext } from '../context.ts';
import { readInput } from '../input.ts';

/** Every change and every recovery code used is emailed, because it might have been an intruder. */
export async function mailFactorChange(context: GraphContext, userId: string, change: FactorChange): Promise<void> {
  const reader = await readAddress(context.pool, userId);
  context.post(factorMail({ ...reader, language: reader.language ?? context.language }, change));
}

/**
 * The id of the account that a user connects with an identity provider or a learning platform, by its password and code;
 * null if they connect none. Throws what `checkSignInWithCode` throws.
 */
export async function accountToConnect(
  context: GraphContext,
  account: object | null | undefined,
): Promise<string | null> {
  if (account == null) return null;
  const credentials = readInput(signInWithCodeSchema, account);
  const userId = await checkSignInWithCode(context, credentials);
  if (credentials.code != null && !isTotpCode(credentials.code))
    await mailFactorChange(context, userId, 'recoveryCodeUsed');
  return userId;
}
