import { QUESTION_TYPES } from '#domain/questions/types/registry.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from './printed.module.css';

type Props = { readonly body: unknown; readonly images: readonly RichTextImage[] };

/** A table in which the cells to fill in are empty. */
export function PrintedTable({ body, images }: Props) {
  const { columns, rows } = QUESTION_TYPES.table.body.parse(body);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={positionKey(at)} scope="col">
              <RichText source={column} images={images} inline />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={positionKey(at)}>
            {row.map((cell, column) => (
              <td key={positionKey(column)}>
                {'text' in cell && <RichText source={cell.text} images={images} inline />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
