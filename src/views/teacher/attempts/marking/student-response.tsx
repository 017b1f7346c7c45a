import { QUESTION_TYPES } from '#domain/questions/types/registry.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { UploadedFiles } from '../../../shared/questions/written/uploaded-files.tsx';
import styles from '../../teacher.module.css';
import { SubmittedImages } from './submitted-images.tsx';

/** What a student has written or uploaded. */
export function StudentResponse({ type, response }: { readonly type: string; readonly response: unknown }) {
  const t = useTexts(teachingTexts).marking;
  if (type === 'file') {
    const read = QUESTION_TYPES.file.response.safeParse(response);
    const files = read.success ? read.data.files : [];
    return (
      <>
        <SubmittedImages files={files} />
        <UploadedFiles files={files} />
      </>
    );
  }
  const read = QUESTION_TYPES.open.response.safeParse(response);
  return read.success && read.data.text !== '' ? (
    <p dir="auto" className={styles.written}>
      {read.data.text}
    </p>
  ) : (
    <p className={styles.soft}>{t.empty}</p>
  );
}
