import type { Strictness } from '#domain/questions/answers/text.comparison.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { LinesField } from './lines-field.tsx';
import type { QuestionFields } from './question-fields.ts';

/** The accepted answers, one per line, and how exactly they must be typed. */
export function ShortAnswerFields({ body, answerKey, onChange, errorOf }: QuestionFields<'short-answer'>) {
  const t = useTexts(authoringTexts).fields;
  return (
    <>
      <LinesField
        label={t.accepted}
        hint={t.acceptedHint}
        error={errorOf('key.accepted') ?? errorOf('key.accepted.0')}
        lines={answerKey.accepted}
        onChange={(accepted) => onChange(body, { ...answerKey, accepted })}
      />
      <StrictnessFields value={answerKey} onChange={(strictness) => onChange(body, { ...answerKey, ...strictness })} />
    </>
  );
}

/** How strictly typed text is compared. */
export function StrictnessFields({
  value,
  onChange,
}: {
  readonly value: Strictness;
  readonly onChange: (strictness: Strictness) => void;
}) {
  const t = useTexts(authoringTexts).fields;
  return (
    <div>
      <CheckboxField
        label={t.caseSensitive}
        checked={value.caseSensitive ?? false}
        onChange={({ target }) => onChange({ caseSensitive: target.checked, ignoreAccents: value.ignoreAccents })}
      />
      <CheckboxField
        label={t.ignoreAccents}
        checked={value.ignoreAccents ?? false}
        onChange={({ target }) => onChange({ caseSensitive: value.caseSensitive, ignoreAccents: target.checked })}
      />
    </div>
  );
}
