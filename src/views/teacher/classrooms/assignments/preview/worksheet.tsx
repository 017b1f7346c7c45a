import type { AssignmentPreviewQuery } from '#api/documents/classrooms/assignment-preview.generated.ts';
import type { WorksheetVersion } from '#domain/classrooms/assignments/worksheet-version.rule.ts';
import { publicImageAddress } from '#domain/content/media/public-image.address.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { FillIn, PrintBlock, PrintSheet } from '#ui/sheet/print-sheet.tsx';
import { PrintedAnswer } from '../../../../shared/assessments/printed/printed-answer.tsx';
import styles from './preview.module.css';
import { totalOf } from './total-marks.ts';

type Preview = AssignmentPreviewQuery['assignmentPreview'];
type Props = { readonly preview: Preview; readonly version: WorksheetVersion };

/** The questions on paper, with space for answers. */
export function Worksheet({ preview, version }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const logo = preview.school?.logo ?? null;
  return (
    <PrintSheet
      header={
        <>
          <span className={styles.titled}>
            {logo !== null && <img className={styles.logo} src={publicImageAddress(logo)} alt={preview.school?.name} />}
            {preview.title}
          </span>
          <span>{t.inVersion({ classroom: preview.classroom, version })}</span>
        </>
      }
      footer={<span>{t.total({ marks: totalOf(preview) })}</span>}
    >
      <FillIn labels={[t.nameLine, t.dateLine]} />
      {preview.instructions !== '' && (
        <div className={styles.instructions}>
          <RichText source={preview.instructions} />
        </div>
      )}
      {preview.questions.map(({ id, type, stem, body, images, marks }, at) => (
        <PrintBlock key={id}>
          <div className={styles.question}>
            <b>{at + 1}</b>
            <div>
              <RichText source={stem} images={images} />
              <PrintedAnswer type={type} body={body} marks={marks} images={images} />
            </div>
            <span className={styles.markBox}>{t.markBox({ marks })}</span>
          </div>
        </PrintBlock>
      ))}
    </PrintSheet>
  );
}
