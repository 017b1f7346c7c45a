import { Button } from '@radix-ui/themes';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  EndGuardianSessionDocument,
  GuardianViewDocument,
  type GuardianViewQuery,
} from '#api/documents/classrooms/guardian-access.generated.ts';
import { GuardianReportPdfDocument } from '#api/documents/classrooms/student-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { GUARDIAN_REFRESH_MS } from '#domain/classrooms/guardians/guardian-access.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { guardianAccessTexts } from '#texts/classrooms/guardian-access.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import { PublishedReports } from '../student-reports/published-reports.tsx';
import { FamilyStudent } from './family-student.tsx';

type Props = {
  readonly session: string;
  /** @param isExpected whether the guardian closed the page */
  readonly onEnd: (isExpected: boolean) => void;
};

/** The students whose work a guardian may see. Read again while the page is open, so that removal is noticed. */
export function FamilyStudents({ session, onEnd }: Props) {
  const { family: t } = useTexts(guardianAccessTexts);
  const api = useApi();
  const [view, setView] = useState<GuardianViewQuery | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = async (): Promise<void> => {
    try {
      setView(await api(GuardianViewDocument, { session }));
      setProblem(null);
    } catch (cause) {
      if (cause instanceof ProductError && cause.code === 'INVITATION_ENDED') onEnd(false);
      else setProblem(describeProblem(cause).message);
    }
  };
  const reload = useEffectEvent(() => void load());
  useEffect(() => {
    reload();
    const timer = setInterval(() => reload(), GUARDIAN_REFRESH_MS);
    const whenShown = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', whenShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenShown);
    };
  }, []);
  const close = async (): Promise<void> => {
    // The session ends by itself if the request fails.
    await api(EndGuardianSessionDocument, { session }).catch(() => undefined);
    onEnd(true);
  };
  if (view === null) {
    return (
      <>
        <PageHeading title={t.title} />
        {problem === null ? (
          <LoadingSkeleton heights={[84, 160, 160]} />
        ) : (
          <FailedState message={problem} onRetry={() => void load()} />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeading
        title={t.title}
        intro={t.signedIn({ email: view.guardianView.email })}
        actions={
          <Button size="3" variant="soft" color="gray" onClick={() => void close()}>
            {t.close}
          </Button>
        }
      />
      {view.guardianView.students.map((student) => (
        <FamilyStudent key={student.id} session={session} student={student} onChanged={load} />
      ))}
      <PublishedReports
        reports={view.guardianReports.map((report) => ({
          ...report,
          classroom: joinedLine(report.student, report.classroom),
        }))}
        read={async (id) => (await api(GuardianReportPdfDocument, { session, id })).guardianReportPdf}
      />
    </>
  );
}
