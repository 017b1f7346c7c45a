import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { AssessmentList } from '../../shared/assessments/authoring/assessment-list.tsx';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';

/** All papers for authors, with their stages, and a link to create one. */
export function Component() {
  const t = useTexts(authoringTexts).assessments.paper;
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        title={t.title}
        intro={t.intro}
        actions={<LinkButton to={href('admin.exam-paper.create')}>{t.create}</LinkButton>}
      />
      <AssessmentList kind="paper" addressOf={(id) => href('admin.exam-paper.edit', { id })} />
    </div>
  );
}
