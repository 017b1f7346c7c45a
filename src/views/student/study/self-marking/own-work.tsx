import type { ReviewedAttemptQuery } from '#api/documents/cards/review.generated.ts';
import { QUESTION_TYPES } from '#domain/questions/types/registry.ts';
import { UploadedFiles } from '../../../shared/questions/written/uploaded-files.tsx';
import styles from './self-marking.module.css';

type Item = Pick<ReviewedAttemptQuery['attempt']['items'][number], 'type'> & { readonly response: unknown };

/** The written or uploaded answer, unchanged. */
export function OwnWork({ item }: { item: Item }) {
  if (item.type === 'file') {
    const read = QUESTION_TYPES.file.response.safeParse(item.response);
    return <UploadedFiles files={read.success ? read.data.files : []} />;
  }
  const read = QUESTION_TYPES.open.response.safeParse(item.response);
  return (
    <p dir="auto" className={styles.written}>
      {read.success ? read.data.text : ''}
    </p>
  );
}
