import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { uploadTexts } from '#texts/platform/upload.texts.ts';
import { Icon } from '../icon/icon.tsx';
import { foldersIn, readFolders } from './dropped-folder.ts';
import { FolderButton } from './folder-button.tsx';
import { chooseFromInput, type FolderChoice, type FolderLimits } from './folder-choice.ts';
import { folderProblem } from './folder-problem.ts';
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
  /** Accepts folders too, with all their files; for a part that accepts several files. */
  readonly folders?: FolderLimits;
  readonly send: Transport;
  /** A file that has been uploaded is removed from the list. */
  readonly onRemove?: (file: File) => void;
};

/** What is said about a folder: why it is not accepted, and how many hidden and system files were left out of it. */
type FolderNote = { readonly problem: string | null; readonly leftOut: number };
const NO_NOTE: FolderNote = { problem: null, leftOut: 0 };

/** Accepts files by file picker, drop or paste, and uploads each at once. */
export function UploadPart({
  label,
  multiple = true,
  disabled = false,
  listsSent = true,
  folders,
  send,
  onRemove,
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
  const [folderNote, setFolderNote] = useState<FolderNote>(NO_NOTE);
  const take = (files: FileList | null): void => {
    if (disabled || files === null) return;
    const isTooMany = folders !== undefined && uploads.length + files.length > folders.files;
    setFolderNote(isTooMany ? { problem: folderProblem({ kind: 'tooMany' }, folders), leftOut: 0 } : NO_NOTE);
    if (!isTooMany) add(multiple ? files : [...files].slice(0, 1));
  };
  const takeFolder = (choice: FolderChoice, limits: FolderLimits): void => {
    const isTooMany = choice.kind === 'files' && uploads.length + choice.files.length > limits.files;
    const accepted: FolderChoice = isTooMany ? { kind: 'tooMany' } : choice;
    const leftOut = 'leftOut' in accepted ? accepted.leftOut : 0;
    setFolderNote({ problem: folderProblem(accepted, limits), leftOut });
    if (accepted.kind === 'files') add(accepted.files);
  };
  const drop = async ({ items, files }: DataTransfer): Promise<void> => {
    const entries = folders === undefined || disabled ? null : foldersIn(items);
    if (folders === undefined || entries === null) take(files);
    else takeFolder(await readFolders(entries, folders), folders);
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
          void drop(event.dataTransfer);
        }}
      >
        <Icon name="upload" px={28} />
        <span>
          <strong>{label}</strong>
          <span>{folders !== undefined ? t.chooseWithFolder : multiple ? t.choose : t.chooseOne}</span>
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
      {folders !== undefined && (
        <FolderButton
          disabled={disabled}
          onChosen={(files) => {
            if (files.length > 0) takeFolder(chooseFromInput(files, folders), folders);
          }}
        />
      )}
      {folderNote.problem !== null && (
        <p className={styles.refused} role="alert">
          {folderNote.problem}
        </p>
      )}
      <p className={styles.announcement} role="status">
        {[
          ...(uploads.length > 0 ? [t.sentOf({ sent, all: uploads.length })] : []),
          ...(folderNote.leftOut > 0 ? [t.folder.leftOut({ count: folderNote.leftOut })] : []),
        ].join(' · ')}
      </p>
      {listed.length > 0 && (
        <ul className={styles.list}>
          {listed.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => {
                remove(upload);
                onRemove?.(upload.file);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
