import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import styles from '../authoring.module.css';
import { SchemeFields } from './mark-scheme.fields.tsx';
import type { FieldsProps, QuestionFields } from './question-fields.ts';

const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** A model answer and a mark scheme for answers that teachers mark. */
export function OpenFields({ body, answerKey, onChange, errorOf }: QuestionFields<'open'>) {
  const t = useTexts(authoringTexts).fields;
  const { scheme, ...rest } = answerKey;
  return (
    <>
      <TextAreaField
        label={t.modelAnswer}
        rows={4}
        value={answerKey.modelAnswer}
        error={errorOf('key.modelAnswer')}
        onChange={({ target }) => onChange(body, { ...answerKey, modelAnswer: target.value })}
      />
      <CheckboxField
        label={t.withScheme}
        checked={scheme !== undefined}
        onChange={({ target }) =>
          onChange(
            body,
            target.checked ? { ...rest, scheme: { points: [{ id: 'p1', text: '', marks: 1 }], total: 1 } } : rest,
          )
        }
      />
      {scheme !== undefined && (
        <SchemeFields
          scheme={scheme}
          errorOf={errorOf}
          onChange={(next) => onChange(body, { ...rest, scheme: next })}
        />
      )}
    </>
  );
}

type Written = { readonly marks: number };

/** Mark scheme and model answer; students see the marks of the scheme. */
function SchemedFields<Body extends Written>({
  body,
  answerKey,
  onChange,
  errorOf,
}: FieldsProps<Body, QuestionFields<'essay'>['answerKey']>) {
  const t = useTexts(authoringTexts).fields;
  return (
    <>
      <SchemeFields
        scheme={answerKey.scheme}
        errorOf={errorOf}
        onChange={(scheme) => onChange({ ...body, marks: scheme.total }, { ...answerKey, scheme })}
      />
      <TextAreaField
        label={t.modelAnswer}
        rows={4}
        value={answerKey.modelAnswer ?? ''}
        error={errorOf('key.modelAnswer')}
        onChange={({ target }) =>
          onChange(body, { ...answerKey, modelAnswer: target.value === '' ? null : target.value })
        }
      />
    </>
  );
}

/** The mark scheme and model answer of a structured question. */
export const StructuredAnswerFields = (props: QuestionFields<'structured-answer'>) => <SchemedFields {...props} />;

/** The range of words of an essay, and its mark scheme. */
export function EssayFields(props: QuestionFields<'essay'>) {
  const t = useTexts(authoringTexts).fields;
  const { body, answerKey, onChange, errorOf } = props;
  return (
    <>
      <div className={styles.pair}>
        <NumberField
          label={t.words.least}
          min={1}
          value={body.minWords ?? ''}
          error={errorOf('minWords') ?? errorOf('body.minWords')}
          onChange={({ target }) => onChange({ ...body, minWords: numberOrNull(target.valueAsNumber) }, answerKey)}
        />
        <NumberField
          label={t.words.most}
          min={1}
          value={body.maxWords ?? ''}
          error={errorOf('body.maxWords')}
          onChange={({ target }) => onChange({ ...body, maxWords: numberOrNull(target.valueAsNumber) }, answerKey)}
        />
      </div>
      <SchemedFields {...props} />
    </>
  );
}

/** How many files students may upload, and the mark scheme. */
export function FileFields(props: QuestionFields<'file'>) {
  const t = useTexts(authoringTexts).fields;
  const { body, answerKey, onChange, errorOf } = props;
  return (
    <>
      <NumberField
        label={t.maxFiles}
        min={1}
        value={Number.isNaN(body.maxFiles) ? '' : body.maxFiles}
        error={errorOf('body.maxFiles')}
        onChange={({ target }) => onChange({ ...body, maxFiles: target.valueAsNumber }, answerKey)}
      />
      <SchemedFields {...props} />
    </>
  );
}
