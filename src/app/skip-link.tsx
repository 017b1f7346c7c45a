import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/frame.texts.ts';

/** The way past the navigation, for whoever moves by keyboard. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useTexts(frameTexts).skip}
    </a>
  );
}
