import { Heading } from '@radix-ui/themes';
import type { ItemDraft } from '#domain/authoring/item-draft.schema.ts';
import { lintItem } from '#domain/authoring/item-lint.rule.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import type { texts } from '#texts/en/authoring.ts';
import styles from './authoring.module.css';

/** Which part of the question a path of its draft leads to, as the editor calls it. */
function whereOf(path: string, { lint, editor }: typeof texts): string {
  const [part = '', ...inner] = path.split('.');
  const place = inner.find((step) => /^\d+$/.test(step));
  const number = place === undefined ? null : Number(place) + 1;
  if (part === 'stem') return editor.question;
  if (part === 'explanation') return editor.explanation;
  if (part === 'hints' && number !== null) return editor.hint(number);
  return lint.answer(number);
}

/** What somebody could stumble over, what must be mended first. */
export function ItemLint({ draft }: { readonly draft: ItemDraft }) {
  const words = useTexts(authoringTexts);
  const t = words.lint;
  const lints = lintItem(draft);
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
                  {t.rules[rule]} <span className={styles.soft}>({whereOf(path, words)})</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
