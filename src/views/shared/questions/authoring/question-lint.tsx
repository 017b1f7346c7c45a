import { Heading } from '@radix-ui/themes';
import type { QuestionDraft } from '#domain/questions/authoring/question-draft.schema.ts';
import { lintQuestion } from '#domain/questions/authoring/question-lint.rule.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { partName } from '../../assessments/authoring/part-name.ts';
import styles from './authoring.module.css';

/** Accessibility problems of a question, the blocking ones first. */
export function QuestionLint({ draft }: { readonly draft: QuestionDraft }) {
  const words = useTexts(authoringTexts);
  const t = words.lint;
  const lints = lintQuestion(draft);
  return (
    <section className={styles.panel}>
      <Heading as="h2" size="3">
        {t.title}
      </Heading>
      {lints.length === 0 && <p className={styles.soft}>{t.fine}</p>}
      {(['must', 'should'] as const).map((level) => {
        const those = lints.filter((lint) => lint.level === level);
        return those.length === 0 ? null : (
          <div key={level} className={styles.lints} data-level={level}>
            <strong>{t[level]}</strong>
            <ul>
              {those.map(({ path, rule }) => (
                <li key={`${path} ${rule}`}>
                  {t.rules[rule]} <span className={styles.soft}>({partName(path, words)})</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
