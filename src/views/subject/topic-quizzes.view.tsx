import { Heading } from '@radix-ui/themes';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import pages from '#ui/page/page.module.css';
import { useTitle } from '#ui/page/use-title.ts';
import { openTopic } from './open-topic.loader.ts';
import { QuizList } from './quiz-list.part.tsx';
import { Trail } from './trail.part.tsx';

export const loader = (args: ViewLoaderArgs) => openTopic(args);

export function Component() {
  const topic = useViewData<typeof loader>();
  const { subject } = topic;
  useTitle(`Quizzes · ${topic.title}`);
  return (
    <div className={pages.page}>
      <header className={pages.head}>
        <Trail subject={subject} topic={topic} />
        <Heading as="h1" size="7">
          Quizzes
        </Heading>
        <p className={pages.intro}>Answer at your own pace. What was right, and why, is shown when you hand in.</p>
      </header>
      <QuizList topic={topic} />
    </div>
  );
}
