import * as z from 'zod/mini';

/** Purposes of data stored in a browser. Necessary data need no consent. */
export const CONSENT_CATEGORIES = ['necessary', 'preferences', 'statistics'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Raised when the request changes: an older choice is no longer valid, and users are asked again. */
export const CONSENT_VERSION = 2;

/** Where the choice was made: in the banner, in the settings, or by withdrawing consent. */
export const CONSENT_SOURCES = ['banner', 'settings', 'withdrawal'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** The categories that a user allowed. */
export type ConsentChoice = { readonly preferences: boolean; readonly statistics: boolean };

/** Only the necessary category. */
export const REFUSED: ConsentChoice = { preferences: false, statistics: false };
export const ALLOWED: ConsentChoice = { preferences: true, statistics: true };

/** A choice in the form of the server's consent log. */
export const consentEntrySchema = z.object({
  /** Id of this choice; sent twice, it counts once. */
  id: z.uuid(),
  /** Random id of this browser, created with its first choice, and used only to identify choices made here. */
  consentId: z.uuid(),
  version: z.int().check(z.positive(), z.lte(CONSENT_VERSION)),
  preferences: z.boolean(),
  statistics: z.boolean(),
  way: z.enum(CONSENT_SOURCES),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;

const storedSchema = z.extend(consentEntrySchema, {
  version: z.literal(CONSENT_VERSION),
  /** ISO 8601. */
  chosenAt: z.iso.datetime(),
  /** Whether the server's log has it. */
  isRecorded: z.boolean(),
});
/** A choice as stored in this browser. */
export type StoredConsent = z.infer<typeof storedSchema>;

/** Parses a stored choice. Null if there is none, or if it is of another version or invalid. */
export function readConsent(text: string | null): StoredConsent | null {
  if (text === null) return null;
  try {
    const { success, data } = storedSchema.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    // The storage was edited by hand: the same as no choice.
    return null;
  }
}

/** A choice as it is stored. */
export const writeConsent = (consent: StoredConsent): string => JSON.stringify(consent);

/** Whether data of a category may be stored. Without a choice only necessary data may. */
export const allowsCategory = (choice: ConsentChoice | null, category: ConsentCategory): boolean =>
  category === 'necessary' || (choice?.[category] ?? false);

/**
 * The effective choice if the browser sends Global Privacy Control: statistics stay off, even if they were allowed here
 * before.
 */
export const withObjection = (choice: ConsentChoice, objects: boolean): ConsentChoice => ({
  preferences: choice.preferences,
  statistics: choice.statistics && !objects,
});
