import { Button, IconButton, Text } from '@radix-ui/themes';
import { useEffectEvent, useRef, useState } from 'react';
import { useAnswerFiles } from '#actors/answers/use-answer-files.ts';
import { ANSWER_FILE_TYPES, type AnswerFile, file } from '#domain/items/file.item.ts';
import { ANSWER_FILE_MAX_BYTES } from '#domain/limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { UploadPart } from '#ui/upload/upload.part.tsx';
import { sizeText } from '#ui/upload/upload.state.ts';
import { defineItemView } from './item-view.tsx';
import styles from './items.module.css';
import { MarkSchemeList } from './mark-scheme.part.tsx';
import { WrittenReview } from './written-review.part.tsx';

export const fileView = defineItemView('file', file, {
  isTyped: false,
  isAnswered: ({ files }) => files.length > 0,
  Answer: function FileAnswer({ body, response, onChange, disabled }) {
    const t = useTexts(itemTexts);
    const { send } = useAnswerFiles();
    const files = response?.files ?? [];
    // Several files arrive while one render's list is long out of date.
    const latest = useRef(files);
    latest.current = files;
    const change = (next: AnswerFile[]): void => {
      latest.current = next;
      onChange({ files: next });
    };
    const isFull = files.length >= body.maxFiles;
    const sendOne = useEffectEvent(async (one: File, told: (done: number) => void, signal: AbortSignal) => {
      if (latest.current.length >= body.maxFiles) throw new Error(t.file.tooMany(body.maxFiles));
      const sent = await send(one, told, signal);
      if (latest.current.length < body.maxFiles) change([...latest.current, sent]);
    });
    return (
      <div className={styles.field}>
        {!isFull && (
          <UploadPart
            label={t.file.label}
            accept={ANSWER_FILE_TYPES.join(',')}
            largest={ANSWER_FILE_MAX_BYTES}
            multiple={body.maxFiles > 1}
            disabled={disabled}
            send={(one, told, signal) => sendOne(one, told, signal)}
          />
        )}
        <Files files={files} onRemove={disabled ? undefined : (id) => change(files.filter((one) => one.id !== id))} />
        <Text size="2" className={styles.hint}>
          {`${t.file.tooMany(body.maxFiles)} ${t.written.marks(body.marks)}. ${t.written.later}`}
        </Text>
      </div>
    );
  },
  Review: ({ answerKey, response, figures }) => (
    <div className={styles.field}>
      <Files files={response?.files ?? []} />
      {answerKey.modelAnswer === null ? (
        <MarkSchemeList scheme={answerKey.scheme} figures={figures} />
      ) : (
        <WrittenReview given={undefined} {...answerKey} figures={figures} />
      )}
    </div>
  ),
});

/** What was handed up; a file opens in a tab of its own. */
function Files({ files, onRemove }: { files: readonly AnswerFile[]; onRemove?: ((id: string) => void) | undefined }) {
  const t = useTexts(itemTexts).file;
  const { addressOf } = useAnswerFiles();
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (id: string): Promise<void> => {
    setProblem(null);
    try {
      window.open(await addressOf(id), '_blank', 'noopener');
    } catch {
      // Whatever the cause, all that can be done is to try again, and the message says so.
      setProblem(t.gone);
    }
  };
  if (files.length === 0) return <p className={styles.nothing}>{t.none}</p>;
  return (
    <>
      <Problem message={problem} />
      <ul className={styles.files} aria-label={t.handedUp}>
        {files.map(({ id, name, bytes }) => (
          <li key={id} className={styles.fileRow}>
            <span className={styles.fileName}>{name}</span>
            <span className={styles.hint}>{sizeText(bytes)}</span>
            <Button variant="soft" size="2" aria-label={t.open(name)} onClick={() => void open(id)}>
              <Icon name="on" px={14} />
            </Button>
            {onRemove !== undefined && (
              <IconButton variant="soft" color="gray" size="2" aria-label={t.remove(name)} onClick={() => onRemove(id)}>
                <Icon name="wrong" px={14} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
