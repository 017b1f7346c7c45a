import { Button, Heading } from '@radix-ui/themes';
import { Link, redirect } from 'react-router';
import { ClassAnalysisDocument } from '#api/documents/classrooms/teaching.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { navigationTexts } from '#texts/platform/navigation.texts.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { AgreementLine } from '../../attempts/marking/agreement-line.tsx';
import styles from '../../teacher.module.css';
import { BackLink } from '../back-link.tsx';
import { type Analysis, analysisAddress, GROUP_PARAMETER, weakestTopic } from './analysis.ts';
import { GroupChoice } from './group-choice.tsx';
import { PracticeButton } from './practice-button.tsx';
import { Progress } from './progress.tsx';
import { QuestionsSection } from './questions.tsx';
import { StudentsSection } from './students.tsx';
import { TopicScreen } from './topic.screen.tsx';

/**
 * The class of the address; for the topic in `?topic=` and the group in `?group=`, if given. A topic address without a
 * topic shows the one that needs the most work.
 */
export const loader = async ({ api, params, url }: ViewLoaderArgs) => {
  const classroom = params.id ?? '';
  const [topic, group] = [url.searchParams.get('topic') || null, url.searchParams.get(GROUP_PARAMETER)];
  if (topic === null && url.pathname === href('teacher.analysis.topic.detail', { id: classroom })) {
    const { classAnalysis } = await api(ClassAnalysisDocument, { classroom, topic, group });
    throw redirect(analysisAddress(classroom, weakestTopic(classAnalysis.topics)?.id, group));
  }
  return deferData({ topic, group, answer: api(ClassAnalysisDocument, { classroom, topic, group }) });
};

/** The performance of a class in its assignments. */
export function Component() {
  const { answer, topic, group } = useViewData<typeof loader>();
  return (
    <div className={pages.fullWidth}>
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[36, 84, 264, 264]} />}>
        {({ classAnalysis }) =>
          topic === null ? (
            <ClassScreen analysis={classAnalysis} group={group} />
          ) : (
            <TopicScreen analysis={classAnalysis} topic={topic} group={group} />
          )
        }
      </Loaded>
    </div>
  );
}

function ClassScreen({ analysis, group }: { readonly analysis: Analysis; readonly group: string | null }) {
  const texts = useTexts(teachingTexts);
  const t = texts.analysis;
  const { entries: places } = useTexts(navigationTexts);
  useTitle(analysis.name);
  const groupName = analysis.groups.find(({ id }) => id === group)?.name ?? null;
  const worst = weakestTopic(analysis.topics);
  return (
    <>
      <PageHeading
        up={<BackLink to={href('teacher.analysis')} title={places['teacher.analysis']} />}
        title={analysis.name}
        actions={
          <Button size="3" variant="soft" color="gray" onClick={() => window.print()}>
            {t.print}
          </Button>
        }
      >
        <AgreementLine agreement={analysis.agreement} />
      </PageHeading>
      <GroupChoice groups={analysis.groups} group={group} />
      {worst !== undefined && (
        <div className={`${styles.card} ${styles.bar}`} data-not-printed>
          <p className={styles.soft}>
            {groupName === null
              ? t.practiceHint({ topic: worst.title })
              : t.practiceHintGroup({ topic: worst.title, group: groupName })}
          </p>
          <PracticeButton key={`${group} ${worst.id}`} classroom={analysis.id} group={group} topic={worst} />
        </div>
      )}
      <StudentsSection id={analysis.id} students={analysis.students} />
      <section className={pages.section}>
        <Heading as="h2" size="5">
          {t.topics}
        </Heading>
        <DataTable
          name="class-topics"
          label={t.topics}
          rows={analysis.topics}
          keyOf={({ id }) => id}
          empty={<EmptyNote illustration="analysis">{t.nothingHint}</EmptyNote>}
          columns={[
            {
              id: 'topic',
              title: t.topic,
              share: 3,
              value: ({ title }) => title,
              show: ({ id, title }) => (
                <Link className={styles.link} to={analysisAddress(analysis.id, id, group)}>
                  {title}
                </Link>
              ),
            },
            { id: 'answers', title: t.answers, value: ({ answers }) => answers, numeric: true },
            {
              id: 'right',
              title: t.right,
              value: ({ answers, credit }) => credit / answers,
              show: ({ answers, credit }) => texts.share({ value: credit / answers }),
              numeric: true,
            },
          ]}
        />
      </section>
      {analysis.weeks.length > 1 && <Progress weeks={analysis.weeks} />}
      <QuestionsSection questions={analysis.questions} />
      {analysis.work.length > 0 && (
        <section className={pages.section}>
          <Heading as="h2" size="5">
            {t.assignments}
          </Heading>
          <ul className={styles.messages}>
            {analysis.work.map(({ id, title }) => (
              <li key={id} className={styles.bar}>
                <span>{title}</span>
                <Link className={styles.link} to={href('teacher.assignment.student-detail', { id })}>
                  {t.watch}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
