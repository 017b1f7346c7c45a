import { afterAll, beforeAll, describe, it } from 'vitest';
import { ROUNDS } from '../support/race.ts';
import { startTwoServers, type TwoServers } from '../support/servers/two-servers.ts';
import { ACCOUNT_RACES } from './races/account.races.ts';
import { CLASS_RACES } from './races/class.races.ts';
import { FACTOR_RACES } from './races/factor.races.ts';
import { GUARDIAN_RACES } from './races/guardian.races.ts';
import { LIVE_QUIZ_RACES } from './races/live-quiz.races.ts';
import { PASSKEY_RACES } from './races/passkey.races.ts';
import { PAYMENT_RACES } from './races/payment.races.ts';
import { SIGN_ON_RACES } from './races/sign-on.races.ts';
import { STREAM_RACES } from './races/stream.races.ts';
import { STUDY_RACES } from './races/study.races.ts';

/*
 * Everything that may happen once, or a limited number of times: twenty callers on two processes of the server, all at
 * the same time. docs/security.md lists the limits and their mechanisms.
 */

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers?.close());

describe('at most a limited number of times', () => {
  it.each([
    ...[...PAYMENT_RACES, ...CLASS_RACES, ...GUARDIAN_RACES, ...STREAM_RACES, ...LIVE_QUIZ_RACES],
    ...[...ACCOUNT_RACES, ...FACTOR_RACES, ...PASSKEY_RACES, ...SIGN_ON_RACES, ...STUDY_RACES],
  ])('$name', ({ run }) => run(servers, ROUNDS));
});
