import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AssignToClassesDocument } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { NEW_DRAFT } from '#domain/classrooms/assignments/new-assignment.ts';
import { href } from '#routes/href.ts';
import { assignmentReportTexts } from '#texts/classrooms/assignment-report.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from '../teaching.module.css';
import type { ReportPage } from './report.ts';

type Props = {
  readonly page: ReportPage;
  /** Items, in order. */
  readonly starter: readonly string[];
  readonly onRemove: (item: string) => void;
};

/** Questions to begin the next lesson with; they become an ungraded draft that can be shown, printed or published. */
export function ReportStarter({ page, starter, onRemove }: Props) {
  const t = useTexts(assignmentReportTexts);
  const api = useApi();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const create = async (): Promise<void> => {
    setProblem(null);
    setIsBusy(true);
    try {
      const { assignToClasses } = await api(AssignToClassesDocument, {
        targets: [{ classroom: page.classroom.id, opensAt: null, dueAt: null }],
        draft: {
          ...NEW_DRAFT,
          title: t.starterTitle,
          weight: 0,
          parts: [{ kind: 'questions', ref: null, items: [...starter] }],
        },
        publishing: 'draft',
      });
      await navigate(href('teacher.assignment.preview', { id: assignToClasses[0] ?? '' }));
    } catch (cause) {
      const { message, fields } = describeProblem(cause);
      setProblem(message ?? Object.values(fields)[0] ?? null);
      setIsBusy(false);
    }
  };
  return (
    <section className={styles.panel} aria-labelledby="starter">
      <div>
        <Heading as="h3" size="4" id="starter">
          {t.starter}
        </Heading>
        <p className={styles.soft}>{starter.length === 0 ? t.noStarter : t.starterHint}</p>
      </div>
      <Problem message={problem} />
      {starter.length > 0 && (
        <>
          <ol className={styles.lines}>
            {starter.map((item) => {
              const stem = plainText(page.questions.find((question) => question.item === item)?.stem ?? '');
              return (
                <li key={item}>
                  <span>{stem.length > 120 ? `${stem.slice(0, 119)}…` : stem}</span>
                  <Button
                    size="1"
                    variant="ghost"
                    color="gray"
                    aria-label={t.removeFromStarterOf({ stem })}
                    onClick={() => onRemove(item)}
                  >
                    {t.remove}
                  </Button>
                </li>
              );
            })}
          </ol>
          <div className={pages.actions}>
            <Button size="3" loading={isBusy} onClick={() => void create()}>
              {t.createStarter}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
