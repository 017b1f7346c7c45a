import { useNavigate } from 'react-router';
import {
  CreateExamDocument,
  ExamTopicsDocument,
  type ExamTopicsQuery,
  SharedExamDocument,
  type SharedExamQuery,
} from '#api/documents/assessments/exam.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import type { ExamDraft } from '#domain/assessments/exam-recipe.schema.ts';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { dateText } from '#texts/wording/date.wording.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { COPY_PARAMETER, TOPIC_PARAMETER } from './exam-address.ts';
import { ExamBreadcrumbs } from './exam-breadcrumbs.tsx';
import { ExamForm } from './exam-form.tsx';
import styles from './exams.module.css';
import { recipeOf } from './recipe-of.ts';

type Shared = SharedExamQuery['sharedExam'] | null;

/** A default exam that fits into a break. */
const FIRST_LENGTH = 10;
const FIRST_SECONDS = 15 * 60;

/** The topics to choose from, those in the address as preselected, and the shared exam that a link offers to copy. */
export const loader = async ({ api, url }: ViewLoaderArgs) => {
  const token = url.searchParams.get(COPY_PARAMETER);
  const read = async (): Promise<readonly [ExamTopicsQuery, Shared]> =>
    Promise.all([
      api(ExamTopicsDocument),
      token === null ? null : api(SharedExamDocument, { token }).then(({ sharedExam }) => sharedExam),
    ]);
  return deferData({ answer: read(), topics: url.searchParams.getAll(TOPIC_PARAMETER) });
};

/** The form for an exam of one's own, empty or filled from a shared one. */
export function Component() {
  const { answer, topics } = useViewData<typeof loader>();
  const t = useTexts(examsTexts);
  return (
    <div className={pages.page}>
      <PageHeading up={<ExamBreadcrumbs />} title={t.form.createTitle} intro={t.form.createIntro} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[64, 64, 140, 110, 64, 64]} />}>
        {([{ topicChoices }, shared]) => (
          <Creator
            topics={topicChoices}
            shared={shared}
            chosen={topics.filter((id) => topicChoices.some((choice) => choice.id === id && choice.isAccessible))}
          />
        )}
      </Loaded>
    </div>
  );
}

function Creator({
  topics,
  shared,
  chosen,
}: {
  readonly topics: ExamTopicsQuery['topicChoices'];
  readonly shared: Shared;
  readonly chosen: readonly string[];
}) {
  const t = useTexts(examsTexts);
  const language = useLanguage();
  const api = useApi();
  const navigate = useNavigate();
  const first: ExamDraft = {
    title: t.form.defaultName({ date: dateText(language, new Date()) }),
    recipe: {
      topics: [...chosen],
      types: [],
      difficulties: [],
      prefer: 'unseen',
      length: FIRST_LENGTH,
      seconds: FIRST_SECONDS,
    },
  };
  return (
    <>
      {shared !== null && (
        <p className={styles.count}>
          {t.form.shared({ name: shared.title })}
          {shared.topicsExcluded > 0 && <span>{t.form.excluded({ count: shared.topicsExcluded })}</span>}
        </p>
      )}
      <ExamForm
        topics={topics}
        initial={shared === null ? first : { title: shared.title, recipe: recipeOf(shared.recipe) }}
        sendLabel={t.form.create}
        isNew
        send={async (draft) => {
          const { createExam } = await api(CreateExamDocument, { draft });
          await navigate(href('exam.detail', { id: createExam }));
        }}
      />
    </>
  );
}
