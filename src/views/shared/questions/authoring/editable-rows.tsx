import { IconButton } from '@radix-ui/themes';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ToolIcon } from '#ui/icon/tool-icon.tsx';
import styles from './authoring.module.css';

type Props<Row> = {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
  /** The name of a row: `Choice A`. */
  readonly nameOf: (row: Row, index: number) => string;
  readonly onChange: (rows: Row[]) => void;
  /** The minimum number of rows. */
  readonly least?: number;
  readonly children: (row: Row, index: number) => ReactNode;
};

/** The rows with one of them moved. */
export function movedTo<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const left = rows.filter((_, at) => at !== from);
  const row = rows[from];
  return row === undefined ? [...rows] : [...left.slice(0, to), row, ...left.slice(to)];
}

/** Rows that can be moved, with arrows or by dragging, and removed. The focus stays on the moved row. */
export function EditableRows<Row>({ rows, keyOf, nameOf, onChange, least = 0, children }: Props<Row>) {
  const t = useTexts(authoringTexts).rows;
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly name: string; readonly index: number; readonly by: string } | null>(
    null,
  );
  const [dragged, setDragged] = useState<number | null>(null);

  useEffect(() => {
    if (moved === null) return;
    const row = list.current?.children[moved.index];
    const button = row?.querySelector<HTMLButtonElement>(`[data-move="${moved.by}"]:not(:disabled)`);
    (button ?? row?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
  }, [moved]);

  const move = (from: number, to: number, by: string): void => {
    const row = rows[from];
    if (row === undefined) return;
    onChange(movedTo(rows, from, to));
    setMoved({ name: nameOf(row, from), index: to, by });
  };

  return (
    <>
      {rows.length > 0 && (
        <ol ref={list} className={styles.rows}>
          {rows.map((row, index) => {
            const name = nameOf(row, index);
            return (
              <li
                key={keyOf(row, index)}
                className={styles.row}
                data-dragged={dragged === index || undefined}
                onDragOver={(event) => {
                  if (dragged === null || dragged === index) return;
                  event.preventDefault();
                  onChange(movedTo(rows, dragged, index));
                  setDragged(index);
                }}
                onDrop={(event) => event.preventDefault()}
              >
                <span
                  className={styles.handle}
                  title={t.drag}
                  aria-hidden="true"
                  draggable
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    setDragged(index);
                  }}
                  onDragEnd={() => setDragged(null)}
                >
                  <ToolIcon name="grip" px={16} />
                </span>
                <div className={styles.rowContent}>{children(row, index)}</div>
                <div className={styles.rowTools}>
                  {(['up', 'down'] as const).map((by) => {
                    const to = by === 'up' ? index - 1 : index + 1;
                    return (
                      <IconButton
                        key={by}
                        type="button"
                        size="2"
                        variant="ghost"
                        color="gray"
                        data-move={by}
                        aria-label={t[by]({ what: name })}
                        disabled={to < 0 || to >= rows.length}
                        onClick={() => move(index, to, by)}
                      >
                        <Icon name={by} px={16} />
                      </IconButton>
                    );
                  })}
                  <IconButton
                    type="button"
                    size="2"
                    variant="ghost"
                    color="gray"
                    aria-label={t.remove({ what: name })}
                    disabled={rows.length <= least}
                    onClick={() => onChange(rows.filter((_, at) => at !== index))}
                  >
                    <Icon name="leave" px={16} />
                  </IconButton>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <p className={styles.visuallyHidden} role="status">
        {moved === null ? <Fragment /> : t.moved({ what: moved.name, index: moved.index + 1 })}
      </p>
    </>
  );
}
