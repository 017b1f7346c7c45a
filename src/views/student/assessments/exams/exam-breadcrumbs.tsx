import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Steps } from '../../content/steps.tsx';

/** Breadcrumbs of a screen below the exams. */
export function ExamBreadcrumbs({ papers = false }: { readonly papers?: boolean }) {
  const t = useTexts(examsTexts);
  const p = useTexts(papersTexts);
  const steps = [{ title: t.title, to: href('exam') }];
  if (papers) steps.push({ title: p.title, to: href('exam.exam-paper') });
  return <Steps steps={steps} label={t.breadcrumbs} />;
}
