import * as z from 'zod/mini';

export type SettingRow<T, Fallback extends string | null = string | null> = {
  /** Name of the environment variable. */
  readonly variable: string;
  /** Used if the variable is not set or empty, in the form it would have there; null: the setting is then null. */
  readonly fallback: Fallback;
  /** Parses the variable's text. */
  readonly schema: z.ZodMiniType<T, string>;
  /** Ends the sentence "NAME is "x", but has to be …". */
  readonly hasToBe: string;
  /** Its purpose, for the table in docs/operating.md. */
  readonly meaning: string;
  /** Never shown, not even in the message about an invalid value. */
  readonly secret?: true;
};

/** A setting as it was given, with its types inferred. */
export const row = <T, Fallback extends string | null>(setting: SettingRow<T, Fallback>): SettingRow<T, Fallback> =>
  setting;

export const text = z.string().check(z.minLength(1));

/** A whole number between two limits, both included, written in digits. */
export const integer = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  );
export const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
);
export const secret = z.string().check(z.minLength(32));

/** The origin of a server, without a path. */
export const origin = z.pipe(
  text.check(z.refine(isOrigin)),
  z.transform((address) => new URL(address).origin),
);

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
}
