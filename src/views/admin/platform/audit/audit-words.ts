import { isResourceName, RESOURCE_NAMES } from '#domain/platform/resources/registry.ts';
import type { texts as auditWords } from '#texts/compiled/en/platform/admin/audit.generated.ts';
import type { texts as resourceWords } from '#texts/compiled/en/platform/admin/resources.generated.ts';
import { named } from '#texts/named.ts';

type Audit = typeof auditWords;
type Resources = typeof resourceWords;

/** The name of a record's kind; a kind that only an older version knew keeps its name in the log. */
export const kindName = (kind: string, t: Audit, words: Resources): string =>
  isResourceName(kind) && !Object.hasOwn(t.kinds, kind) ? words.names[kind].many : named(t.kinds, kind);

/** The same for a field. */
export const fieldName = (field: string, t: Audit, words: Resources): string =>
  Object.hasOwn(t.fields, field) ? named(t.fields, field) : named(words.labels, field);

/** Every kind to filter by, with its name. */
export function kindOptions(t: Audit, words: Resources): readonly { readonly value: string; readonly label: string }[] {
  const kinds = [...Object.keys(t.kinds), ...RESOURCE_NAMES];
  return kinds
    .map((value) => ({ value, label: kindName(value, t, words) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
