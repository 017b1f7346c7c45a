import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { type AnalysisQuery, ReadNoticeDocument } from '#api/documents/attempts/analysis.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from './analysis.module.css';

type Notice = AnalysisQuery['notices'][number];
type ReportNotice = AnalysisQuery['reportNotices'][number];

/** Marks that have changed since the last visit, and replies to reports; each can be dismissed. */
export function Notices({
  notices,
  reports,
}: {
  readonly notices: readonly Notice[];
  readonly reports: readonly ReportNotice[];
}) {
  const { notices: t } = useTexts(analysisTexts);
  const api = useApi();
  const [read, setRead] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = notices.filter(({ id }) => !read.includes(id));
  const answered = reports.filter(({ id }) => !read.includes(id));
  const markRead = async (id: string): Promise<void> => {
    setProblem(null);
    setRead((before) => [...before, id]);
    try {
      await api(ReadNoticeDocument, { id });
    } catch (cause) {
      setRead((before) => before.filter((entry) => entry !== id));
      setProblem(describeProblem(cause).message);
    }
  };
  if (shown.length + answered.length === 0) return null;
  return (
    <section className={pages.section} aria-label={t.title}>
      <Problem message={problem} />
      {shown.map(({ id, attempt, title, reason, before, after, outOf }) => (
        <div key={id} className={styles.notice}>
          <p>{t.line({ title, before, after, outOf })}</p>
          <p>{t.reason({ reason })}</p>
          <div className={pages.actions}>
            <LinkButton to={href('analysis.detail', { id: attempt })} size="2" variant="soft">
              {t.see}
            </LinkButton>
            <Button size="2" variant="outline" onClick={() => markRead(id)}>
              {t.read}
            </Button>
          </div>
        </div>
      ))}
      {answered.map(({ id, question, answer }) => (
        <div key={id} className={styles.notice}>
          <p>{t.answered({ question: plainText(question) })}</p>
          <blockquote dir="auto">{answer}</blockquote>
          <div className={pages.actions}>
            <Button size="2" variant="outline" onClick={() => markRead(id)}>
              {t.read}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
