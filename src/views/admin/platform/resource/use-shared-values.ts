import { useState } from 'react';
import { useToast } from '#client/app.context.ts';
import { ProductError } from '#domain/platform/errors.ts';

type Options<Stored, Values, Change> = {
  /** The values when the screen was opened. */
  readonly first: Stored;
  readonly valuesOf: (stored: Stored) => Values;
  /** Throws `CHANGED_MEANWHILE` if `base` differs from what is stored. */
  readonly save: (base: Stored, change: Change) => Promise<Stored>;
  readonly read: () => Promise<Stored>;
  /** The message after saving. */
  readonly saved: (stored: Stored) => string;
};

/**
 * Values that two users may change at the same time: whose save is refused sees the other's changes next to their own.
 */
export function useSharedValues<Stored, Values, Change>(options: Options<Stored, Values, Change>) {
  const { first, valuesOf, save, read, saved } = options;
  const raise = useToast();
  const [base, setBase] = useState(first);
  const [theirs, setTheirs] = useState<Values | null>(null);
  const send = async (change: Change): Promise<void> => {
    try {
      const stored = await save(base, change);
      setBase(stored);
      setTheirs(null);
      raise({ message: saved(stored), color: 'positive' });
    } catch (cause) {
      if (cause instanceof ProductError && cause.code === 'CHANGED_MEANWHILE') {
        const now = await read();
        setTheirs(valuesOf(now));
        setBase(now);
      }
      throw cause;
    }
  };
  return { base, setBase, theirs, send };
}
