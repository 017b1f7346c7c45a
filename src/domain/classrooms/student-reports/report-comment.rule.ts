/** What a comment of the bank can contain in braces, replaced for each student. */
export const PLACEHOLDERS = ['firstName', 'className', 'averageMark', 'strongestTopic', 'weakestTopic'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The values for a student; null where there is none. */
export type PlaceholderValues = { readonly [Name in Placeholder]: string | null };

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((known) => known === name);

export type FilledComment = {
  readonly text: string;
  /** Placeholders without a value, which the text still contains. */
  readonly missing: readonly Placeholder[];
  /** Names in braces that are no placeholders, such as a misspelt one. */
  readonly unknown: readonly string[];
};

/** A comment with its placeholders replaced. One without a value stays as it is, and is named: it is never printed empty. */
export function fillComment(template: string, values: PlaceholderValues): FilledComment {
  const missing = new Set<Placeholder>();
  const unknown = new Set<string>();
  const text = template.replace(/\{([A-Za-z]{1,30})\}/g, (whole, name: string) => {
    if (!isPlaceholder(name)) {
      unknown.add(name);
      return whole;
    }
    const value = values[name];
    if (value !== null && value.trim() !== '') return value;
    missing.add(name);
    return whole;
  });
  return { text, missing: [...missing], unknown: [...unknown] };
}

/** Names in braces that a finished comment still contains. */
export const openPlaceholders = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{([A-Za-z]{1,30})\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))),
];

/** The first name, as far as a name tells: its first word. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
