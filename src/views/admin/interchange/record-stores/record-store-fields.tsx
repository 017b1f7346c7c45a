import type { RecordStoresQuery } from '#api/documents/interchange/record-store.generated.ts';
import { RECORD_ACTORS, RECORD_STANDARDS, RECORD_TOPICS } from '#domain/interchange/learning-records/record-store.ts';
import type { FieldMessages } from '#domain/platform/errors.ts';
import { useTexts } from '#texts/current-language.ts';
import { recordStoreTexts } from '#texts/interchange/record-store.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';

export type RecordStore = RecordStoresQuery['recordStores'][number];

/** The value of the form, as it is sent. */
export const readRecordStoreForm = (data: FormData) => ({
  ...{ standard: data.get('standard'), url: data.get('url'), key: data.get('key'), secret: data.get('secret') },
  ...{ actor: data.get('actor'), sendsResponses: data.has('sendsResponses'), topics: data.getAll('topics') },
});

type Props = {
  /** Null: a new one. */
  readonly store: RecordStore | null;
  /** Of which schools an admin of the product chooses one; null: there is nothing to choose. */
  readonly schools: readonly { readonly id: string; readonly name: string }[] | null;
  readonly errors: FieldMessages;
};

/** The connection to a store, what it is sent, and how students are identified there. */
export function RecordStoreFields({ store, schools, errors }: Props) {
  const t = useTexts(recordStoreTexts);
  return (
    <>
      {schools !== null && (
        <SelectField
          label={t.school}
          name="school"
          error={errors.school}
          options={schools.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectField
        label={t.standard}
        name="standard"
        defaultValue={store?.standard ?? 'xapi'}
        options={RECORD_STANDARDS.map((value) => ({ value, label: t.standards[value] }))}
      />
      <Field
        label={t.url}
        name="url"
        type="url"
        dir="ltr"
        autoComplete="off"
        hint={t.urlHint}
        error={errors.url}
        defaultValue={store?.url ?? 'https://'}
      />
      <Field
        label={t.key}
        name="key"
        dir="ltr"
        autoComplete="off"
        hint={t.keyHint}
        error={errors.key}
        defaultValue={store?.key ?? ''}
      />
      <Field
        label={t.secret}
        name="secret"
        type="password"
        autoComplete="new-password"
        hint={t.secretHint}
        error={errors.secret}
      />
      <FieldGroup legend={t.topics} error={errors.topics}>
        {RECORD_TOPICS.map((topic) => (
          <CheckboxField
            key={topic}
            name="topics"
            value={topic}
            label={t.topic[topic]}
            defaultChecked={store?.topics.includes(topic) ?? true}
          />
        ))}
      </FieldGroup>
      <CheckboxField name="sendsResponses" label={t.sendsResponses} defaultChecked={store?.sendsResponses ?? false} />
      <SelectField
        label={t.actor}
        name="actor"
        hint={t.privacy}
        defaultValue={store?.actor ?? 'pseudonym'}
        options={RECORD_ACTORS.map((value) => ({ value, label: t.actors[value] }))}
      />
    </>
  );
}
