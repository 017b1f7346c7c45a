import { useState } from 'react';
import { type Received, useSender } from '#client/content/uploads/use-sender.ts';
import type { UploadPurpose } from '#domain/content/media/upload.rule.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { named } from '#texts/named.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { UploadPart } from '#ui/upload/upload.tsx';
import styles from './content.module.css';

type Props = {
  readonly label: string;
  readonly purpose: UploadPurpose;
  readonly accept: string;
  readonly largest: number;
  readonly error: string | undefined;
  readonly onAccepted: (file: Received) => void;
};

/** Uploads one file, and shows where the same bytes are already used. */
export function FilePart({ label, purpose, accept, largest, error, onAccepted }: Props) {
  const t = useTexts(contentTexts);
  const messageOf = useMessages();
  const { send } = useSender();
  const [taken, setTaken] = useState<Received | null>(null);
  return (
    <div className={styles.file}>
      <UploadPart
        label={label}
        multiple={false}
        accept={accept}
        largest={largest}
        send={async (file, onProgress, signal) => {
          const received = await send(file, purpose, onProgress, signal);
          if (received.digest === null) throw new Error(describeProblem(t.problems, received.problem));
          setTaken(received);
          onAccepted(received);
        }}
      />
      {error !== undefined && <p className={styles.error}>{messageOf(error)}</p>}
      {taken !== null && taken.usedIn.length > 0 && (
        <p className={styles.soft} role="status">
          {t.usedIn({ titles: nameList(taken.usedIn.map(({ title }) => title)) })}
        </p>
      )}
    </div>
  );
}

const describeProblem = <Problems extends { readonly other: string }>(
  words: Problems,
  problem: string | null,
): string => (problem !== null && Object.hasOwn(words, problem) ? named(words, problem) : words.other);
