import { useId } from 'react';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import type { QuestionFields } from './question-fields.ts';

/** Whether the statement is true. */
export function TrueFalseFields({ body, answerKey, onChange }: QuestionFields<'true-false'>) {
  const t = useTexts(authoringTexts).fields;
  return (
    <RadioGroup
      legend={t.truth}
      name={useId()}
      inline
      defaultValue={String(answerKey.value)}
      options={[
        { value: 'true', label: t.isTrue },
        { value: 'false', label: t.isFalse },
      ]}
      onChange={({ target }) => onChange(body, { value: target.value === 'true' })}
    />
  );
}
