import type { ReviewedAttemptQuery } from '#api/documents/review.generated.ts';
import { ITEM_TYPES } from '#domain/items/registry.ts';
import { HandedUpFiles } from '../../items/handed-up-files.part.tsx';
import styles from './self-marking.module.css';

type Item = ReviewedAttemptQuery['attempt']['items'][number];

/** What was written or handed up, as it was. */
export function OwnWork({ item }: { item: Item }) {
  if (item.type === 'file') {
    const read = ITEM_TYPES.file.response.safeParse(item.response);
    return <HandedUpFiles files={read.success ? read.data.files : []} />;
  }
  const read = ITEM_TYPES.open.response.safeParse(item.response);
  return <p className={styles.written}>{read.success ? read.data.text : ''}</p>;
}
