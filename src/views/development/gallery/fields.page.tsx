import { useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { FileField } from '#ui/form/fields/file-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField, SwitchField } from '#ui/form/fields/tick-field.tsx';
import styles from './gallery.module.css';
import { GalleryExample } from './gallery-example.tsx';

const LEVELS = [
  { value: 'lower', label: 'Lower secondary' },
  { value: 'upper', label: 'Upper secondary' },
  { value: 'university', label: 'University' },
];

const TOPICS = [
  'Algebra',
  'Álgebra lineal',
  'Cell biology',
  'Electricity',
  'Forces',
  'Genetics',
  'Optics',
  'Waves',
].map((label) => ({ value: label.toLowerCase(), label }));

type State = { readonly error?: string; readonly disabled?: boolean };

function Fields({ error, disabled = false }: State) {
  const [topics, setTopics] = useState<readonly string[]>(['forces', 'optics']);
  const [topic, setTopic] = useState<readonly string[]>([]);
  const shared = { disabled, ...(error !== undefined && { error }) };
  const wrong = error === undefined ? {} : { error };
  return (
    <div className={styles.columns}>
      <Field {...shared} label="Title" name="title" hint="Visible to students." defaultValue="Mechanics" />
      <TextAreaField {...shared} label="Summary" name="summary" placeholder="What it’s about" />
      <SelectField {...shared} label="Level" name="level" options={LEVELS} placeholder="Choose a level" />
      <NumberField {...shared} label="Time" unit="minutes" name="minutes" min={1} defaultValue={45} />
      <DateField {...shared} label="Opens" name="opens" type="datetime-local" defaultValue="2027-05-31T09:00" />
      <FileField {...shared} label="Mark scheme" name="scheme" hint="A PDF of at most 10 MB." />
      <ComboboxField
        {...shared}
        label="Topics"
        multiple
        name="topics"
        options={TOPICS}
        chosen={topics}
        onChoose={setTopics}
        placeholder="Type to find"
      />
      <ComboboxField
        {...shared}
        label="Main topic"
        options={TOPICS}
        chosen={topic}
        onChoose={setTopic}
        placeholder="Type to find"
      />
      <RadioGroup
        {...wrong}
        disabled={disabled}
        legend="Shown to"
        name={`to-${error}-${disabled}`}
        options={LEVELS}
        defaultValue="upper"
      />
      <div>
        <CheckboxField {...shared} label="Shuffle questions" name="shuffle" defaultChecked />
        <CheckboxField
          {...shared}
          label="Calculator allowed"
          name="calculator"
          hint="Shown at the head of the paper."
        />
        <SwitchField {...shared} label="Published" name="published" defaultChecked />
        <SwitchField {...shared} label="Email reminders" name="remind" />
      </div>
    </div>
  );
}

/** Every kind of form field: empty, invalid and disabled. */
export function Page() {
  return (
    <>
      <GalleryExample name="Default">
        <Fields />
      </GalleryExample>
      <GalleryExample name="Invalid">
        <Fields error="This has to be filled in." />
      </GalleryExample>
      <GalleryExample name="Disabled">
        <Fields disabled />
      </GalleryExample>
    </>
  );
}
