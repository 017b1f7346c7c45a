import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { MARK_COMMENT_MAX_CHARS } from '#domain/classrooms/gradebook/gradebook.limits.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import styles from '../gradebook.module.css';

type Props = { readonly comment: string; readonly onSave: (comment: string) => void };

/** The teacher's comment on a student's work. */
export function CommentField({ comment, onSave }: Props) {
  const t = useTexts(gradebookTexts);
  const [text, setText] = useState(comment);
  const isChanged = text.trim() !== comment;
  return (
    <form
      className={styles.comment}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onSave(text.trim());
      }}
    >
      <TextAreaField
        label={t.comment}
        hint={t.commentHint}
        rows={2}
        maxLength={MARK_COMMENT_MAX_CHARS}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isChanged && (
        <div>
          <Button type="submit" size="2">
            {t.saveComment}
          </Button>
        </div>
      )}
    </form>
  );
}
