import type { Draft } from '#domain/content/content.schema.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import type { FieldsProps } from './fields.ts';
import { ParentField } from './parent-field.tsx';

export function DeckFields({ draft, change, errorOf, parents }: FieldsProps<Draft<'deck'>>) {
  const t = useTexts(contentTexts);
  return (
    <>
      <ParentField
        label={t.topic}
        parents={parents}
        value={draft.topic}
        error={errorOf('topic')}
        onChoose={(topic) => change({ ...draft, topic })}
      />
      <Field
        label={t.title}
        value={draft.title}
        error={errorOf('title')}
        onChange={({ target }) => change({ ...draft, title: target.value })}
      />
      <Field
        label={t.summary}
        hint={t.summaryHint}
        value={draft.summary}
        error={errorOf('summary')}
        onChange={({ target }) => change({ ...draft, summary: target.value })}
      />
    </>
  );
}
