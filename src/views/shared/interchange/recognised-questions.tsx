import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type CorrectableQuestion,
  type Correction,
  correctionAt,
  withCorrection,
} from '#domain/interchange/correction.schema.ts';
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
import { CorrectableText } from './corrections/correctable-text.tsx';
import { CorrectionButtons } from './corrections/correction-buttons.tsx';
import { CorrectionForm } from './corrections/correction-form.tsx';
import styles from './import.module.css';
import { Lines } from './report-lines.tsx';

const AT_ONCE = 10;
const choiceQuestion = z.object({
  body: z.object({ choices: choicesSchema }),
  key: z.object({ choices: z.array(z.string()) }),
});

/** How recognised questions are corrected. */
export type Correcting = {
  readonly corrections: readonly Correction[];
  readonly onChange: (corrections: Correction[]) => void;
  /** Repeats the preview; null: nothing has changed since. */
  readonly onPreview: (() => void) | null;
};

/** Questions of documents as they were recognised, each next to its text in the document. */
export function RecognisedQuestions({
  entries,
  count = entries.length,
  correcting,
}: {
  readonly entries: readonly RecognisedEntry[];
  /** How many were recognised, with those that are not shown. */
  readonly count?: number | undefined;
  readonly correcting: Correcting | null;
}) {
  const t = useTexts(importTexts);
  if (entries.length === 0) return null;
  return (
    <section className={styles.tight}>
      <Heading as="h2" size="4">
        {t.recognised.title}
      </Heading>
      {correcting !== null && <p className={styles.soft}>{t.recognised.intro}</p>}
      {count > entries.length && (
        <p className={styles.soft}>{t.recognised.cut({ shown: entries.length, all: count })}</p>
      )}
      <Lines
        atOnce={AT_ONCE}
        lines={entries.map((entry, at) => ({
          key: String(at),
          show: () => <Recognised entry={entry} correcting={correcting} />,
        }))}
      />
      {correcting?.onPreview != null && (
        <div className={styles.line}>
          <Button size="3" onClick={correcting.onPreview}>
            {t.options.again}
          </Button>
          <p className={styles.soft}>{t.recognised.pendingHint}</p>
        </div>
      )}
    </section>
  );
}

function Recognised({
  entry,
  correcting,
}: {
  readonly entry: RecognisedEntry;
  readonly correcting: Correcting | null;
}) {
  const t = useTexts(importTexts);
  const kinds = useTexts(questionKindsTexts);
  const reason = useReasons();
  const [isEditing, setIsEditing] = useState(false);
  const { file, line, number, source, inferred, type, stem, body, key, correctable, refused } = entry;
  const corrections = correcting?.corrections ?? [];
  const correction = correctionAt(corrections, entry)?.question;
  const isPending = correction !== undefined && !isSame(correction, correctable);
  const change = (question: CorrectableQuestion | null): void => {
    setIsEditing(false);
    correcting?.onChange(withCorrection(corrections, entry, question));
  };
  // A question of the bank has its blanks and their answers apart.
  const isShownAsText = refused !== undefined || correctable?.blanks !== undefined || correctable?.number !== undefined;
  const shown = correction ?? (isShownAsText ? correctable : undefined);
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
          {isEditing && correctable !== undefined ? (
            <CorrectionForm question={correction ?? correctable} onSave={change} onCancel={() => setIsEditing(false)} />
          ) : shown !== undefined ? (
            <CorrectableText question={shown} />
          ) : (
            <>
              <RichText source={stem} />
              <Answers body={body} answerKey={key} />
            </>
          )}
          {refused !== undefined && !isPending && !isEditing && (
            <p className={styles.wrong} role="alert">
              {t.recognised.refused({ why: reason(refused) })}
            </p>
          )}
          {correcting !== null && correctable !== undefined && !isEditing && (
            <CorrectionButtons
              entry={entry}
              isCorrected={correction !== undefined}
              isPending={isPending}
              onOpen={() => setIsEditing(true)}
              onUndo={() => change(null)}
            />
          )}
        </section>
      </div>
      {(correction === undefined ? inferred : []).map((each) => (
        <span key={JSON.stringify(each)} className={styles.soft}>
          {reason(each)}
        </span>
      ))}
    </>
  );
}

const isSame = (one: CorrectableQuestion, other: CorrectableQuestion | undefined): boolean => {
  const partsOf = ({ stem, choices, isTrue, marks, accepted, number, blanks }: CorrectableQuestion) =>
    JSON.stringify([
      ...[stem, choices?.map(({ text, isCorrect }) => [text, isCorrect]) ?? null, isTrue, marks, accepted ?? null],
      ...[number === undefined ? null : [number.value, number.tolerance, number.unit], blanks ?? null],
    ]);
  return other !== undefined && partsOf(one) === partsOf(other);
};

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
