import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from '../teaching.module.css';
import type { Planned } from './planned-start.ts';

type Props = { readonly planned: Planned | null; readonly missingCount: number };

/** What of a planned assignment could not be taken over. */
export function PlannedNote({ planned, missingCount }: Props) {
  const { planned: t } = useTexts(schemesTexts);
  if (planned === null || (planned.found !== undefined && missingCount === 0)) return null;
  return (
    <p className={styles.soft} role="status">
      {planned.found === undefined ? t.gone : t.missing({ count: missingCount })}
    </p>
  );
}
