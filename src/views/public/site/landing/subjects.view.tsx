import { Heading } from '@radix-ui/themes';
import { SyllabusDocument } from '#api/documents/site/public-pages.generated.ts';
import { FrontPageDocument } from '#api/documents/site/site.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { audienceTexts } from '#texts/platform/site/audience.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { SubjectCover } from '#ui/illustration/cover/subject-cover.tsx';
import pages from '#ui/page/page.module.css';
import rows from '#ui/row-list/row-list.module.css';
import styles from './landing.module.css';
import { LandingScreen } from './landing.screen.tsx';
import { SampleTrial } from './sample-trial.tsx';

/** The published syllabus, and sample questions to try; awaited for the prerendered page. */
export const loader = async ({ api }: ViewLoaderArgs) => {
  const [{ sampleQuestions }, { syllabus }] = await Promise.all([api(FrontPageDocument), api(SyllabusDocument)]);
  return { sampleQuestions, syllabus };
};

/** All subjects with their topics. */
export function Component() {
  const { subjects } = useTexts(audienceTexts);
  const { sampleQuestions, syllabus } = useViewData<typeof loader>();
  return (
    <LandingScreen
      title={[subjects.title]}
      lead={subjects.lead}
      exhibit={<SampleTrial items={sampleQuestions.toReversed()} />}
    >
      <section className={styles.section} aria-label={subjects.title}>
        {syllabus.length === 0 && <p className={pages.empty}>{subjects.empty}</p>}
        <ul className={rows.grid}>
          {syllabus.map(({ slug, title, summary, topics }) => (
            <li key={slug} {...subjectAccent(slug)}>
              <div className={`${rows.card} ${styles.covered}`}>
                <SubjectCover slug={slug} size="card" />
                <div className={rows.body}>
                  <Heading as="h2" size="4">
                    {title}
                  </Heading>
                  <bdi className={rows.detail}>{summary}</bdi>
                  <span className={rows.detail}>{subjects.topics({ count: topics.length })}</span>
                  <ol className={styles.topics}>
                    {topics.map((topic) => (
                      <li key={topic.title}>
                        <bdi>{topic.title}</bdi>
                        {topic.free && <span className={styles.free}>{subjects.free}</span>}
                      </li>
                    ))}
                  </ol>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </LandingScreen>
  );
}
