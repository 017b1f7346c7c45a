import { Heading } from '@radix-ui/themes';
import * as z from 'zod/mini';
import type { RecognisedEntry } from '#domain/interchange/import-report.ts';
import { choicesSchema } from '#domain/questions/choices.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { useReasons } from '#texts/interchange/reasons.texts.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { PrintedKey } from '../assessments/printed/printed-key.tsx';
import { choiceLetter } from '../questions/choices/choice-letter.ts';
import styles from './import.module.css';
import { Lines } from './report-lines.tsx';

const AT_ONCE = 10;
const choiceQuestion = z.object({
  body: z.object({ choices: choicesSchema }),
  key: z.object({ choices: z.array(z.string()) }),
});

/** Questions of documents as they were recognised, each next to its text in the document. */
export function RecognisedQuestions({ entries }: { readonly entries: readonly RecognisedEntry[] }) {
  const t = useTexts(importTexts);
  if (entries.length === 0) return null;
  return (
    <section className={styles.tight}>
      <Heading as="h2" size="4">
        {t.recognised.title}
      </Heading>
      <p className={styles.soft}>{t.recognised.intro}</p>
      <Lines
        atOnce={AT_ONCE}
        lines={entries.map((entry, at) => ({ key: String(at), show: () => <Recognised entry={entry} /> }))}
      />
    </section>
  );
}

function Recognised({ entry }: { readonly entry: RecognisedEntry }) {
  const t = useTexts(importTexts);
  const kinds = useTexts(questionKindsTexts);
  const reason = useReasons();
  const { file, line, number, source, inferred, type, stem, body, key } = entry;
  return (
    <>
      <small>
        {t.questionAt({ file, line, number, name: null })} · {typeName(kinds.type, type)}
      </small>
      <div className={styles.sides}>
        <section className={styles.side} aria-label={t.recognised.source}>
          <small>{t.recognised.source}</small>
          <p className={styles.source} dir="auto">
            {source}
          </p>
        </section>
        <section className={styles.side} aria-label={t.recognised.question}>
          <small>{t.recognised.question}</small>
          <RichText source={stem} />
          <Answers body={body} answerKey={key} />
        </section>
      </div>
      {inferred.map((each) => (
        <span key={JSON.stringify(each)} className={styles.soft}>
          {reason(each)}
        </span>
      ))}
    </>
  );
}

function Answers({ body, answerKey }: { readonly body: unknown; readonly answerKey: unknown }) {
  const { recognised: t } = useTexts(importTexts);
  const read = choiceQuestion.safeParse({ body, key: answerKey });
  if (!read.success) return <PrintedKey body={body} answerKey={answerKey} images={[]} otherwise={null} />;
  return (
    <ul className={styles.choices}>
      {read.data.body.choices.map(({ id, text }, at) => {
        const isCorrect = read.data.key.choices.includes(id);
        return (
          <li key={id} className={isCorrect ? styles.correct : undefined}>
            <b>{choiceLetter(at)}</b>
            <span>
              <RichText source={text} inline />
              {isCorrect && <small> ({t.correct})</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
