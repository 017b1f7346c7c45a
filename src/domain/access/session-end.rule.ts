import { ACCESS_TOKEN_LIFE_S, SESSION_END_NOTICE_MS, SESSION_IDLE_LIFE_S } from './session.limits.ts';

/** When a session ends. Times are milliseconds since 1970. */
export type SessionEnd = {
  readonly atMs: number;
  /** Whether it ends because of inactivity, so that using it moves the end. */
  readonly isExtendable: boolean;
};

/**
 * When the session of this browser ends: some time after its last use, and at the latest at its maximum age.
 * @param tokenEndsAtMs when the access token expires; it was issued when the session was last used. Null if unknown
 * @param latestEndMs the end by maximum age; null if unknown
 * @returns null if neither is known
 */
export function sessionEnd(tokenEndsAtMs: number | null, latestEndMs: number | null): SessionEnd | null {
  const idleEndMs =
    tokenEndsAtMs === null
      ? Number.POSITIVE_INFINITY
      : tokenEndsAtMs + (SESSION_IDLE_LIFE_S - ACCESS_TOKEN_LIFE_S) * 1_000;
  const lastEndMs = latestEndMs ?? Number.POSITIVE_INFINITY;
  const atMs = Math.min(idleEndMs, lastEndMs);
  return Number.isFinite(atMs) ? { atMs, isExtendable: idleEndMs < lastEndMs } : null;
}

/** Milliseconds until the end is announced; 0 if that is due. */
export const untilNotice = ({ atMs }: SessionEnd, nowMs: number): number =>
  Math.max(0, atMs - SESSION_END_NOTICE_MS - nowMs);
