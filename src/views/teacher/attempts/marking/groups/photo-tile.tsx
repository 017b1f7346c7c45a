import { Button, IconButton } from '@radix-ui/themes';
import { type MouseEvent, type Ref, use, useEffect, useRef, useState } from 'react';
import type { PhotoAnswersQuery } from '#api/documents/attempts/marking.generated.ts';
import { useAnswerFiles } from '#client/attempts/use-answer-files.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { richTextTexts } from '#texts/content/rich-text.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { whenNear } from '#ui/note-text/near-window.ts';
import { EnlargeImageContext } from '#ui/rich-text/enlarge-image.ts';
import styles from './photos.module.css';

/** An answer of uploaded files. */
export type PhotoAnswer = PhotoAnswersQuery['photoAnswers']['answers'][number];

type Props = {
  readonly ref: Ref<HTMLButtonElement>;
  readonly answer: PhotoAnswer;
  /** Names the answer: its student, or its number with anonymous marking. */
  readonly name: string;
  readonly isSelected: boolean;
  /** Whether the tab key stops at this tile. */
  readonly isActive: boolean;
  /** The marks of an answer that is not in a group with others. */
  readonly marks: string | null;
  readonly onFocus: () => void;
  readonly onSelect: (event: MouseEvent) => void;
};

/** An answer as a tile that can be selected. It shows one of its files, the others on request. */
export function PhotoTile({ ref, answer: { files }, name, isSelected, isActive, marks, onFocus, onSelect }: Props) {
  const t = useTexts(answerGroupsTexts);
  const { images } = useTexts(richTextTexts);
  const { gone } = useTexts(questionTexts).file;
  const enlarge = use(EnlargeImageContext);
  const { addressOf } = useAnswerFiles();
  const [at, setAt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const file = files[at];
  const isImage = file?.mime.startsWith('image/') === true;
  const fileName = file?.name ?? t.file;
  const tabIndex = isActive ? 0 : -1;
  const open = async (id: string): Promise<void> => {
    const shown = image.current;
    if (isImage && shown !== null && shown.naturalWidth > 0) {
      const { src: url, naturalWidth: width, naturalHeight: height } = shown;
      await enlarge?.({ url, width, height, description: name });
      return;
    }
    try {
      window.open(await addressOf(id), '_blank', 'noopener');
    } catch {
      // Whatever the cause, the only thing to do is to try again, and the message says so.
      setFailed(true);
    }
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.photo}
        aria-pressed={isSelected}
        aria-label={name}
        tabIndex={tabIndex}
        onFocus={onFocus}
        onClick={onSelect}
      >
        {file !== undefined &&
          (isImage ? (
            <Thumbnail key={file.id} ref={image} id={file.id} fallback={fileName} />
          ) : (
            <FileName name={fileName} />
          ))}
        {isSelected && (
          <span className={styles.check}>
            <Icon name="right" px={18} />
          </span>
        )}
      </button>
      <div className={styles.caption}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {marks !== null && <span className={styles.marks}>{marks}</span>}
        </span>
        {files.length > 1 && (
          <Button
            size="1"
            variant="soft"
            color="gray"
            tabIndex={tabIndex}
            aria-label={t.nextFile({ name, number: at + 1, count: files.length })}
            onClick={() => setAt((at + 1) % files.length)}
          >
            {t.fileOf({ number: at + 1, count: files.length })}
            <Icon name="on" px={12} />
          </Button>
        )}
        {file !== undefined && (
          <IconButton
            size="1"
            variant="soft"
            color="gray"
            tabIndex={tabIndex}
            aria-label={isImage ? images.enlargeOf({ description: name }) : t.openOf({ name: fileName })}
            onClick={() => void open(file.id)}
          >
            <Icon name={isImage ? 'fullscreen' : 'on'} px={14} />
          </IconButton>
        )}
      </div>
      <Problem message={hasFailed ? gone : null} />
    </>
  );
}

function FileName({ name }: { readonly name: string }) {
  return (
    <span className={styles.file}>
      <Icon name="paper" px={32} />
      <bdi>{name}</bdi>
    </span>
  );
}

type ThumbnailProps = { readonly ref: Ref<HTMLImageElement>; readonly id: string; readonly fallback: string };

/** An uploaded image. Its address is requested when it is near the screen; a name is shown if it can't be loaded. */
function Thumbnail({ ref, id, fallback }: ThumbnailProps) {
  const { addressOf } = useAnswerFiles();
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for the same request is no new request.
  useEffect(() => {
    if (box.current === null) return;
    let isActive = true;
    const stop = whenNear(box.current, () => {
      stop();
      addressOf(id).then(
        (url) => isActive && setAddress(url),
        () => isActive && setFailed(true),
      );
    });
    return () => {
      isActive = false;
      stop();
    };
  }, [id]);
  if (hasFailed) return <FileName name={fallback} />;
  return (
    <span ref={box} className={styles.thumbnail}>
      {address !== null && (
        <img ref={ref} src={address} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
      )}
    </span>
  );
}
