import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { BackLink } from '../back-link.tsx';
import { type Analysis, analysisAddress } from './analysis.ts';
import { GroupChoice } from './group-choice.tsx';
import { PracticeButton } from './practice-button.tsx';
import { Progress } from './progress.tsx';
import { QuestionsSection } from './questions.tsx';
import { StudentsSection } from './students.tsx';

/** The performance of a class in one topic. */
export function TopicScreen({
  analysis,
  topic,
  group,
}: {
  readonly analysis: Analysis;
  readonly topic: string;
  readonly group: string | null;
}) {
  const t = useTexts(teachingTexts).analysis;
  const title = analysis.topics[0]?.title ?? t.nothing;
  return (
    <>
      <PageHeading
        up={<BackLink to={analysisAddress(analysis.id, undefined, group)} title={analysis.name} />}
        title={title}
        actions={
          <PracticeButton
            key={`${group} ${topic}`}
            classroom={analysis.id}
            group={group}
            topic={{ id: topic, title }}
          />
        }
      />
      <GroupChoice groups={analysis.groups} group={group} />
      <StudentsSection id={analysis.id} students={analysis.students} />
      {analysis.weeks.length > 1 && <Progress weeks={analysis.weeks} />}
      <QuestionsSection questions={analysis.questions} />
    </>
  );
}
