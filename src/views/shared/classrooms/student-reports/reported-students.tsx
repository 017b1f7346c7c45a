import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import {
  PublishedReportPdfDocument,
  ReportedStudentsDocument,
} from '#api/documents/classrooms/student-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { openPdf } from '#client/classrooms/open-pdf.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './published-reports.module.css';

/** The students with a published report, to open or print each. They are loaded when the list is opened. */
export function ReportedStudents({ set }: { readonly set: string }) {
  const t = useTexts(studentReportsTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen((before) => before || currentTarget.open)}>
      <summary>{t.singles}</summary>
      {isOpen && <StudentList set={set} />}
    </details>
  );
}

function StudentList({ set }: { readonly set: string }) {
  const t = useTexts(studentReportsTexts);
  const api = useApi();
  const data = useLazyQuery(() => api(ReportedStudentsDocument, { set }));
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (student: { readonly id: string; readonly name: string }, isToPrint: boolean): Promise<void> => {
    setProblem(null);
    try {
      await openPdf(
        async () => (await api(PublishedReportPdfDocument, { set, student: student.id, isToPrint })).publishedReportPdf,
        student.name,
      );
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  return (
    <div className={styles.singles}>
      <Problem message={problem} />
      <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[44, 44, 44]} />}>
        {({ reportedStudents }) => (
          <ul className={styles.list}>
            {reportedStudents.map((student) => (
              <li key={student.id}>
                {student.name}
                <div className={pages.actions}>
                  <Button
                    size="2"
                    variant="soft"
                    aria-label={t.openNamed({ name: student.name })}
                    onClick={() => void open(student, false)}
                  >
                    {t.openReport}
                  </Button>
                  <Button
                    size="2"
                    variant="soft"
                    aria-label={t.printNamed({ name: student.name })}
                    onClick={() => void open(student, true)}
                  >
                    {t.print}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
