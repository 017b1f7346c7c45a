import type { SubjectProgressQuery } from '#api/documents/study/study.generated.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { MasteryMap } from './mastery-map.tsx';
import { PredictedGrade } from './predicted-grade.tsx';
import { SubjectNext } from './subject-next.tsx';

type Props = { readonly subject: string; readonly progress: Promise<SubjectProgressQuery> };

/**
 * A student's next step in a subject (its slug), predicted grade and mastery map; nothing if they cannot be read.
 */
export const SubjectProgress = ({ subject, progress }: Props) => (
  <Loaded data={progress} failed={() => null} waiting={<LoadingSkeleton heights={[132, 116, 220]} />}>
    {({ subjectProgress: { grade, next, topics } }) =>
      topics.length > 0 && (
        <>
          {next !== null && <SubjectNext subject={subject} step={next} topics={topics} />}
          <PredictedGrade grade={grade} topics={topics} />
          <MasteryMap topics={topics} />
        </>
      )
    }
  </Loaded>
);
