import type { RosterAction } from '#domain/interchange/rosters/roster-import.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import styles from '../../../shared/interchange/import.module.css';
import type { RosterRow } from './use-roster.ts';

/** The label of a number of changes; null for those that nobody sees: connections, and matches, which are shown apart. */
export function countLabel(
  labels: Readonly<Partial<Record<RosterAction, (values: { count: number }) => string>>>,
  action: RosterAction,
  count: number,
): string | null {
  return labels[action]?.({ count }) ?? null;
}

/** How many changes of each kind there are. */
export function RosterCounts({ row }: { readonly row: RosterRow }) {
  const t = useTexts(rosterTexts);
  const language = useLanguage();
  const shown = (row.report?.counts ?? []).flatMap(({ kind, action, count }) => {
    const label = countLabel(t.counts[kind], action, count);
    return label === null ? [] : [{ id: `${kind} ${action}`, label, count }];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {shown.map(({ id, label, count }) => (
        <div key={id} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{numberText(language, count)}</dd>
        </div>
      ))}
    </dl>
  );
}
