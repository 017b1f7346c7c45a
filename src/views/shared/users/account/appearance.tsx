import { useLanguage, useTexts } from '#texts/current-language.ts';
import { isLanguage, LANGUAGE_ROWS, LANGUAGES } from '#texts/language.ts';
import { memberTexts } from '#texts/platform/member.texts.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { APPEARANCES, chooseAppearance, isAppearanceChoice, useAppearanceChoice } from '#ui/theme/appearance.ts';
import { useLanguageChoice } from '../../../layouts/notices/language-choice.tsx';
import styles from './account.module.css';

/** Language, for the account; and appearance, for this browser. Both apply at once. */
export function Appearance() {
  const { looks: t } = useTexts(accountTexts);
  const { appearance } = useTexts(memberTexts);
  const language = useLanguage();
  const chooseLanguage = useLanguageChoice();
  const choice = useAppearanceChoice();
  return (
    <Panel title={t.title}>
      <div className={styles.form}>
        <SelectField
          label={t.language}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_ROWS[value].name }))}
          onChange={({ target }) => isLanguage(target.value) && chooseLanguage(target.value)}
        />
        <SelectField
          label={t.light}
          value={choice}
          options={APPEARANCES.map((value) => ({ value, label: appearance[value] }))}
          onChange={({ target }) => isAppearanceChoice(target.value) && chooseAppearance(target.value)}
        />
      </div>
    </Panel>
  );
}
