import { Heading } from '@radix-ui/themes';
import { useId, useState } from 'react';
import type { AssignmentPreviewQuery } from '#api/documents/classrooms/assignment-preview.generated.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FailureBoundary } from '#ui/loading/failure-boundary.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { QUESTION_VIEWS } from '../../../../shared/questions/types/registry.ts';
import styles from './preview.module.css';

type Preview = AssignmentPreviewQuery['assignmentPreview'];

/** The questions in the students' own view. Answers can be tried and are not saved. */
export function StudentPreview({ preview }: { readonly preview: Preview }) {
  const t = useTexts(assignmentBuilderTexts);
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{t.previewIntro}</p>
      {preview.instructions !== '' && <RichText source={preview.instructions} />}
      {preview.materials.length > 0 && (
        <p className={styles.soft}>{t.otherTasks({ titles: preview.materials.join(', ') })}</p>
      )}
      {preview.questions.map((question, at) => (
        <TryQuestion key={question.id} question={question} number={at + 1} />
      ))}
    </div>
  );
}

function TryQuestion({
  question,
  number,
}: {
  readonly question: Preview['questions'][number];
  readonly number: number;
}) {
  const t = useTexts(assignmentBuilderTexts);
  const [response, setResponse] = useState<unknown>(null);
  const stemId = useId();
  const view = QUESTION_VIEWS[question.type];
  return (
    <article className={styles.card} aria-labelledby={stemId}>
      <div className={styles.bar}>
        <Heading as="h2" size="3">
          {t.questionNumber({ number })}
        </Heading>
        <span className={styles.soft}>{t.marks({ marks: question.marks })}</span>
      </div>
      <div id={stemId}>
        <RichText source={question.stem} images={question.images} />
      </div>
      <FailureBoundary resetOn={question.body} failed={() => <p className={styles.soft}>{t.cannotShow}</p>}>
        <p className={styles.soft}>{view.instruction}</p>
        <view.Answer
          body={question.body}
          response={response}
          onChange={setResponse}
          disabled={false}
          images={question.images}
          labelledBy={stemId}
        />
      </FailureBoundary>
    </article>
  );
}
