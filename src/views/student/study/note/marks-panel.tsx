import { Button } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { ANNOTATION_COMMENT_MAX_CHARS } from '#domain/content/notes/note.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import styles from './note.module.css';
import type { Mark, Marks } from './use-marks.ts';

type Props = {
  readonly marks: Marks;
  /** Id of the highlight whose note is being edited. */
  readonly editing: string | null;
  readonly onEdit: (id: string | null) => void;
  /** Called when the user goes to a highlight in the text. */
  readonly onGo?: () => void;
};

/** The user's highlights in the note, in order, with their notes. */
export function MarksPanel({ marks, editing, onEdit, onGo }: Props) {
  const t = useTexts(noteTexts);
  const [removed, setRemoved] = useState<Mark | null>(null);
  return (
    <div className={styles.marks}>
      <p role="status" className={styles.removed}>
        {removed !== null && (
          <>
            {t.marks.removed}{' '}
            <Button
              size="1"
              variant="ghost"
              onClick={() => {
                marks.change(removed, { removed: false });
                setRemoved(null);
              }}
            >
              {t.marks.undo}
            </Button>
          </>
        )}
      </p>
      {marks.marks.length === 0 && removed === null && <p className={styles.hint}>{t.marks.empty}</p>}
      {marks.marks.length > 0 && (
        <ul>
          {marks.marks.map((mark) => (
            <MarkRow
              key={mark.id}
              mark={mark}
              isShown={marks.shownId === mark.id}
              isEdited={editing === mark.id}
              onShow={() => {
                marks.show(mark.id);
                marks.goTo(mark);
                onGo?.();
              }}
              onEdit={onEdit}
              onSave={(comment) => {
                marks.change(mark, { comment });
                onEdit(null);
              }}
              onRemove={() => {
                marks.change(mark, { removed: true });
                setRemoved(mark);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type RowProps = {
  readonly mark: Mark;
  readonly isShown: boolean;
  readonly isEdited: boolean;
  readonly onShow: () => void;
  readonly onEdit: (id: string | null) => void;
  readonly onSave: (comment: string) => void;
  readonly onRemove: () => void;
};

function MarkRow({ mark, isShown, isEdited, onShow, onEdit, onSave, onRemove }: RowProps) {
  const t = useTexts(noteTexts);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    // The form is gone, together with the focused element.
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <li ref={row} className={styles.mark} data-shown={isShown || undefined}>
      {mark.range === null ? (
        <p dir="auto" className={styles.quote}>
          {mark.quote}
        </p>
      ) : (
        <button
          type="button"
          dir="auto"
          className={styles.quote}
          aria-label={t.marks.show({ quote: mark.quote })}
          onClick={onShow}
        >
          {mark.quote}
        </button>
      )}
      {mark.range === null && <p className={styles.hint}>{t.marks.gone}</p>}
      {mark.state === 'waiting' && <p className={styles.hint}>{t.marks.waiting}</p>}
      {mark.state === 'refused' && <p className={styles.hint}>{t.marks.refused}</p>}
      {isEdited ? (
        <CommentForm comment={mark.comment} onSave={onSave} onCancel={() => onEdit(null)} />
      ) : (
        <>
          {mark.comment !== '' && (
            <p dir="auto" className={styles.comment}>
              {mark.comment}
            </p>
          )}
          <div className={styles.markActions}>
            <Button ref={edit} size="1" variant="ghost" onClick={() => onEdit(mark.id)}>
              {mark.comment === '' ? t.marks.add : t.marks.edit}
            </Button>
            <Button size="1" variant="ghost" color="gray" onClick={onRemove}>
              {t.marks.remove}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

function CommentForm({
  comment,
  onSave,
  onCancel,
}: {
  readonly comment: string;
  readonly onSave: (comment: string) => void;
  readonly onCancel: () => void;
}) {
  const t = useTexts(noteTexts);
  const [written, setWritten] = useState(comment);
  return (
    <form
      className={styles.commentForm}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(written.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave(written.trim());
      }}
    >
      <TextAreaField
        label={t.marks.comment}
        value={written}
        maxLength={ANNOTATION_COMMENT_MAX_CHARS}
        rows={3}
        autoFocus
        onChange={(event) => setWritten(event.target.value)}
      />
      <div className={styles.markActions}>
        <Button size="2" type="submit">
          {t.marks.save}
        </Button>
        <Button size="2" type="button" variant="soft" color="gray" onClick={onCancel}>
          {t.marks.cancel}
        </Button>
      </div>
    </form>
  );
}
