import { Heading } from '@radix-ui/themes';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectTexts } from '#texts/subject.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import pages from '#ui/page/page.module.css';
import { useTitle } from '#ui/page/use-title.ts';
import { openTopic } from './open-topic.loader.ts';
import { QuizList } from './quiz-list.part.tsx';
import { Trail } from './trail.part.tsx';

export const loader = (args: ViewLoaderArgs) => openTopic(args);

export function Component() {
  const topic = useViewData<typeof loader>();
  const { subject } = topic;
  const t = useTexts(subjectTexts).quizzes;
  useTitle(t.titleOf(topic.title));
  return (
    <div {...subjectAccent(subject.slug)}>
      <div className={pages.page}>
        <header className={pages.head}>
          <Trail subject={subject} topic={topic} />
          <Heading as="h1" size="7">
            {t.title}
          </Heading>
          <p className={pages.intro}>{t.intro}</p>
        </header>
        <QuizList topic={topic} />
      </div>
    </div>
  );
}
