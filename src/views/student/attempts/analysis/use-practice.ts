import { CreateExamDocument } from '#api/documents/assessments/exam.generated.ts';
import { useApi } from '#client/app.context.ts';
import { EXAM_TOPICS_MAX } from '#domain/assessments/assessment.limits.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { useStart } from '../../assessments/exams/use-start.ts';

const PRACTICE_LENGTH = 10;

type Practice = {
  /** The topic or question type, for the exam's title. */
  readonly title: string;
  /** Ids of topics. */
  readonly topics: readonly string[];
  /** All, if there are none. */
  readonly types?: readonly QuestionTypeName[];
};

/** Creates an exam from the weakest questions of topics, and goes to it. */
export function usePractice({ title, topics, types = [] }: Practice) {
  const t = useTexts(analysisTexts);
  const api = useApi();
  return useStart(async () => {
    const recipe = {
      topics: topics.slice(0, EXAM_TOPICS_MAX),
      types: [...types],
      difficulties: [],
      prefer: 'weak' as const,
      length: PRACTICE_LENGTH,
      seconds: null,
    };
    const { createExam } = await api(CreateExamDocument, {
      draft: { title: t.weak.practiceName({ topic: title }), recipe },
    });
    return href('exam.detail', { id: createExam });
  });
}
