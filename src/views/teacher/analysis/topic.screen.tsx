import { useTexts } from '#texts/current-language.ts';
import { teachingTexts } from '#texts/teaching.texts.ts';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { Up } from '../up.part.tsx';
import { type Analysis, analysisAddress } from './analysis.ts';
import { DrillButton } from './drill-button.part.tsx';
import { GroupChoice } from './group-choice.part.tsx';
import { Progress } from './progress.part.tsx';
import { QuestionsSection } from './questions.part.tsx';
import { StudentsSection } from './students.part.tsx';

/** How a class does at one topic. */
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
        up={<Up to={analysisAddress(analysis.id, undefined, group)} title={analysis.name} />}
        title={title}
        actions={
          <DrillButton key={`${group} ${topic}`} classroom={analysis.id} group={group} topic={{ id: topic, title }} />
        }
      />
      <GroupChoice groups={analysis.groups} group={group} />
      <StudentsSection students={analysis.students} />
      {analysis.weeks.length > 1 && <Progress weeks={analysis.weeks} />}
      <QuestionsSection questions={analysis.questions} />
    </>
  );
}
