import { Button, IconButton } from '@radix-ui/themes';
import { currentLanguage, useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { uploadTexts } from '#texts/platform/upload.texts.ts';
import { shareText } from '#texts/wording/share.wording.ts';
import { Icon } from '../icon/icon.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import styles from './upload.module.css';
import { sizeText, type Upload } from './upload.state.ts';

type Props = { readonly upload: Upload; readonly onRetry: () => void; readonly onRemove: () => void };

/** One file: name, size, progress and actions. */
export function UploadRow({ upload, onRetry, onRemove }: Props) {
  const t = useTexts(uploadTexts);
  const messageOf = useMessages();
  const { file, state } = upload;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.detail}>
          {state.kind === 'failed' ? (
            <span className={styles.problem}>{messageOf(state.message)}</span>
          ) : state.kind === 'sent' ? (
            <>
              <Icon name="right" px={14} /> {t.sent({ size: sizeText(file.size) })}
            </>
          ) : (
            t.share({ share: shareText(currentLanguage(), state.done), size: sizeText(file.size) })
          )}
        </span>
        {state.kind === 'sending' && (
          <ProgressBar value={Math.round(100 * state.done)} max={100} label={t.sending({ name: file.name })} />
        )}
      </div>
      {state.kind === 'failed' && state.retry && (
        <Button variant="soft" size="2" onClick={onRetry}>
          {t.tryAgain}
        </Button>
      )}
      <IconButton
        variant="ghost"
        color="gray"
        size="2"
        aria-label={state.kind === 'sending' ? t.stop({ name: file.name }) : t.remove({ name: file.name })}
        onClick={onRemove}
      >
        <Icon name="wrong" px={18} />
      </IconButton>
    </li>
  );
}
