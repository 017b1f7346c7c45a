import { Button } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { StartImportDocument } from '#api/documents/interchange/import.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useSender } from '#client/content/uploads/use-sender.ts';
import { FOLDERS_DEPTH_MAX } from '#domain/interchange/import.limits.ts';
import { IMPORT_FILES_MAX } from '#domain/interchange/import.schema.ts';
import { type ImportReason, OTHER_FILE_KINDS } from '#domain/interchange/import-reason.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { useReasons } from '#texts/interchange/reasons.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { UploadPart } from '#ui/upload/upload.tsx';
import { describeProblem } from '../platform/form/problem.ts';
import type { Topics } from '../questions/bank/question-location.tsx';
import { importFormatName } from './format-name.ts';
import styles from './import.module.css';
import { PasteText } from './paste-text.tsx';

/** Instead of the id of a topic. */
const FROM_FILES = 'as-files-say';

type Sent = {
  readonly upload: string;
  readonly file: File;
  readonly name: string;
  readonly format: string | null;
};

const FOLDERS = { files: IMPORT_FILES_MAX, depth: FOLDERS_DEPTH_MAX };
/** Files whose formats are shown at once; those of more files are shown on request. */
const FORMATS_SHOWN = 4;

/** Receives files, uploads each at once, and starts the dry run. */
export function FileDrop({
  formats,
  largest,
  topics,
  onStarted,
}: {
  readonly formats: readonly string[];
  /** Maximum bytes of one file. */
  readonly largest: number;
  /** The topics to choose from before the dry run; null: the files may create new ones. */
  readonly topics: Topics | null;
  readonly onStarted: (id: string) => void;
}) {
  const t = useTexts(importTexts);
  const reason = useReasons();
  const messageOf = useMessages();
  const api = useApi();
  const { send } = useSender();
  const [files, setFiles] = useState<readonly Sent[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [topicId, setTopicId] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const topic = topics?.find(({ id }) => id === topicId);

  async function upload(file: File, onProgress?: (done: number) => void, signal?: AbortSignal): Promise<void> {
    const { id, name, digest } = await send(file, 'questions', onProgress, signal);
    if (digest === null) throw new Error(t.drop.refused);
    setFiles((now) => [...now.filter((each) => each.upload !== id), { upload: id, file, name, format: null }]);
  }

  async function preview(): Promise<void> {
    setIsAsking(true);
    setProblem(null);
    try {
      const chosen = files.map(({ upload, format }) => ({ upload, format }));
      const options = topic === undefined ? {} : { subject: topic.subject.title, topic: topic.title };
      onStarted((await api(StartImportDocument, { input: { files: chosen, options } })).startImport);
    } catch (cause) {
      const isRefused = cause instanceof ProductError && cause.code === 'FORBIDDEN';
      const unreadable = unreadableFile(cause);
      if (unreadable !== null) setProblem(t.unreadable({ file: unreadable.file, why: reason(unreadable.reason) }));
      else
        setProblem(isRefused && !formats.includes('apkg') ? t.drop.noDecks : messageOf(describeProblem(cause).message));
      setIsAsking(false);
    }
  }
  return (
    <div className={styles.tight}>
      <UploadPart
        label={t.drop.label}
        largest={largest}
        folders={FOLDERS}
        send={upload}
        onRemove={(file) => setFiles((now) => now.filter((each) => each.file !== file))}
      />
      <PasteText
        onFile={async (file) => {
          setProblem(null);
          try {
            await upload(file);
            return true;
          } catch (cause) {
            setProblem(messageOf(describeProblem(cause).message));
            return false;
          }
        }}
      />
      <p className={styles.soft}>
        {t.drop.formats({ names: formats.map((format) => importFormatName(t, format)).join(', ') })}
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      {files.length > 0 && (
        <div className={styles.panel}>
          <FormatChoice isOpen={files.length <= FORMATS_SHOWN}>
            {files.map(({ upload, name, format }) => (
              <SelectField
                key={upload}
                label={t.drop.formatOf({ name })}
                placeholder={t.drop.detectAutomatically}
                value={format ?? ''}
                options={formats.map((value) => ({ value, label: importFormatName(t, value) }))}
                onChange={({ target }) =>
                  setFiles((now) =>
                    now.map((file) => (file.upload === upload ? { ...file, format: target.value || null } : file)),
                  )
                }
              />
            ))}
          </FormatChoice>
          {topics !== null && (
            <>
              <div className={styles.pair}>
                <SelectField
                  label={t.drop.topic}
                  placeholder={t.drop.chooseTopic}
                  value={topicId}
                  options={[
                    ...topics.map(({ id, title, subject }) => ({ value: id, label: `${subject.title}: ${title}` })),
                    { value: FROM_FILES, label: t.drop.fromFile },
                  ]}
                  onChange={({ target }) => setTopicId(target.value)}
                />
              </div>
              <p className={styles.soft}>{t.drop.topicHint}</p>
            </>
          )}
          <div>
            <Button size="3" loading={isAsking} disabled={topics !== null && topicId === ''} onClick={preview}>
              {t.drop.look}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The formats of the files, of many files behind a line to open. */
function FormatChoice({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const { drop: t } = useTexts(importTexts);
  const fields = <div className={styles.pair}>{children}</div>;
  if (isOpen) return fields;
  return (
    <details>
      <summary>{t.chooseFormats}</summary>
      {fields}
    </details>
  );
}

/** The file that contains no questions, and its kind; null: another problem. */
function unreadableFile(cause: unknown): { readonly file: string; readonly reason: ImportReason } | null {
  if (!(cause instanceof ProductError) || cause.code !== 'FILE_BROKEN') return null;
  const { file, kind: problem } = cause.fields ?? {};
  if (file === undefined) return null;
  const kind = OTHER_FILE_KINDS.find((known) => known === problem);
  return { file, reason: kind === undefined ? { code: 'fileFormatUnknown', file } : { code: 'fileOfOtherKind', kind } };
}
