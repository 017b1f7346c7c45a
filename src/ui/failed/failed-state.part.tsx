import { Button } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/parts.texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './failed-state.module.css';

type Props = {
  /** What happened and what to do next. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
};

/** In place of a part that did not come, with a way to ask for it again. The rest of the screen stays in use. */
export function FailedState({ message, onRetry, isRetrying = false }: Props) {
  const t = useTexts(partsTexts);
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" px={24} />
      <p>{message}</p>
      <Button variant="soft" size="3" loading={isRetrying} onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
