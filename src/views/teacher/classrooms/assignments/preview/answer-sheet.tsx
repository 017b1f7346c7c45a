import { useId } from 'react';
import type { AssignmentPreviewQuery } from '#api/documents/classrooms/assignment-preview.generated.ts';
import type { WorksheetVersion } from '#domain/classrooms/assignments/worksheet-version.rule.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { PrintBlock, PrintSheet } from '#ui/sheet/print-sheet.tsx';
import { PrintedSolution } from '../../../../shared/assessments/printed/printed-solution.tsx';
import styles from './preview.module.css';
import { totalOf } from './total-marks.ts';

type Preview = AssignmentPreviewQuery['assignmentPreview'];
type Props = { readonly preview: Preview; readonly version: WorksheetVersion };

/** The answers to a worksheet, on a sheet of their own. */
export function AnswerSheet({ preview, version }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  return (
    <PrintSheet
      header={
        <>
          <span>{t.answersOf({ title: preview.title })}</span>
          <span>{t.inVersion({ classroom: preview.classroom, version })}</span>
        </>
      }
      footer={<span>{t.total({ marks: totalOf(preview) })}</span>}
    >
      {preview.questions.map((question, at) => (
        <PrintBlock key={question.id}>
          <Answer question={question} number={at + 1} />
        </PrintBlock>
      ))}
    </PrintSheet>
  );
}

function Answer({ question, number }: { readonly question: Preview['questions'][number]; readonly number: number }) {
  const t = useTexts(assignmentBuilderTexts);
  const stemId = useId();
  const { type, stem, body, key, images, marks, explanation } = question;
  return (
    <div className={styles.question}>
      <b>{number}</b>
      <div className={styles.answer}>
        <div id={stemId}>
          <RichText source={stem} images={images} />
        </div>
        <PrintedSolution type={type} body={body} answerKey={key} images={images} labelledBy={stemId} />
        {explanation !== null && explanation !== '' && <RichText source={explanation} images={images} />}
      </div>
      <span className={styles.markBox}>{t.markBox({ marks })}</span>
    </div>
  );
}
