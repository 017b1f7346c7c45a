import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { AssessmentList } from '../../shared/assessments/authoring/assessment-list.tsx';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';

/** All quizzes for authors, with their stages, and a link to create one. */
export function Component() {
  const t = useTexts(authoringTexts).assessments.quiz;
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        title={t.title}
        intro={t.intro}
        actions={<LinkButton to={href('admin.quiz.create')}>{t.create}</LinkButton>}
      />
      <AssessmentList kind="quiz" addressOf={(id) => href('admin.quiz.edit', { id })} />
    </div>
  );
}
