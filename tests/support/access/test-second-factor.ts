import type pg from 'pg';
import { hotp, totpStepAt } from '#server/access/factors/totp.ts';
import type { TestBrowser } from '../servers/test-api.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a Base32 secret, as an authenticator app reads it. */
export function bytesOfBase32(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for a secret; `steps` of 30 seconds from now. */
export const appCode = (secret: string, steps = 0): string =>
  hotp(bytesOfBase32(secret), totpStepAt(Date.now()) + steps);

/** A code that is none of those accepted now. */
export function wrongAppCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '666666';
}

const START = 'mutation ($password: String!) { startSecondFactor(password: $password) { secret ticket email } }';
const CONFIRM = 'mutation ($ticket: String!, $code: String!) { confirmSecondFactor(ticket: $ticket, code: $code) }';
const COMPLETE = 'mutation ($code: String!) { signIn: completeSignIn(code: $code) { token refreshToken } }';

export const startFactor = (browser: TestBrowser, password: string) => browser.call(START, { password });
export const confirmFactor = (browser: TestBrowser, ticket: string, code: string) =>
  browser.call(CONFIRM, { ticket, code });

/** Turns on two-step verification of a signed-in user. This uses the current code. */
export async function turnOnFactor(
  browser: TestBrowser,
  password: string,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { secret, ticket } = (await startFactor(browser, password)).data.startSecondFactor;
  const answer = await confirmFactor(browser, ticket, appCode(secret));
  return { secret, recoveryCodes: answer.data.confirmSecondFactor };
}

/** As if no code of the app had been used yet. */
export const allowCodesAgain = (pool: pg.Pool) => pool.query('update second_factors set last_step = 0');

/** The second step of a sign-in. */
export async function enterCode(browser: TestBrowser, code: string) {
  const answer = await browser.call(COMPLETE, { code });
  if (answer.data) {
    browser.token = answer.data.signIn.token;
    browser.refreshToken = answer.data.signIn.refreshToken;
  }
  return answer;
}
