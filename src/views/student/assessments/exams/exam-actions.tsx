import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteExamDocument, type ExamQuery, ShareExamDocument } from '#api/documents/assessments/exam.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { CopyText } from '#ui/form/copy-text.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { COPY_PARAMETER } from './exam-address.ts';

/** The owner's actions on an exam besides taking it. */
export function ExamActions({ exam }: { readonly exam: ExamQuery['exam'] }) {
  const { detail: t } = useTexts(examsTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);

  const share = async (): Promise<void> => {
    setProblem(null);
    try {
      const { shareExam } = await api(ShareExamDocument, { id: exam.id });
      const link = `${location.origin}${href('exam.creator')}?${new URLSearchParams({ [COPY_PARAMETER]: shareExam })}`;
      const { reason } = await dialog.open({
        title: t.shareTitle,
        text: (
          <>
            <p>{t.shareText}</p>
            <CopyText label={t.shareLink} value={link} />
          </>
        ),
        confirmLabel: t.copy,
        cancelLabel: t.done,
        work: async () => navigator.clipboard.writeText(link),
      });
      if (reason === 'confirm') dialog.toast(t.copied);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };

  const remove = async (): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.deleteTitle,
      text: t.deleteText,
      confirmLabel: t.delete,
      isDangerous: true,
      work: async () => {
        await api(DeleteExamDocument, { id: exam.id });
      },
    });
    if (reason === 'confirm') await navigate(href('exam'));
  };

  return (
    <>
      <Problem message={problem} />
      <div className={pages.actions}>
        <LinkButton to={href('exam.edit', { id: exam.id })} size="2" variant="soft">
          {t.edit}
        </LinkButton>
        <Button size="2" variant="soft" onClick={share}>
          {t.share}
        </Button>
        <Button size="2" variant="soft" color="gray" onClick={remove}>
          {t.delete}
        </Button>
      </div>
    </>
  );
}
