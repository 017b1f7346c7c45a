import { Button } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './failed-state.module.css';

type Props = {
  /** What happened and what to do next. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
};

/** Shown instead of content that failed to load, with a retry. The rest of the screen stays usable. */
export function FailedState({ message, onRetry, isRetrying = false }: Props) {
  const t = useTexts(partsTexts);
  const messageOf = useMessages();
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" px={24} />
      <p>{messageOf(message)}</p>
      <Button variant="soft" size="3" loading={isRetrying} onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
