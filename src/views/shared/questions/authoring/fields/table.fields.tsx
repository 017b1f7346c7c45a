import { Button } from '@radix-ui/themes';
import type { TableCell } from '#domain/questions/types/table.question.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { AddButton } from '../add-button.tsx';
import styles from '../authoring.module.css';
import { EditableRows } from '../editable-rows.tsx';
import { nextNumber } from '../next-id.ts';
import type { QuestionFields } from './question-fields.ts';
import { StrictnessFields } from './short-answer.fields.tsx';

type Props = QuestionFields<'table'>;
type Body = Props['body'];

const gapIds = (rows: Body['rows']): string[] =>
  rows.flatMap((row) => row.flatMap((cell) => ('gap' in cell ? [cell.gap] : [])));

/** A table whose cells are given or gaps, and the accepted answers of each gap. */
export function TableFields({ body, answerKey, onChange, errorOf }: Props) {
  const t = useTexts(authoringTexts).fields;
  const { columns, rows } = body;

  /** What was removed from the table is removed from the answer key. */
  function change(next: Body, more: typeof answerKey.cells = {}): void {
    const cells = Object.fromEntries(gapIds(next.rows).map((id) => [id, more[id] ?? answerKey.cells[id] ?? ['']]));
    onChange(next, { ...answerKey, cells });
  }

  const put = (row: number, column: number, cell: TableCell, more: typeof answerKey.cells = {}): void =>
    change(
      {
        ...body,
        rows: rows.map((cells, at) =>
          at === row ? cells.map((entry, index) => (index === column ? cell : entry)) : cells,
        ),
      },
      more,
    );

  return (
    <>
      <FieldGroup legend={t.columns}>
        <div className={styles.cells}>
          {columns.map((text, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no key but its position
              key={at}
              label={t.column({ number: at + 1 })}
              value={text}
              error={errorOf(`body.columns.${at}`)}
              onChange={({ target }) =>
                change({ ...body, columns: columns.map((column, index) => (index === at ? target.value : column)) })
              }
            />
          ))}
        </div>
        <div className={styles.line}>
          <Button
            type="button"
            variant="soft"
            onClick={() => change({ columns: [...columns, ''], rows: rows.map((cells) => [...cells, { text: '' }]) })}
          >
            {t.addColumn}
          </Button>
          <Button
            type="button"
            variant="soft"
            color="gray"
            disabled={columns.length < 2}
            onClick={() => change({ columns: columns.slice(0, -1), rows: rows.map((cells) => cells.slice(0, -1)) })}
          >
            {t.removeColumn}
          </Button>
        </div>
      </FieldGroup>
      <FieldGroup legend={t.row({ number: 1 })} hint={t.tableHint} error={errorOf('rows') ?? errorOf('answer')}>
        <EditableRows
          rows={rows}
          keyOf={(_, index) => String(index)}
          nameOf={(_, index) => t.row({ number: index + 1 })}
          least={1}
          onChange={(next) => change({ ...body, rows: next })}
        >
          {(cells, row) => (
            <div className={styles.cells}>
              {cells.map((cell, column) => {
                const isGap = 'gap' in cell;
                const text = isGap ? (answerKey.cells[cell.gap] ?? []).join(' | ') : cell.text;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no key but its position
                  <div key={column}>
                    <Field
                      label={t.cell({ row: row + 1, column: column + 1 })}
                      value={text}
                      error={isGap ? errorOf(`key.cells.${cell.gap}.0`) : errorOf(`body.rows.${row}.${column}`)}
                      onChange={({ target }) =>
                        isGap
                          ? put(row, column, cell, {
                              [cell.gap]: target.value.split('|').map((entry) => entry.trimStart()),
                            })
                          : put(row, column, { text: target.value })
                      }
                    />
                    <CheckboxField
                      label={t.fill}
                      checked={isGap}
                      onChange={({ target }) => {
                        const gap = nextNumber(gapIds(rows), 'cell');
                        if (target.checked) put(row, column, { gap }, { [gap]: [text] });
                        else put(row, column, { text });
                      }}
                    />
                  </div>
                );
              })}
            </div>
          )}
        </EditableRows>
        <AddButton onClick={() => change({ ...body, rows: [...rows, columns.map(() => ({ text: '' }))] })}>
          {t.addRow}
        </AddButton>
      </FieldGroup>
      <NumberField
        label={t.tolerance}
        min={0}
        step="any"
        defaultValue={answerKey.tolerance ?? 0}
        onChange={({ target }) => onChange(body, { ...answerKey, tolerance: target.valueAsNumber || 0 })}
      />
      <StrictnessFields value={answerKey} onChange={(strictness) => onChange(body, { ...answerKey, ...strictness })} />
    </>
  );
}
