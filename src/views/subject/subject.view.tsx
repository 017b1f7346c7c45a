import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { SubjectDocument, type SubjectQuery } from '#api/documents/subject.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectTexts } from '#texts/subject.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn, Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { useTitle } from '#ui/page/use-title.ts';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../load-failed.tsx';
import { QuizzesDone } from '../quizzes-done.part.tsx';
import { Trail } from './trail.part.tsx';

export const loader = async ({ api, params }: ViewLoaderArgs) => ({
  answer: handedOn(api(SubjectDocument, { slug: params.subject ?? '' })),
});

export function Component() {
  const { answer } = useViewData<typeof loader>();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<Waiting />}>
      {({ subject }) => <Subject subject={subject} />}
    </Loaded>
  );
}

const Waiting = () => (
  <div className={pages.wide}>
    <Bones heights={[24, 44, 48, 132, 132, 132]} />
  </div>
);

function Subject({ subject }: { subject: SubjectQuery['subject'] }) {
  const t = useTexts(subjectTexts);
  useTitle(subject.title);
  return (
    <div {...subjectAccent(subject.slug)}>
      <div className={pages.wide}>
        <header className={pages.head}>
          <Trail />
          <Heading as="h1" size="7">
            {subject.title}
          </Heading>
          {subject.summary !== '' && <p className={pages.intro}>{subject.summary}</p>}
        </header>
        <section className={pages.section} aria-labelledby="topics">
          <Heading as="h2" size="5" id="topics">
            {t.topics.title}
          </Heading>
          {subject.topics.length === 0 ? (
            <p className={pages.empty}>
              {t.topics.empty} <Link to={href('home')}>{t.topics.otherSubject}</Link>.
            </p>
          ) : (
            <ul className={rows.grid}>
              {subject.topics.map((topic) => (
                <li key={topic.id}>
                  <Link className={rows.card} to={href('topic', { subject: subject.slug, topic: topic.slug })}>
                    <span className={rows.body}>
                      <span className={rows.title}>{topic.title}</span>
                      {topic.summary !== '' && <span className={rows.detail}>{topic.summary}</span>}
                      <span className={rows.detail}>{t.questions(topic.itemCount)}</span>
                    </span>
                    <QuizzesDone done={topic.quizzesDone} count={topic.quizCount} of={topic.title} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  );
}
