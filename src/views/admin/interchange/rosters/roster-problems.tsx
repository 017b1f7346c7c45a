import { Heading } from '@radix-ui/themes';
import { ROSTER_ROW_PROBLEMS } from '#domain/interchange/rosters/roster-problem.ts';
import { useTexts } from '#texts/current-language.ts';
import { type RosterTexts, rosterTexts } from '#texts/interchange/roster.texts.ts';
import styles from '../../../shared/interchange/import.module.css';
import type { RosterRow } from './use-roster.ts';

type Report = NonNullable<RosterRow['report']>;
type RowProblem = Report['problems'][number];

const SHOWN = 20;

/** Rows that can't be imported, by file, line and field, and what is left out on purpose. */
export function RosterProblems({ report }: { readonly report: Report }) {
  const t = useTexts(rosterTexts);
  const { problems, problemCount, skipped } = report;
  const shown = problems.slice(0, SHOWN);
  return (
    <>
      {problemCount > 0 && (
        <section className={styles.tight}>
          <Heading as="h3" size="4">
            {t.problemsTitle({ count: problemCount })}
          </Heading>
          <p className={styles.soft}>{t.problemsText}</p>
          <ul className={styles.rows}>
            {shown.map((problem) => (
              <li key={`${problem.file} ${problem.line} ${problem.code} ${problem.field}`} className={styles.row}>
                <ProblemLine problem={problem} />
              </li>
            ))}
          </ul>
          {problemCount > shown.length && (
            <p className={styles.soft}>{t.problemsMore({ count: problemCount - shown.length })}</p>
          )}
        </section>
      )}
      {skipped.length > 0 && (
        <section className={styles.tight}>
          <Heading as="h3" size="4">
            {t.skippedTitle}
          </Heading>
          <ul className={styles.rows}>
            {skipped.map(({ kind, count }) => (
              <li key={kind} className={styles.plain}>
                {t.skipped[kind]({ count })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ProblemLine({ problem: { code, file, line, field, other } }: { readonly problem: RowProblem }) {
  const t = useTexts(rosterTexts);
  const known = ROSTER_ROW_PROBLEMS.find((each) => each === code);
  const at = { file, line: String(line ?? '') };
  return (
    <>
      <span>{known === undefined ? code : problemText(t, known, String(other ?? ''))}</span>
      <small>{field === null ? t.at(at) : t.atField({ ...at, field })}</small>
    </>
  );
}

function problemText(t: RosterTexts, code: (typeof ROSTER_ROW_PROBLEMS)[number], other: string): string {
  return code === 'idRepeated' || code === 'emailRepeated' ? t.problem[code]({ other }) : t.problem[code];
}
