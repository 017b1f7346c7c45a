import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCESS_TOKEN_LIFE_S, SESSION_END_NOTICE_MS, SESSION_IDLE_LIFE_S } from '#domain/access/session.limits.ts';
import { sessionEnd, untilNotice } from '#domain/access/session-end.rule.ts';

const time = fc.integer({ min: 0, max: 4_000_000_000_000 });

test('without a known time there is no end to announce', () => {
  expect(sessionEnd(null, null)).toBeNull();
});

test('a session ends after its idle time, counted from when its token was issued', () => {
  fc.assert(
    fc.property(time, (usedAtMs) => {
      const end = sessionEnd(usedAtMs + ACCESS_TOKEN_LIFE_S * 1_000, null);
      expect(end).toEqual({ atMs: usedAtMs + SESSION_IDLE_LIFE_S * 1_000, isExtendable: true });
    }),
  );
});

test('it never exceeds its maximum age, and can be extended only before that', () => {
  fc.assert(
    fc.property(fc.option(time), time, (tokenEndsAtMs, latestEndMs) => {
      const end = sessionEnd(tokenEndsAtMs, latestEndMs);
      expect(end?.atMs).toBeLessThanOrEqual(latestEndMs);
      expect(end?.isExtendable).toBe((end?.atMs ?? 0) < latestEndMs);
    }),
  );
});

test('the notice is due the given time before the end, and stays due', () => {
  fc.assert(
    fc.property(time, time, (atMs, nowMs) => {
      const wait = untilNotice({ atMs, isExtendable: true }, nowMs);
      expect(wait).toBeGreaterThanOrEqual(0);
      if (wait > 0) expect(nowMs + wait).toBe(atMs - SESSION_END_NOTICE_MS);
      else expect(nowMs).toBeGreaterThanOrEqual(atMs - SESSION_END_NOTICE_MS);
    }),
  );
});
