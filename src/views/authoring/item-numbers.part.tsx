import { Heading } from '@radix-ui/themes';
import type { ItemNumbersQuery } from '#api/documents/authoring.generated.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { clockText, numberText, shareText } from '#texts/wording.ts';
import styles from './authoring.module.css';

export type Numbers = ItemNumbersQuery['itemStatistics'];

/** How the question has done with students, the version in force. */
export function ItemNumbers({ numbers, version }: { readonly numbers: Numbers; readonly version: number }) {
  const t = useTexts(authoringTexts).numbers;
  const language = useLanguage();
  const mine = numbers.find(({ number }) => number === version) ?? numbers.at(-1);
  const discrimination = mine?.discrimination ?? null;
  return (
    <section className={styles.panel}>
      <Heading as="h2" size="3">
        {t.title}
      </Heading>
      {mine === undefined && <p className={styles.soft}>{t.none}</p>}
      {mine !== undefined && mine.facility === null && <p className={styles.soft}>{t.few(mine.students)}</p>}
      {mine !== undefined && mine.facility !== null && (
        <>
          <dl className={styles.numbers}>
            <div>
              <dt>{t.students}</dt>
              <dd>{numberText(language, mine.students)}</dd>
            </div>
            <div>
              <dt>{t.facility}</dt>
              <dd>{shareText(language, mine.facility)}</dd>
            </div>
            {discrimination !== null && (
              <div>
                <dt>{t.discrimination}</dt>
                <dd>{numberText(language, Math.round(discrimination * 100) / 100)}</dd>
              </div>
            )}
            {mine.seconds !== null && (
              <div>
                <dt>{t.seconds}</dt>
                <dd>{clockText(Math.round(mine.seconds))}</dd>
              </div>
            )}
          </dl>
          <ul className={styles.uses}>
            {mine.choices.map(({ choice, students }) => (
              <li key={choice}>{t.choice(choice, students)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
