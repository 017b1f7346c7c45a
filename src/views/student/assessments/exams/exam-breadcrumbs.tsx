import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import breadcrumbs from '../../content/breadcrumbs.module.css';

type Step = { readonly title: string; readonly to: string };

/** Breadcrumbs of a screen: its parents, the highest first. */
export function Steps({ steps, label }: { readonly steps: readonly Step[]; readonly label: string }) {
  return (
    <nav aria-label={label} className={breadcrumbs.breadcrumbs}>
      <ol>
        {steps.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <Icon name="on" px={12} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Breadcrumbs of a screen below the exams. */
export function ExamBreadcrumbs({ papers = false }: { readonly papers?: boolean }) {
  const t = useTexts(examsTexts);
  const p = useTexts(papersTexts);
  const steps = [{ title: t.title, to: href('exam') }];
  if (papers) steps.push({ title: p.title, to: href('exam.exam-paper') });
  return <Steps steps={steps} label={t.breadcrumbs} />;
}
