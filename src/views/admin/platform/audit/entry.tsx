import type { AuditEntryFragment } from '#api/documents/platform/dashboard.generated.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { auditTexts } from '#texts/platform/admin/audit.texts.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import styles from './audit.module.css';
import { fieldName, kindName } from './audit-words.ts';

/** A record as the log has it: anything; null is a record without fields. */
const fieldsOf = (record: unknown): Readonly<Record<string, unknown>> => Object(record);

const inWords = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(inWords).join(', ') : JSON.stringify(value);

/** An entry of the audit log; expanded, each field before and after. */
export function Entry({ entry }: { readonly entry: AuditEntryFragment }) {
  const t = useTexts(auditTexts);
  const words = useTexts(resourcesTexts);
  const language = useLanguage();
  const { at, actor, action, resource, title, reason } = entry;
  const before = fieldsOf(entry.before);
  const after = fieldsOf(entry.after);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const shown = (value: unknown): string =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
      ? t.nothing
      : typeof value === 'boolean'
        ? value
          ? t.yes
          : t.no
        : inWords(value);
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span>{t.line({ who: actor ?? t.product, did: named(t.actions, action), what: title })}</span>
        <span className={styles.resource}>{kindName(resource, t, words)}</span>
        <time dateTime={at} dir="auto" className={styles.when}>
          {dateTimeText(language, at)}
        </time>
      </div>
      {reason !== null && <p className={styles.reason}>{t.reason({ reason })}</p>}
      {fields.length > 0 && (
        <details className={styles.details}>
          <summary>{t.differences}</summary>
          <div className={styles.frame}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t.field}</th>
                  <th scope="col">{t.before}</th>
                  <th scope="col">{t.after}</th>
                </tr>
              </thead>
              <tbody>
                {fields.map((field) => (
                  <tr key={field}>
                    <th scope="row">{fieldName(field, t, words)}</th>
                    <td>{shown(before?.[field])}</td>
                    <td>{shown(after?.[field])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </li>
  );
}
