import type { Draft } from '#domain/content/content.schema.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { type FieldsProps, parentField, textField } from './fields.ts';
import { ParentField } from './parent-field.tsx';

/** The fields of a deck itself; its cards have a list of their own below the form. */
export function DeckFields(fields: FieldsProps<Draft<'deck'>>) {
  const t = useTexts(contentTexts);
  return (
    <>
      <ParentField label={t.topic} {...parentField(fields, 'topic')} />
      <Field label={t.title} {...textField(fields, 'title')} />
      <Field label={t.summary} hint={t.summaryHint} {...textField(fields, 'summary')} />
    </>
  );
}
