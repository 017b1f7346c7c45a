import { useApp, useToast } from '#client/app.context.ts';
import { chooseLanguage } from '#client/language-choice.ts';
import { textsNow, useLanguage, useTexts } from '#texts/current-language.ts';
import { LANGUAGE_ROWS, LANGUAGES, type Language } from '#texts/language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import styles from './language-choice.module.css';

/** Changes the language at once, for this browser and for the account; shows if one of the two failed. */
export function useLanguageChoice(): (language: Language) => void {
  const app = useApp();
  const raise = useToast();
  return (language) => {
    void chooseLanguage(app, language).then((outcome) => {
      const t = textsNow(frameTexts);
      if (outcome === 'failed') raise({ message: t.languageFailed, color: 'negative' });
      if (outcome === 'notSaved') raise({ message: t.languageNotSaved, color: 'negative' });
    });
  };
}

/** The languages by their own names, with the current one selected. */
export function LanguageChoice() {
  const t = useTexts(frameTexts);
  const spoken = useLanguage();
  const choose = useLanguageChoice();
  return (
    <ul className={styles.languages} aria-label={t.language}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className={styles.language}
            aria-pressed={language === spoken}
            onClick={() => choose(language)}
          >
            {LANGUAGE_ROWS[language].name}
          </button>
        </li>
      ))}
    </ul>
  );
}
