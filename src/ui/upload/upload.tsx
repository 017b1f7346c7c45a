import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { uploadTexts } from '#texts/platform/upload.texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './upload.module.css';
import { type Limits, sizeText } from './upload.state.ts';
import { UploadRow } from './upload-row.tsx';
import { type Transport, useUploads } from './use-uploads.ts';

type Props = Limits & {
  readonly label: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** False if the caller displays the uploaded files. */
  readonly listsSent?: boolean;
  readonly send: Transport;
};

/** Accepts files by file picker, drop or paste, and uploads each at once. */
export function UploadPart({
  label,
  multiple = true,
  disabled = false,
  listsSent = true,
  send,
  accept,
  largest,
}: Props) {
  const t = useTexts(uploadTexts);
  const id = useId();
  const { uploads, add, retry, remove } = useUploads({
    send,
    ...(accept !== undefined && { accept }),
    ...(largest !== undefined && { largest }),
  });
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (!disabled && files !== null) add(multiple ? files : [...files].slice(0, 1));
  };

  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    // A pasted file goes to one target: a text field that accepts images, or the first upload component.
    if (event.defaultPrevented || files === undefined || files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => pasted(event);
    addEventListener('paste', listener);
    return () => removeEventListener('paste', listener);
  }, []);

  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(!disabled);
  };
  const sent = uploads.filter(({ state }) => state.kind === 'sent').length;
  const listed = listsSent ? uploads : uploads.filter(({ state }) => state.kind !== 'sent');
  return (
    <section className={styles.upload} aria-label={label}>
      <label
        className={styles.target}
        htmlFor={id}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <Icon name="upload" px={28} />
        <span>
          <strong>{label}</strong>
          <span>{multiple ? t.choose : t.chooseOne}</span>
          {largest !== undefined && <span>{t.most({ size: sizeText(largest) })}</span>}
        </span>
        <input
          id={id}
          type="file"
          multiple={multiple}
          disabled={disabled}
          accept={accept}
          onChange={(event) => {
            take(event.target.files);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      <p className={styles.announcement} role="status">
        {uploads.length > 0 ? t.sentOf({ sent, all: uploads.length }) : ''}
      </p>
      {listed.length > 0 && (
        <ul className={styles.list}>
          {listed.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRetry={() => retry(upload)} onRemove={() => remove(upload)} />
          ))}
        </ul>
      )}
    </section>
  );
}
