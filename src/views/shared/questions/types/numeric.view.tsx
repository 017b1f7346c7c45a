import { Text, TextField } from '@radix-ui/themes';
import { useId } from 'react';
import { ambiguousQuantity, parseQuantity } from '#domain/questions/answers/quantity.parser.ts';
import { SHORT_RESPONSE_MAX_CHARS } from '#domain/questions/question.limits.ts';
import { numeric } from '#domain/questions/types/numeric.question.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import type { Language } from '#texts/language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { exactNumberText } from '#texts/wording/exact-number.wording.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { defineQuestionView } from '../question-view.tsx';
import styles from '../questions.module.css';
import { ComparedAnswers, typed } from '../written/compared-answers.tsx';

/** A unit as in handwriting: `g/cm^3` with a superscript three. */
const unitMarkdown = (unit: string): string => unit.replace(/\^\(?(-?\d+)\)?/g, '<sup>$1</sup>');

function Unit({ unit }: { unit: string }) {
  return <RichText source={unitMarkdown(unit)} inline />;
}

export const numericView = defineQuestionView('numeric', numeric, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: function NumericAnswer({ body, response, onChange, disabled, labelledBy }) {
    const t = useTexts(questionTexts).numeric;
    const forms = body.asksUnit === true ? t.formsWithUnit : t.forms;
    const unitId = useId();
    const hintId = useId();
    const text = response?.text ?? '';
    const reading = readingOf(text, useLanguage());
    const unreadable = text.trim() !== '' && parseQuantity(text) === null;
    return (
      <div className={styles.field}>
        <div className={styles.number}>
          <TextField.Root
            size="3"
            className={styles.numberInput}
            inputMode={body.asksUnit === true ? 'text' : 'decimal'}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={SHORT_RESPONSE_MAX_CHARS}
            value={text}
            disabled={disabled}
            aria-labelledby={body.unit === null ? labelledBy : `${labelledBy} ${unitId}`}
            aria-describedby={hintId}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
          />
          {body.unit !== null && (
            <Text id={unitId} size="3">
              <Unit unit={body.unit} />
            </Text>
          )}
        </div>
        <Text id={hintId} size="2" className={styles.hint} role="status">
          {reading !== null
            ? t.readAs({ read: reading.read, other: reading.other })
            : unreadable
              ? `${t.unreadable} ${forms}`
              : forms}
        </Text>
      </div>
    );
  },
  Review: function NumericReview({ body, answerKey, response }) {
    const t = useTexts(questionTexts);
    const unit = body.unit === null ? null : <Unit unit={body.unit} />;
    const reading = readingOf(response?.text ?? '', useLanguage());
    const written = typed(response?.text);
    const given =
      written === null || reading === null ? (
        written
      ) : (
        <>
          {written} ({t.numeric.wasReadAs({ read: reading.read })})
        </>
      );
    // A typed unit is not shown twice, and invalid numbers get no unit.
    const isBareNumber = parseQuantity(response?.text ?? '')?.unit === null;
    return (
      <ComparedAnswers
        given={given !== null && isBareNumber ? withUnit(given, unit) : given}
        rightLabel={t.rightAnswer}
        right={withUnit(<RichText source={answerKey.written} inline />, unit)}
      />
    );
  },
});

/**
 * How an ambiguous number is read, in the notation of the language; null if it is not ambiguous: in English a point is
 * always the decimal separator.
 */
function readingOf(text: string, language: Language): { readonly read: string; readonly other: string } | null {
  const found = ambiguousQuantity(text);
  if (found === null || (language === 'en' && found.sign === 'point')) return null;
  return { read: exactNumberText(language, found.read), other: exactNumberText(language, found.other) };
}

const withUnit = (number: React.ReactNode, unit: React.ReactNode | null) => (
  <>
    {number} {unit}
  </>
);
