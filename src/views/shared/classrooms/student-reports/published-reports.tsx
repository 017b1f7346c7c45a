import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { OwnClassesQuery } from '#api/documents/classrooms/classroom.generated.ts';
import { openPdf } from '#client/classrooms/open-pdf.ts';
import { publishedReportsTexts } from '#texts/classrooms/reports/published-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './published-reports.module.css';

type Props = {
  readonly reports: OwnClassesQuery['ownReports'];
  /** Reads the PDF, in Base64. */
  readonly read: (id: string) => Promise<string>;
};

/** Published reports on a student; nothing if there are none. */
export function PublishedReports({ reports, read }: Props) {
  const t = useTexts(publishedReportsTexts);
  const [problem, setProblem] = useState<string | null>(null);
  if (reports.length === 0) return null;
  const open = async (id: string, name: string): Promise<void> => {
    setProblem(null);
    try {
      await openPdf(() => read(id), name);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  return (
    <Panel title={t.title}>
      <Problem message={problem} />
      <ul className={styles.list}>
        {reports.map(({ id, classroom, from, until, publishedAt }) => (
          <li key={id}>
            <span>
              {t.line({ classroom, from, until })}
              <br />
              <span className={styles.soft}>{t.published({ at: publishedAt })}</span>
            </span>
            <Button
              size="2"
              variant="soft"
              aria-label={`${t.open}: ${t.line({ classroom, from, until })}`}
              onClick={() => void open(id, classroom)}
            >
              {t.open}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
