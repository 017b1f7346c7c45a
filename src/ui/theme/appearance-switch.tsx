import { IconButton } from '@radix-ui/themes';
import { Icon } from '../icon/icon.tsx';
import { chooseAppearance, useAppearance } from './appearance.ts';

/** Turns the lamp on or off. */
export function AppearanceSwitch() {
  const isDark = useAppearance() === 'dark';
  return (
    <IconButton
      size="3"
      variant="ghost"
      color="gray"
      aria-label={isDark ? 'Light page' : 'Dark page'}
      onClick={() => chooseAppearance(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </IconButton>
  );
}
