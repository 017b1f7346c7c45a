import { Button, Text, TextField } from '@radix-ui/themes';
import { useId, useRef } from 'react';
import { EXPRESSION_MAX_CHARS } from '#domain/questions/question.limits.ts';
import { expression } from '#domain/questions/types/expression.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { defineQuestionView } from '../question-view.tsx';
import styles from '../questions.module.css';
import { useExpressionTex } from '../use-expression-tex.ts';
import { ComparedAnswers, typed } from '../written/compared-answers.tsx';

const inline = (tex: string): string => `$${tex}$`;

/**
 * Characters that are hard to find on a phone's keyboard: the key's label, what it inserts, and how far the caret then
 * moves back.
 */
const KEYS = [
  { sign: 'xⁿ', text: '^()', back: 1, name: 'power' },
  { sign: '√', text: 'sqrt()', back: 1, name: 'root' },
  { sign: 'a/b', text: '()/()', back: 4, name: 'fraction' },
  { sign: '( )', text: '()', back: 1, name: 'brackets' },
  { sign: 'π', text: 'pi', back: 0, name: 'pi' },
] as const;

export const expressionView = defineQuestionView('expression', expression, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: function ExpressionAnswer({ body, response, onChange, disabled, labelledBy }) {
    const t = useTexts(questionTexts).expression;
    const field = useRef<HTMLInputElement>(null);
    const leadId = useId();
    const hintId = useId();
    const text = response?.text ?? '';
    const tex = useExpressionTex(text, body.variables);

    const insert = (piece: string, back: number): void => {
      const input = field.current;
      if (input === null) return;
      input.focus();
      input.setRangeText(piece, input.selectionStart ?? text.length, input.selectionEnd ?? text.length, 'end');
      const caret = (input.selectionEnd ?? 0) - back;
      onChange({ text: input.value.slice(0, EXPRESSION_MAX_CHARS) });
      // The field is rendered again with the inserted text, which moves the caret to its end.
      requestAnimationFrame(() => input.setSelectionRange(caret, caret));
    };
    return (
      <div className={styles.field}>
        <div className={styles.number}>
          {body.lead !== null && (
            <span id={leadId} className={styles.lead}>
              <RichText source={inline(body.lead)} inline />
            </span>
          )}
          <TextField.Root
            ref={field}
            size="3"
            className={styles.textInput}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={EXPRESSION_MAX_CHARS}
            value={text}
            disabled={disabled}
            aria-labelledby={body.lead === null ? labelledBy : `${labelledBy} ${leadId}`}
            aria-describedby={hintId}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
          />
        </div>
        <fieldset className={styles.keys} aria-label={t.keys}>
          {KEYS.map(({ sign, text: piece, back, name }) => (
            <Button
              key={name}
              variant="soft"
              color="gray"
              size="2"
              disabled={disabled}
              onClick={() => insert(piece, back)}
            >
              <span aria-hidden="true">{sign}</span>
              <span className={styles.visuallyHidden}>{t.insert({ sign: t[name] })}</span>
            </Button>
          ))}
        </fieldset>
        <div className={styles.preview} aria-live="polite">
          {typeof tex === 'string' && (
            <>
              <Text size="2" className={styles.hint}>
                {t.preview}
              </Text>
              <RichText source={inline(tex)} inline />
            </>
          )}
          {(tex === null || text === '') && (
            <Text size="2" className={styles.hint}>
              {text === '' ? t.forms : t.unreadable}
            </Text>
          )}
        </div>
        <span id={hintId} className={styles.visuallyHidden}>
          {t.forms}
        </span>
      </div>
    );
  },
  Review: function ExpressionReview({ body, answerKey, response }) {
    const t = useTexts(questionTexts);
    const tex = useExpressionTex(response?.text ?? '', body.variables);
    const given = typed(response?.text);
    return (
      <ComparedAnswers
        given={given !== null && typeof tex === 'string' ? <RichText source={inline(tex)} inline /> : given}
        rightLabel={t.rightAnswer}
        right={<RichText source={answerKey.written} inline />}
      />
    );
  },
});
