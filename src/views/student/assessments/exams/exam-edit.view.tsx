import { useNavigate } from 'react-router';
import {
  ChangeExamDocument,
  ExamDocument,
  type ExamQuery,
  ExamTopicsDocument,
  type ExamTopicsQuery,
} from '#api/documents/assessments/exam.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { loadFailed } from '../../../load-failed.tsx';
import { ExamBreadcrumbs } from './exam-breadcrumbs.tsx';
import { ExamForm } from './exam-form.tsx';
import { recipeOf } from './recipe-of.ts';

/** An exam of one's own, and the topics to choose from. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({
    answer: Promise.all([api(ExamDocument, { id: params.id ?? '' }), api(ExamTopicsDocument)]),
  });

/** The form for an existing exam of one's own. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(examsTexts);
  return (
    <div className={pages.page}>
      <PageHeading up={<ExamBreadcrumbs />} title={t.form.editTitle} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[64, 64, 140, 110, 64, 64]} />}>
        {([{ exam }, { topicChoices }]) => <Editor exam={exam} topics={topicChoices} />}
      </Loaded>
    </div>
  );
}

function Editor({
  exam,
  topics,
}: {
  readonly exam: ExamQuery['exam'];
  readonly topics: ExamTopicsQuery['topicChoices'];
}) {
  const t = useTexts(examsTexts);
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  useTitle(`${t.form.editTitle}: ${exam.title}`);
  return (
    <ExamForm
      topics={topics}
      initial={{ title: exam.title, recipe: recipeOf(exam.recipe) }}
      sendLabel={t.form.save}
      isNew={false}
      send={async (draft) => {
        await api(ChangeExamDocument, { id: exam.id, draft });
        toast({ message: t.form.saved });
        await navigate(href('exam.detail', { id: exam.id }));
      }}
    />
  );
}
