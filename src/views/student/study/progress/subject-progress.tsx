import type { SubjectProgressQuery } from '#api/documents/study/study.generated.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { MasteryMap } from './mastery-map.tsx';
import { PredictedGrade } from './predicted-grade.tsx';

/** A student's predicted grade and mastery map of a subject; nothing if they cannot be read. */
export const SubjectProgress = ({ progress }: { readonly progress: Promise<SubjectProgressQuery> }) => (
  <Loaded data={progress} failed={() => null} waiting={<LoadingSkeleton heights={[180, 220]} />}>
    {({ subjectProgress: { grade, topics } }) =>
      topics.length > 0 && (
        <>
          <PredictedGrade grade={grade} topics={topics} />
          <MasteryMap topics={topics} />
        </>
      )
    }
  </Loaded>
);
