import * as z from 'zod/mini';
import { emailSchema } from '#domain/access/credentials.schema.ts';
import { codeSchema } from '#domain/access/pin.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { countFailures } from '../../access/count-failures.ts';
import { codeMail } from '../../access/mail/code.mail.ts';
import { createCode, exchangeCode } from '../../access/one-time-code.commands.ts';
import { findUser } from '../../access/password-reset.commands.ts';
import { untilNextStep } from '../../access/response-step.ts';
import { accountKey } from '../../access/sign-in.ts';
import type { CodePurpose } from '../../platform/db/schema/access/sessions.ts';
import type { GraphContext } from '../context.ts';
import { readInput } from '../input.ts';

const requestSchema = z.object({ email: emailSchema });
const codeInputSchema = z.object({ email: emailSchema, code: codeSchema });

/**
 * Emails a code for a purpose to a user who is not signed in, if `input.email` belongs to an account. The account is only
 * looked up after the response, so that neither the response nor its time shows whether there is one. A device that has signed in to the
 * account before has its own limit, so strangers who request codes cannot use it up. Throws `INVALID_INPUT` and
 * `TOO_MANY_TRIES`.
 */
export async function mailCode(purpose: CodePurpose, input: unknown, context: GraphContext): Promise<true> {
  const startedAt = performance.now();
  const { pool, limits, address, device, language, post, afterAnswer } = context;
  const { email } = readInput(requestSchema, input);
  const nonce = device.nonceFor(email);
  if (nonce !== null) await limits.codeByDevice.count(nonce);
  else {
    await limits.codeByAddress.count(address);
    await limits.codeByAccountAndAddress.count(accountKey(`${address} ${email}`));
    await limits.codeByAccount.count(accountKey(email));
  }
  // Only the limits and the binding of the browser belong to the response; both depend on nothing but the request.
  const requester = requesterOf(context);
  afterAnswer(async () => {
    const user = await findUser(pool, email);
    const code = await createCode(pool, { userId: user?.id ?? null, purpose, requester });
    if (user !== null) post(codeMail(purpose, { name: user.name, email, language: user.language ?? language }, code));
  });
  // The work after an earlier response can slow this request down; the fixed step hides that, too.
  await untilNextStep(startedAt);
  return true;
}

/**
 * Exchanges the emailed code in `input` (email, code) for a permit that can be used once for the purpose. Only the
 * browser that requested the code can exchange it. Throws `INVALID_INPUT`, `TOO_MANY_TRIES`, and `WRONG_CODE` for a
 * wrong code and an unknown address alike.
 */
export async function permitForCode(purpose: CodePurpose, input: unknown, context: GraphContext): Promise<string> {
  const { pool, limits, address, device } = context;
  const { email, code } = readInput(codeInputSchema, input);
  const permit = await countFailures([[limits.codeTryByAddress, address]], async () => {
    const user = await findUser(pool, email);
    const request = { userId: user?.id ?? null, purpose, requester: requesterOf(context) };
    const found = await exchangeCode(pool, request, code);
    if (found === null) throw new ProductError('WRONG_CODE');
    return found;
  });
  if (device.nonceFor(email) === null) await limits.codeByAddress.refund(address);
  return permit;
}

/** The requesting browser, which gets its binding now unless it has one. */
const requesterOf = ({ browser }: GraphContext): string => browser.read() ?? browser.renew();
