import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { ClassAnalysisDocument } from '#api/documents/teaching.generated.ts';
import { ProductError } from '#domain/errors.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { teachingTexts } from '#texts/teaching.texts.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn, Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../load-failed.tsx';
import styles from '../teacher.module.css';
import { Progress } from './class.view.tsx';
import { DrillButton } from './drill-button.part.tsx';
import { QuestionsSection } from './questions.part.tsx';
import { StudentsSection } from './students.part.tsx';

/** The class of the address, at the topic that `?topic=` names. */
export const loader = async ({ api, params, url }: ViewLoaderArgs) => {
  const topic = url.searchParams.get('topic');
  if (topic === null) throw new ProductError('NOT_FOUND');
  return { topic, answer: handedOn(api(ClassAnalysisDocument, { classroom: params.id ?? '', topic })) };
};

export function Component() {
  const { answer, topic } = useViewData<typeof loader>();
  const t = useTexts(teachingTexts).analysis;
  return (
    <div className={pages.wide}>
      <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[36, 264, 264]} />}>
        {({ classAnalysis }) => {
          const title = classAnalysis.topics[0]?.title ?? t.nothing;
          return (
            <>
              <header className={pages.head}>
                <Link to={href('teacher.analysis.detail', { id: classAnalysis.id })}>{classAnalysis.name}</Link>
                <div className={styles.bar}>
                  <Heading as="h1" size="7">
                    {title}
                  </Heading>
                  <DrillButton classroom={classAnalysis.id} topic={{ id: topic, title }} />
                </div>
              </header>
              <StudentsSection students={classAnalysis.students} />
              {classAnalysis.weeks.length > 1 && <Progress weeks={classAnalysis.weeks} />}
              <QuestionsSection questions={classAnalysis.questions} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
