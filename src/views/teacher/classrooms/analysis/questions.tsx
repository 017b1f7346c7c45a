import { Heading } from '@radix-ui/themes';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine, nameList } from '#texts/joined-line.ts';
import pages from '#ui/page/page.module.css';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from '../../teacher.module.css';
import type { Analysis } from './analysis.ts';

/** Questions, hardest first, each with who chose which answer. */
export function QuestionsSection({ questions }: Pick<Analysis, 'questions'>) {
  const texts = useTexts(teachingTexts);
  const t = texts.analysis;
  if (questions.length === 0) return null;
  return (
    <section className={pages.section}>
      <Heading as="h2" size="5">
        {t.questions}
      </Heading>
      <ol className={styles.messages}>
        {questions.map(({ id, stem, images, topic, answers, credit, choices }) => (
          <li key={id} className={styles.card}>
            <RichText source={stem} images={images} />
            <p className={styles.soft}>
              {joinedLine(
                topic,
                `${t.answers}: ${texts.number({ value: answers })}`,
                `${t.right}: ${texts.share({ value: credit / answers })}`,
              )}
            </p>
            {choices.length > 0 && (
              <details>
                <summary>{t.misconceptions}</summary>
                <ul className={styles.choices}>
                  {choices.map((choice) => (
                    <li key={choice.id}>
                      <RichText source={choice.text} images={images} inline />{' '}
                      {choice.isRight && <b>({t.rightChoice})</b>}{' '}
                      <span className={styles.soft}>
                        {t.chosenBy({ count: choice.students.length })}
                        {choice.students.length > 0 && `: ${nameList(choice.students)}`}
                      </span>
                      {choice.misconception !== null && choice.students.length > 0 && (
                        <span className={styles.misconception}>
                          <bdi>{choice.misconception}</bdi>
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
