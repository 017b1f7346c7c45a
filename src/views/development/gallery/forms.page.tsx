import { Button } from '@radix-ui/themes';
import * as z from 'zod/mini';
import { ProductError } from '#domain/platform/errors.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { useSchemaForm } from '../../shared/platform/form/schema-form.ts';
import { GalleryExample } from './gallery-example.tsx';

const LABELS = { title: 'Title', level: 'Level', minutes: 'Time' } as const;
const LEVELS = [
  { value: 'lower', label: 'Lower secondary' },
  { value: 'upper', label: 'Upper secondary' },
];

const paperSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Enter a title.')),
  level: z.string().check(z.minLength(1, 'Choose a level.')),
  minutes: z.number('Enter a number of minutes.').check(z.gte(1, 'At least one minute.')),
});

function Paper({ send }: { readonly send: () => Promise<void> }) {
  const { fields, frame, errorOf } = useSchemaForm({
    schema: paperSchema,
    initial: { title: '', level: '', minutes: 45 },
    labels: LABELS,
    send,
  });
  return (
    <FormFrame
      {...frame}
      sendLabel="Save the paper"
      otherActions={
        <Button type="button" size="3" variant="soft" color="gray" onClick={() => fields.reset()}>
          Undo changes
        </Button>
      }
    >
      <Field label={LABELS.title} error={errorOf('title')} {...fields.register('title')} />
      <SelectField
        label={LABELS.level}
        error={errorOf('level')}
        options={LEVELS}
        placeholder="Choose a level"
        {...fields.register('level')}
      />
      <NumberField
        label={LABELS.minutes}
        unit="minutes"
        error={errorOf('minutes')}
        {...fields.register('minutes', { valueAsNumber: true })}
      />
    </FormFrame>
  );
}

const refuse = async (): Promise<void> => {
  throw new ProductError('INVALID_INPUT', { fields: { title: 'This title is already used.' } });
};

/** Whole forms: saved, refused by the server, and while sending. */
export function Page() {
  return (
    <>
      <GalleryExample name="A form that is saved">
        <Paper send={async () => {}} />
      </GalleryExample>
      <GalleryExample name="A form that the server refuses">
        <Paper send={refuse} />
      </GalleryExample>
      <GalleryExample name="Sending, and a problem">
        <FormFrame problem="The connection was lost. Try again." isSending isChanged sendLabel="Save">
          <Field label="Title" name="other" defaultValue="Mechanics" />
        </FormFrame>
      </GalleryExample>
    </>
  );
}
