import type { QuestionDraft } from '#domain/questions/authoring/question-draft.schema.ts';
import { HINTS_MAX } from '#domain/questions/question.limits.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { AddButton } from './add-button.tsx';
import { EditableRows } from './editable-rows.tsx';

type Props = {
  readonly draft: QuestionDraft;
  readonly onChange: (draft: QuestionDraft) => void;
  readonly errorOf: (path: string) => string | undefined;
};

/** The question text. */
export function StemField({ draft, onChange, errorOf }: Props) {
  const t = useTexts(authoringTexts).editor;
  return (
    <TextAreaField
      label={t.question}
      hint={t.stemHint}
      rows={4}
      value={draft.stem}
      error={errorOf('stem')}
      onChange={({ target }) => onChange({ ...draft, stem: target.value })}
    />
  );
}

/** Hints and explanation. */
export function HelpFields({ draft, onChange, errorOf }: Props) {
  const t = useTexts(authoringTexts).editor;
  const hints = draft.hints;
  return (
    <>
      <TextAreaField
        label={t.explanation}
        hint={t.explanationHint}
        rows={3}
        value={draft.explanation ?? ''}
        error={errorOf('explanation')}
        onChange={({ target }) => onChange({ ...draft, explanation: target.value === '' ? null : target.value })}
      />
      <FieldGroup legend={t.hints}>
        <EditableRows
          rows={hints}
          keyOf={(_, index) => String(index)}
          nameOf={(_, index) => t.hint({ number: index + 1 })}
          onChange={(rows) => onChange({ ...draft, hints: rows })}
        >
          {(hint, index) => (
            <TextAreaField
              label={t.hint({ number: index + 1 })}
              rows={1}
              value={hint}
              error={errorOf(`hints.${index}`)}
              onChange={({ target }) =>
                onChange({ ...draft, hints: hints.map((hint, at) => (at === index ? target.value : hint)) })
              }
            />
          )}
        </EditableRows>
        <AddButton disabled={hints.length >= HINTS_MAX} onClick={() => onChange({ ...draft, hints: [...hints, ''] })}>
          {t.addHint}
        </AddButton>
      </FieldGroup>
    </>
  );
}
