import { ANSWER_HAPPENINGS } from './answers.ts';
import { CONSENT_HAPPENINGS } from './consent.ts';
import type { Happening } from './happening.ts';
import { NAVIGATION_HAPPENINGS } from './navigation.ts';
import { NETWORK_HAPPENINGS } from './network.ts';
import { NOTICE_HAPPENINGS } from './notices.ts';
import { PIN_HAPPENINGS } from './pin.ts';
import { SERVER_HAPPENINGS } from './server.ts';
import { SESSION_HAPPENINGS } from './session.ts';

/** Everything that can happen to the application, in the order in which it is tried. */
export const HAPPENINGS: readonly Happening[] = [
  ...SESSION_HAPPENINGS,
  ...SERVER_HAPPENINGS,
  ...NAVIGATION_HAPPENINGS,
  ...PIN_HAPPENINGS,
  ...NOTICE_HAPPENINGS,
  ...NETWORK_HAPPENINGS,
  ...CONSENT_HAPPENINGS,
  ...ANSWER_HAPPENINGS,
];
