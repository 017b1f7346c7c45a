/**
 * What opens or closes access for a user. A row of the ledger never changes. Access is computed from all rows together,
 * independent of their order, because a payment provider's webhook events arrive in any order.
 */
export const LEDGER_KINDS = ['purchase', 'renewal', 'grant', 'seat', 'refund', 'end'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** These close access: nothing in the same grant can reopen what they have closed. */
export const CLOSING_KINDS = ['refund', 'end'] as const satisfies readonly LedgerKind[];

export type LedgerEntry = {
  /** The grant: everything bought or granted at once, with what follows from it. */
  readonly grantId: string;
  readonly kind: LedgerKind;
  readonly planId: string | null;
  readonly subjectId: string | null;
  /** Milliseconds since 1970; `Infinity`: no end. For a closing entry: when it closes. */
  readonly until: number;
};

export type Entitlement = Pick<LedgerEntry, 'grantId' | 'planId' | 'subjectId'> & { readonly until: number };

const isClosing = ({ kind }: LedgerEntry): boolean => CLOSING_KINDS.some((closing) => closing === kind);

/**
 * What a ledger opens, and until when: up to the latest end of its opening entries, and no longer than the first
 * closing entry. The database computes the same in its view `entitlements_in_force`; a test compares the two.
 */
export function entitlementsOf(entries: readonly LedgerEntry[]): Entitlement[] {
  const found = new Map<string, Entitlement & { readonly closed: number }>();
  for (const entry of entries) {
    const { grantId, planId, subjectId } = entry;
    const key = JSON.stringify([grantId, planId, subjectId]);
    const { until, closed } = found.get(key) ?? { until: Number.NEGATIVE_INFINITY, closed: Number.POSITIVE_INFINITY };
    found.set(key, {
      grantId,
      planId,
      subjectId,
      until: isClosing(entry) ? until : Math.max(until, entry.until),
      closed: isClosing(entry) ? Math.min(closed, entry.until) : closed,
    });
  }
  return [...found.values()]
    .filter(({ until }) => until !== Number.NEGATIVE_INFINITY)
    .map(({ closed, ...entitlement }) => ({ ...entitlement, until: Math.min(entitlement.until, closed) }));
}
