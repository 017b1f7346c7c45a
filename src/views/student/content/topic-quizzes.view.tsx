import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { subjectTexts } from '#texts/content/subject.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { openTopic } from './open-topic.loader.ts';
import { QuizList } from './quiz-list.tsx';

/** The topic, after a check of the plan. */
export const loader = (args: ViewLoaderArgs) => openTopic(args);

/** All quizzes of a topic. */
export function Component() {
  const topic = useViewData<typeof loader>();
  const { subject } = topic;
  const t = useTexts(subjectTexts).quizzes;
  useTitle(t.titleOf({ topic: topic.title }));
  return (
    <div {...subjectAccent(subject.slug)}>
      <div className={pages.page}>
        <PageHeading up={<Breadcrumbs subject={subject} topic={topic} />} title={t.title} intro={t.intro} />
        <QuizList topic={topic} recommended={null} />
      </div>
    </div>
  );
}
