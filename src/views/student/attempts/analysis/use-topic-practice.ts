import { CreateExamDocument } from '#api/documents/assessments/exam.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { useStart } from '../../assessments/exams/use-start.ts';

const PRACTICE_LENGTH = 10;

/** Creates an exam from a topic's weak questions and goes to it. */
export function useTopicPractice(topic: { readonly id: string; readonly title: string }) {
  const t = useTexts(analysisTexts);
  const api = useApi();
  return useStart(async () => {
    const recipe = {
      topics: [topic.id],
      types: [],
      difficulties: [],
      prefer: 'weak' as const,
      length: PRACTICE_LENGTH,
      seconds: null,
    };
    const { createExam } = await api(CreateExamDocument, {
      draft: { title: t.weak.practiceName({ topic: topic.title }), recipe },
    });
    return href('exam.detail', { id: createExam });
  });
}
