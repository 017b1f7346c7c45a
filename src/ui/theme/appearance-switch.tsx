import { IconButton } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { Glyph } from '../icon/glyph.tsx';
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
      <Glyph name={isDark ? 'sun' : 'moon'} />
    </IconButton>
  );
}
