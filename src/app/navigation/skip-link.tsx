import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';

/** The skip link, for keyboard users. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useTexts(frameTexts).skip}
    </a>
  );
}
