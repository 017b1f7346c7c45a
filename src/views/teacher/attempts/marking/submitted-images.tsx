import { useEffect, useState } from 'react';
import { AnswerFileDocument } from '#api/documents/attempts/answer-file.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { AnswerFile } from '#domain/questions/types/file.question.ts';
import styles from '../../teacher.module.css';

/** Uploaded images, shown next to the mark scheme; one that fails to load can still be opened by its row. */
export function SubmittedImages({ files }: { readonly files: readonly AnswerFile[] }) {
  return files
    .filter(({ mime }) => mime.startsWith('image/'))
    .map(({ id, name }) => <ImageView key={id} id={id} name={name} />);
}

function ImageView({ id, name }: Pick<AnswerFile, 'id' | 'name'>) {
  const api = useApi();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isActive = true;
    const taken = (url: string | null): void => {
      if (isActive) setAddress(url);
    };
    // The file's row stays, and shows the error when it is clicked.
    api(AnswerFileDocument, { id }).then(
      ({ answerFile }) => taken(answerFile.url),
      () => taken(null),
    );
    return () => {
      isActive = false;
    };
  }, [api, id]);
  if (address === null) return null;
  return (
    <a className={styles.image} href={address} target="_blank" rel="noopener">
      <img src={address} alt={name} onError={() => setAddress(null)} />
    </a>
  );
}
