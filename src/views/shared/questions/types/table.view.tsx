import { SHORT_RESPONSE_MAX_CHARS } from '#domain/questions/question.limits.ts';
import { isCellCorrect, type TableCell, table } from '#domain/questions/types/table.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { hasMarkup, plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { ReviewedGap } from '../choices/reviewed-gap.tsx';
import styles from '../gaps.module.css';
import { defineQuestionView } from '../question-view.tsx';

type Body = { readonly columns: readonly string[]; readonly rows: readonly (readonly TableCell[])[] };

/** The table, with `gap` in each cell to be filled. */
function FilledTable({
  body,
  images,
  labelledBy,
  gap,
}: {
  body: Body;
  images: readonly RichTextImage[];
  labelledBy: string;
  gap: (id: string, row: string, column: string) => React.ReactNode;
}) {
  return (
    // A wide table scrolls by itself, and scrollable content has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table has to be reachable by keyboard
    <section className={styles.tableFrame} tabIndex={0} aria-labelledby={labelledBy}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {body.columns.map((column, index) => (
              <th key={positionKey(index)} scope="col">
                <RichText source={column} images={images} inline />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.rows.map((row, rowIndex) => (
            <tr key={positionKey(rowIndex)}>
              {row.map((cell, index) => {
                // A heading that is only a formula has no accessible text.
                const isHead = index === 0 && 'text' in cell && !hasMarkup(cell.text);
                const Cell = isHead ? 'th' : 'td';
                return (
                  <Cell key={positionKey(index)} scope={isHead ? 'row' : undefined}>
                    {'gap' in cell ? (
                      gap(cell.gap, headOf(row), plainText(body.columns[index] ?? ''))
                    ) : (
                      <RichText source={cell.text} images={images} inline />
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const headOf = ([first]: readonly TableCell[]): string =>
  first !== undefined && 'text' in first ? plainText(first.text) : '';

export const tableView = defineQuestionView('table', table, {
  isTyped: true,
  isAnswered: ({ cells }) => Object.values(cells).some((text) => text.trim() !== ''),
  Answer: function TableAnswer({ body, response, onChange, disabled, images, labelledBy }) {
    const t = useTexts(questionTexts).table;
    const cells = response?.cells ?? {};
    return (
      <FilledTable
        body={body}
        images={images}
        labelledBy={labelledBy}
        gap={(id, row, column) => (
          <input
            className={`${styles.gap} ${styles.cell}`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={SHORT_RESPONSE_MAX_CHARS}
            aria-label={t.cell({ row, column })}
            value={cells[id] ?? ''}
            disabled={disabled}
            onChange={(event) => onChange({ cells: { ...cells, [id]: event.currentTarget.value } })}
          />
        )}
      />
    );
  },
  Review: function TableReview({ body, answerKey, response, images, labelledBy }) {
    return (
      <FilledTable
        body={body}
        images={images}
        labelledBy={labelledBy}
        gap={(id) => {
          const given = response?.cells[id]?.trim() ?? '';
          return (
            <ReviewedGap
              isCorrect={isCellCorrect(answerKey, id, given)}
              isEmpty={given === ''}
              solution={answerKey.cells[id]?.[0] ?? ''}
            >
              {given}
            </ReviewedGap>
          );
        }}
      />
    );
  },
});
