import * as z from 'zod/mini';
import { emailSchema } from '#domain/credentials/credentials.schema.ts';
import { codeSchema } from '#domain/credentials/pin.schema.ts';
import { ProductError } from '#domain/errors.ts';
import { exchangeCode, makeCode } from '../auth/one-time-code.store.ts';
import { findPerson } from '../auth/password-reset.store.ts';
import { digestOf } from '../auth/tokens.ts';
import type { CodePurpose } from '../db/schema/sessions.ts';
import { codeMail } from '../mail/code.mail.ts';
import type { GraphContext } from './context.ts';
import { readInput } from './input.ts';

const requestSchema = z.object({ email: emailSchema });
const codeInputSchema = z.object({ email: emailSchema, code: codeSchema });

/**
 * Sends somebody who is not signed in a code for a purpose, if `input.email` belongs to an account. Answers and works
 * alike either way, so that nobody learns who has one. Throws `INVALID_INPUT` and `TOO_MANY_TRIES`.
 */
export async function mailCode(purpose: CodePurpose, input: unknown, context: GraphContext): Promise<true> {
  const { pool, limits, address, language, post } = context;
  const { email } = readInput(requestSchema, input);
  await limits.codeByAddress.count(address);
  await limits.codeByAccount.count(digestOf(email).toString('hex'));
  const person = await findPerson(pool, email);
  const code = await makeCode(pool, person?.id ?? null, purpose);
  if (person !== null)
    post(codeMail(purpose, { name: person.name, email, language: person.language ?? language }, code));
  return true;
}

/**
 * Exchanges the mailed code in `input` (email, code) for a permit, which opens the purpose once.
 * Throws `INVALID_INPUT`, `TOO_MANY_TRIES`, and `WRONG_CODE` for a wrong code and an unknown address alike.
 */
export async function permitForCode(purpose: CodePurpose, input: unknown, context: GraphContext): Promise<string> {
  const { pool, limits, address } = context;
  const { email, code } = readInput(codeInputSchema, input);
  await limits.codeTryByAddress.count(address);
  const person = await findPerson(pool, email);
  const permit = await exchangeCode(pool, person?.id ?? null, purpose, code);
  if (permit === null) throw new ProductError('WRONG_CODE');
  return permit;
}
