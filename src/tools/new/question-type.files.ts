import { camelCase, pascalCase, sentenceCase } from './name-cases.ts';

/** The rules of a new question type. */
export const questionFile = (name: string): string => `import * as z from 'zod/mini';
import { isAccepted, isBlank, typedSchema } from '../answers/text.comparison.ts';
import { defineQuestionType, scoreOfCredit, UNANSWERED } from './question-type.ts';

/** ${sentenceCase(name)}: a short text that is compared with the correct answer. */
export const ${camelCase(name)} = defineQuestionType({
  /** What students see besides the question text. */
  body: z.object({}),
  /** The correct answer, which stays on the server until the attempt is submitted. */
  key: z.object({ answer: typedSchema.check(z.trim(), z.minLength(1)) }),
  response: z.object({ text: typedSchema }),
  blank: { body: {}, key: { answer: '' } },
  marking: 'score',
  onPaper: 'line',
  lint: null,
  check: () => [],
  fits: () => true,
  score: (_body, { answer }, { text }) =>
    isBlank(text) ? UNANSWERED : scoreOfCredit(isAccepted(text, [answer]) ? 1 : 0),
});
`;

/** The file format of a new question type. */
export const interchangeFile = (name: string): string => `import * as z from 'zod/mini';
import { commonFields, noChoices } from '../question-fields.schema.ts';
import { defineInterchange } from './interchange-type.ts';

export const ${camelCase(name)}Interchange = defineInterchange('${name}', {
  form: z.strictObject({ ...commonFields, type: z.literal('${name}'), choices: noChoices, answer: z.string() }),
  paths: { 'key.answer': ['answer'] },
  parts: ({ answer }) => ({ body: {}, key: { answer } }),
  fields: (_body, { answer }) => ({ answer }),
  writtenIn: [],
});
`;

/** The student's view of a new question type. */
export const viewFile = (name: string): string => `import { TextField } from '@radix-ui/themes';
import { SHORT_RESPONSE_MAX_CHARS } from '#domain/questions/question.limits.ts';
import { ${camelCase(name)} } from '#domain/questions/types/${name}.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { defineQuestionView } from '../question-view.tsx';
import styles from '../questions.module.css';
import { ComparedAnswers, typed } from '../written/compared-answers.tsx';

export const ${camelCase(name)}View = defineQuestionView('${name}', ${camelCase(name)}, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: ({ response, onChange, disabled, labelledBy }) => (
    <TextField.Root
      size="3"
      className={styles.textInput}
      autoComplete="off"
      maxLength={SHORT_RESPONSE_MAX_CHARS}
      value={response?.text ?? ''}
      disabled={disabled}
      aria-labelledby={labelledBy}
      onChange={(event) => onChange({ text: event.currentTarget.value })}
    />
  ),
  Review: function ${pascalCase(name)}Review({ answerKey, response }) {
    const t = useTexts(questionTexts);
    return <ComparedAnswers given={typed(response?.text)} rightLabel={t.rightAnswer} right={typed(answerKey.answer)} />;
  },
});
`;

/** The author's fields of a new question type. */
export const fieldsFile = (name: string): string => `import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import type { QuestionFields } from './question-fields.ts';

/** ${sentenceCase(name)}: the correct answer. */
export function ${pascalCase(name)}Fields({ body, answerKey, onChange, errorOf }: QuestionFields<'${name}'>) {
  const t = useTexts(authoringTexts).fields;
  return (
    <Field
      label={t.rightAnswer}
      value={answerKey.answer}
      error={errorOf('key.answer')}
      onChange={({ target }) => onChange(body, { ...answerKey, answer: target.value })}
    />
  );
}
`;
