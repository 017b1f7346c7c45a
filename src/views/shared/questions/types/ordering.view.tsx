import { Button, IconButton } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import type { Choice } from '#domain/questions/choices.schema.ts';
import { ordering } from '#domain/questions/types/ordering.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ResultBadge } from '#ui/result-badge/result-badge.tsx';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from '../ordering.module.css';
import { defineQuestionView } from '../question-view.tsx';
import onlyHeard from '../questions.module.css';

function inOrder(choices: readonly Choice[], order: readonly string[]): readonly Choice[] {
  if (order.length === 0) return choices;
  return order.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
}

export const orderingView = defineQuestionView('ordering', ordering, {
  isTyped: false,
  isAnswered: ({ order }) => order.length > 0,
  Answer: function OrderingAnswer({ body, response, onChange, disabled, images, labelledBy }) {
    const t = useTexts(questionTexts).ordering;
    const rows = inOrder(body.choices, response?.order ?? []);
    const [dragged, setDragged] = useState<string | null>(null);
    const [announcement, setAnnouncement] = useState('');
    const list = useRef<HTMLOListElement>(null);
    // A row that moves is removed and inserted again, which takes the focus from its button.
    const focusAfter = useRef<string | null>(null);
    useEffect(() => {
      if (focusAfter.current === null) return;
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(focusAfter.current)}"]`)?.focus();
      focusAfter.current = null;
    });

    const move = (from: number, to: number): void => {
      const row = rows[from];
      if (row === undefined || from === to || to < 0 || to >= rows.length) return;
      onChange({
        order: rows
          .map(({ id }) => id)
          .toSpliced(from, 1)
          .toSpliced(to, 0, row.id),
      });
      setAnnouncement(t.moved({ what: plainText(row.text), index: to + 1, all: rows.length }));
    };
    const step = (from: number, by: 1 | -1): void => {
      const to = from + by;
      const atEnd = to === 0 || to === rows.length - 1;
      // At the end of the list the other arrow gets the focus, because the first one is disabled.
      const direction = atEnd ? (by === 1 ? 'up' : 'down') : by === 1 ? 'down' : 'up';
      focusAfter.current = `${rows[from]?.id} ${direction}`;
      move(from, to);
    };
    return (
      <div className={styles.ordering}>
        <ol ref={list} className={styles.rows} aria-labelledby={labelledBy}>
          {rows.map((row, index) => (
            <li
              key={row.id}
              className={styles.row}
              draggable={!disabled}
              data-dragged={dragged === row.id || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', row.id);
                setDragged(row.id);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDragEnter={() => {
                if (dragged !== null)
                  move(
                    rows.findIndex(({ id }) => id === dragged),
                    index,
                  );
              }}
              onDrop={(event) => event.preventDefault()}
            >
              <span className={styles.position}>{index + 1}</span>
              <span className={styles.text}>
                <RichText source={row.text} images={images} inline />
              </span>
              <span className={styles.arrows}>
                <IconButton
                  variant="soft"
                  size="3"
                  data-move={`${row.id} up`}
                  disabled={disabled || index === 0}
                  aria-label={t.up({ what: plainText(row.text) })}
                  onClick={() => step(index, -1)}
                >
                  <Icon name="up" px={16} />
                </IconButton>
                <IconButton
                  variant="soft"
                  size="3"
                  data-move={`${row.id} down`}
                  disabled={disabled || index === rows.length - 1}
                  aria-label={t.down({ what: plainText(row.text) })}
                  onClick={() => step(index, 1)}
                >
                  <Icon name="down" px={16} />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
        <p className={onlyHeard.visuallyHidden} role="status">
          {announcement}
        </p>
        <div className={styles.under}>
          <span className={styles.help}>{t.help}</span>
          {(response?.order.length ?? 0) === 0 && (
            <Button
              variant="soft"
              size="2"
              disabled={disabled}
              onClick={() => onChange({ order: rows.map(({ id }) => id) })}
            >
              {t.isCorrect}
            </Button>
          )}
        </div>
      </div>
    );
  },
  Review: function OrderingReview({ body, answerKey, response, images }) {
    const t = useTexts(questionTexts);
    const given = response?.order ?? [];
    const isRight = given.length > 0 && given.every((id, index) => answerKey.order[index] === id);
    return (
      <div className={styles.reviewed}>
        <Sequence
          title={t.ordering.yourOrder}
          images={images}
          choices={inOrder(body.choices, given)}
          none={given.length === 0 ? t.noAnswer : null}
        >
          {(id, index) =>
            answerKey.order[index] === id ? (
              <ResultBadge tone="right">{t.right}</ResultBadge>
            ) : (
              <ResultBadge tone="wrong">
                {t.ordering.position({ index: answerKey.order.indexOf(id) + 1, all: answerKey.order.length })}
              </ResultBadge>
            )
          }
        </Sequence>
        {!isRight && (
          <Sequence
            title={t.ordering.rightOrder}
            images={images}
            choices={inOrder(body.choices, answerKey.order)}
            none={null}
          />
        )}
      </div>
    );
  },
});

function Sequence({
  title,
  choices,
  images,
  none,
  children,
}: {
  title: string;
  choices: readonly Choice[];
  images: readonly RichTextImage[];
  /** Shown instead of the rows if there are none. */
  none: string | null;
  children?: (id: string, index: number) => React.ReactNode;
}) {
  return (
    <section className={styles.sequence}>
      <p className={styles.title}>{title}</p>
      {none !== null ? (
        <p className={styles.help}>{none}</p>
      ) : (
        <ol className={styles.rows}>
          {choices.map(({ id, text }, index) => (
            <li key={id} className={styles.row}>
              <span className={styles.position}>{index + 1}</span>
              <span className={styles.text}>
                <RichText source={text} images={images} inline />
              </span>
              {children?.(id, index)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
