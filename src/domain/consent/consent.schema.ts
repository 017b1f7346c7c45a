import * as z from 'zod/mini';

/** What things stored in a browser are for. What is necessary is not asked about. */
export const CONSENT_CATEGORIES = ['necessary', 'preferences', 'statistics'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Raised when what is asked changes: an older choice is then no answer any more, and is asked for again. */
export const CONSENT_VERSION = 1;

const storedSchema = z.object({
  version: z.literal(CONSENT_VERSION),
  preferences: z.boolean(),
  statistics: z.boolean(),
  /** ISO 8601. */
  chosenAt: z.iso.datetime(),
});

/** What somebody allowed. */
export type ConsentChoice = { readonly preferences: boolean; readonly statistics: boolean };

/** Reads a stored choice. Null where there is none, one of another version, or nonsense. */
export function readConsent(text: string | null): ConsentChoice | null {
  if (text === null) return null;
  try {
    const { success, data } = storedSchema.safeParse(JSON.parse(text));
    return success ? { preferences: data.preferences, statistics: data.statistics } : null;
  } catch {
    // Somebody edited the storage by hand: as good as no choice.
    return null;
  }
}

/** A choice as it is stored. */
export const writeConsent = ({ preferences, statistics }: ConsentChoice, now: Date): string =>
  JSON.stringify({
    version: CONSENT_VERSION,
    preferences,
    statistics,
    chosenAt: now.toISOString(),
  } satisfies z.infer<typeof storedSchema>);

/** Whether things of a category may be stored. Without a choice only what is necessary may. */
export const allowsCategory = (choice: ConsentChoice | null, category: ConsentCategory): boolean =>
  category === 'necessary' || (choice?.[category] ?? false);
