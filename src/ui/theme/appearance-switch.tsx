import { IconButton } from '@radix-ui/themes';
import { Icon } from '../icon/icon.tsx';
import { switchAppearance, useAppearance } from './appearance.ts';

/** Turns the lamp on or off. */
export function AppearanceSwitch() {
  const isDark = useAppearance() === 'dark';
  return (
    <IconButton
      size="3"
      variant="ghost"
      color="gray"
      aria-label={isDark ? 'Light page' : 'Dark page'}
      onClick={switchAppearance}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </IconButton>
  );
}
