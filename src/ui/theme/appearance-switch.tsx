import { IconButton } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/frame.texts.ts';
import { Sign } from '../icon/sign.tsx';
import { switchAppearance, useAppearance } from './appearance.ts';

/** Switches between light and dark. */
export function AppearanceSwitch() {
  const isDark = useAppearance() === 'dark';
  const t = useTexts(frameTexts);
  return (
    <IconButton
      size="3"
      variant="ghost"
      color="gray"
      aria-label={isDark ? t.lightPage : t.darkPage}
      onClick={switchAppearance}
    >
      <Sign name={isDark ? 'sun' : 'moon'} />
    </IconButton>
  );
}
