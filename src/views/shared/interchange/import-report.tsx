import { Heading } from '@radix-ui/themes';
import type { ImportReport } from '#domain/interchange/import-report.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { useReasons } from '#texts/interchange/reasons.texts.ts';
import { named } from '#texts/named.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import styles from './import.module.css';
import { type Correcting, RecognisedQuestions } from './recognised-questions.tsx';
import { Lines } from './report-lines.tsx';

/** What was imported, or would be: sums, then locations, then rejections and losses. */
export function ImportReportPart({
  report,
  isDone,
  correcting,
}: {
  readonly report: ImportReport;
  readonly isDone: boolean;
  /** Null: recognised questions can't be corrected any more. */
  readonly correcting: Correcting | null;
}) {
  const t = useTexts(importTexts);
  const kinds = useTexts(questionKindsTexts);
  const reason = useReasons();
  const language = useLanguage();
  const number = (value: number): string => numberText(language, value);
  const nameOf = (item: string): string => (GENERATED_NAME.test(item) ? reason(item) : item);
  const { imported, unchanged, rejectedCount, lostCount, byType, folders, rejected, lost } = report;
  const facts = [
    [isDone ? t.facts.came : t.facts.coming, imported],
    [t.facts.there, unchanged],
    [t.facts.rejected, rejectedCount],
    [t.facts.lost, lostCount],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      {imported + unchanged > 0 && (
        <div className={styles.pair}>
          <section className={styles.tight}>
            <Heading as="h2" size="4">
              {t.byType}
            </Heading>
            <Lines
              lines={Object.entries(byType).map(([type, count]) => ({
                key: type,
                show: () => (
                  <Sum
                    name={type in t.cardKind ? named(t.cardKind, type) : typeName(kinds.type, type)}
                    value={number(count)}
                  />
                ),
              }))}
            />
          </section>
          {folders.length > 0 && (
            <section className={styles.tight}>
              <Heading as="h2" size="4">
                {t.byTopic}
              </Heading>
              <Lines
                lines={folders.map(({ subject, topic, coming, there }) => ({
                  key: `${subject}/${topic}`,
                  show: () => (
                    <Sum
                      name={`${subject}: ${topic}`}
                      value={number(isDone || there === 0 ? coming : coming + there)}
                    />
                  ),
                }))}
              />
            </section>
          )}
        </div>
      )}
      <RecognisedQuestions entries={report.recognised ?? []} count={report.recognisedCount} correcting={correcting} />
      {rejectedCount > 0 && (
        <section className={styles.tight}>
          <Heading as="h2" size="4">
            {t.rejectedTitle}
          </Heading>
          <p className={styles.soft}>{t.rejectedIntro}</p>
          <Lines
            lines={rejected.map(({ file, line, question, number: count, reason: why }, at) => ({
              key: String(at),
              show: () => (
                <>
                  <small>{t.questionAt({ file, line, number: count ?? null, name: question ?? null })}</small>
                  {reason(why)}
                </>
              ),
            }))}
          />
          {rejected.length < rejectedCount && (
            <p className={styles.soft}>{t.cut({ shown: rejected.length, all: rejectedCount })}</p>
          )}
        </section>
      )}
      {lostCount > 0 && (
        <section className={styles.tight}>
          <Heading as="h2" size="4">
            {t.lostTitle}
          </Heading>
          <p className={styles.soft}>{t.lostIntro}</p>
          <Lines
            lines={lost.map(({ item, file, line, what }, at) => ({
              key: String(at),
              show: () => (
                <>
                  <small>
                    {file === undefined || line === undefined
                      ? nameOf(item)
                      : t.questionAt({ file, line, number: null, name: nameOf(item) })}
                  </small>
                  {reason(what)}
                </>
              ),
            }))}
          />
          {lost.length < lostCount && <p className={styles.soft}>{t.cut({ shown: lost.length, all: lostCount })}</p>}
        </section>
      )}
    </>
  );
}

const Sum = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <span className={styles.split}>
    <span>{name}</span>
    <span className={styles.number}>{value}</span>
  </span>
);

/** The server names Anki notes without a name like this; any other name is its author's. */
const GENERATED_NAME = /^note \d+$/;
