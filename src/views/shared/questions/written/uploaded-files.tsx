import { Button, IconButton } from '@radix-ui/themes';
import { useState } from 'react';
import { useAnswerFiles } from '#client/attempts/use-answer-files.ts';
import type { AnswerFile } from '#domain/questions/types/file.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { sizeText } from '#ui/upload/upload.state.ts';
import styles from '../questions.module.css';

/** The uploaded files; a file opens in a new tab. */
export function UploadedFiles({
  files,
  onRemove,
}: {
  files: readonly AnswerFile[];
  onRemove?: ((id: string) => void) | undefined;
}) {
  const t = useTexts(questionTexts).file;
  const { addressOf } = useAnswerFiles();
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (id: string): Promise<void> => {
    setProblem(null);
    try {
      window.open(await addressOf(id), '_blank', 'noopener');
    } catch {
      // Whatever the cause, the only thing to do is to try again, and the message says so.
      setProblem(t.gone);
    }
  };
  if (files.length === 0) return <p className={styles.emptyState}>{t.none}</p>;
  return (
    <>
      <Problem message={problem} />
      <ul className={styles.files} aria-label={t.uploaded}>
        {files.map(({ id, name, bytes }) => (
          <li key={id} className={styles.fileRow}>
            <span className={styles.fileName}>{name}</span>
            <span className={styles.hint}>{sizeText(bytes)}</span>
            <Button variant="soft" size="2" aria-label={t.open({ name })} onClick={() => void open(id)}>
              <Icon name="on" px={14} />
            </Button>
            {onRemove !== undefined && (
              <IconButton
                variant="soft"
                color="gray"
                size="2"
                aria-label={t.remove({ name })}
                onClick={() => onRemove(id)}
              >
                <Icon name="wrong" px={14} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
