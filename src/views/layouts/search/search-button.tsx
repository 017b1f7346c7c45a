import { Button } from '@radix-ui/themes';
import { memo } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { memberTexts } from '#texts/platform/member.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './search-button.module.css';

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command menu, and shows its keyboard shortcut. */
export const FindButton = memo(function FindButton({ onPress }: { readonly onPress: () => void }) {
  const { find: t } = useTexts(memberTexts);
  return (
    <Button
      variant="ghost"
      color="gray"
      size="3"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Icon name="find" />
      <span className={styles.words}>
        {t.open}{' '}
        <span className={styles.key} aria-hidden="true">
          {isApple() ? '⌘K' : t.key}
        </span>
      </span>
    </Button>
  );
});
