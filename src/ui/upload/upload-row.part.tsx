import { Button, IconButton } from '@radix-ui/themes';
import { Icon } from '../icon/icon.tsx';
import { ProgressBar } from '../progress/progress-bar.part.tsx';
import styles from './upload.module.css';
import { sizeText, type Upload } from './upload.state.ts';

type Props = { readonly upload: Upload; readonly onRetry: () => void; readonly onRemove: () => void };

/** One file: its name and size, how far it is, and what can be done. */
export function UploadRow({ upload, onRetry, onRemove }: Props) {
  const { file, state } = upload;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.detail}>
          {state.kind === 'failed' ? (
            <span className={styles.problem}>{state.message}</span>
          ) : state.kind === 'sent' ? (
            <>
              <Icon name="right" px={14} /> Sent · {sizeText(file.size)}
            </>
          ) : (
            `${Math.round(100 * state.done)} % of ${sizeText(file.size)}`
          )}
        </span>
        {state.kind === 'sending' && (
          <ProgressBar value={Math.round(100 * state.done)} max={100} label={`Sending ${file.name}`} />
        )}
      </div>
      {state.kind === 'failed' && state.retry && (
        <Button variant="soft" size="2" onClick={onRetry}>
          Try again
        </Button>
      )}
      <IconButton
        variant="ghost"
        color="gray"
        size="2"
        aria-label={state.kind === 'sending' ? `Stop sending ${file.name}` : `Take ${file.name} off the list`}
        onClick={onRemove}
      >
        <Icon name="wrong" px={18} />
      </IconButton>
    </li>
  );
}
