import { isCellRight, type TableCell, table } from '#domain/items/table.item.ts';
import { SHORT_RESPONSE_MAX_CHARS } from '#domain/limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import type { RichTextFigure } from '#ui/rich-text/figure.part.tsx';
import { placeKey } from '#ui/rich-text/place-key.ts';
import { hasMarkup, plainText } from '#ui/rich-text/plain-text.ts';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { Verdict } from '#ui/verdict/verdict.part.tsx';
import styles from './gaps.module.css';
import { defineItemView } from './item-view.tsx';
import onlyHeard from './items.module.css';

type Body = { readonly columns: readonly string[]; readonly rows: readonly (readonly TableCell[])[] };

/** The table as it stands, with `gap` in each cell to be filled. */
function FilledTable({
  body,
  figures,
  labelledBy,
  gap,
}: {
  body: Body;
  figures: readonly RichTextFigure[];
  labelledBy: string;
  gap: (id: string, row: string, column: string) => React.ReactNode;
}) {
  return (
    // A wide table scrolls within itself, and what scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.tableFrame} tabIndex={0} aria-labelledby={labelledBy}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {body.columns.map((column, place) => (
              <th key={placeKey(place)} scope="col">
                <RichText source={column} figures={figures} inline />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.rows.map((row, rowPlace) => (
            <tr key={placeKey(rowPlace)}>
              {row.map((cell, place) => {
                // A heading of nothing but a formula has no text to those who look for one.
                const isHead = place === 0 && 'text' in cell && !hasMarkup(cell.text);
                const Cell = isHead ? 'th' : 'td';
                return (
                  <Cell key={placeKey(place)} scope={isHead ? 'row' : undefined}>
                    {'gap' in cell ? (
                      gap(cell.gap, headOf(row), plainText(body.columns[place] ?? ''))
                    ) : (
                      <RichText source={cell.text} figures={figures} inline />
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

export const tableView = defineItemView('table', table, {
  isTyped: true,
  isAnswered: ({ cells }) => Object.values(cells).some((text) => text.trim() !== ''),
  Answer: function TableAnswer({ body, response, onChange, disabled, figures, labelledBy }) {
    const t = useTexts(itemTexts).table;
    const cells = response?.cells ?? {};
    return (
      <FilledTable
        body={body}
        figures={figures}
        labelledBy={labelledBy}
        gap={(id, row, column) => (
          <input
            className={`${styles.gap} ${styles.cell}`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={SHORT_RESPONSE_MAX_CHARS}
            aria-label={t.cell(row, column)}
            value={cells[id] ?? ''}
            disabled={disabled}
            onChange={(event) => onChange({ cells: { ...cells, [id]: event.currentTarget.value } })}
          />
        )}
      />
    );
  },
  Review: function TableReview({ body, answerKey, response, figures, labelledBy }) {
    const t = useTexts(itemTexts);
    return (
      <FilledTable
        body={body}
        figures={figures}
        labelledBy={labelledBy}
        gap={(id) => {
          const given = response?.cells[id]?.trim() ?? '';
          const right = isCellRight(answerKey, id, given);
          return (
            <span className={styles.reviewed}>
              <Verdict tone={right ? 'right' : given === '' ? 'none' : 'wrong'}>
                <span className={onlyHeard.onlyHeard}>{right ? t.right : given === '' ? t.unanswered : t.wrong}</span>
                {given === '' ? t.noAnswer : given}
              </Verdict>
              {!right && (
                <span className={styles.solution}>
                  {t.rightIs} <RichText source={answerKey.cells[id]?.[0] ?? ''} inline />
                </span>
              )}
            </span>
          );
        }}
      />
    );
  },
});
