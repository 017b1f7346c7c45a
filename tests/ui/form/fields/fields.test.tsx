import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField, SwitchField } from '#ui/form/fields/tick-field.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { matchingOptions } from '#ui/search/matching-options.ts';
import { useSchemaForm } from '#views/shared/platform/form/schema-form.ts';

const OPTIONS = [
  { value: 'a', label: 'Álgebra' },
  { value: 'b', label: 'Linear algebra' },
];

test('each control is linked to its label, its hint and its message', () => {
  const words = { hint: 'A hint', error: 'A message' };
  render(
    <Theme>
      <Field label="Line" {...words} />
      <TextAreaField label="Lines" {...words} />
      <SelectField label="One of" options={OPTIONS} {...words} />
      <NumberField label="Number" {...words} />
      <CheckboxField label="So" {...words} />
      <SwitchField label="On" {...words} />
      <RadioGroup legend="Which" name="which" options={OPTIONS} {...words} />
    </Theme>,
  );
  const roles = [
    ['textbox', 'Line'],
    ['textbox', 'Lines'],
    ['combobox', 'One of'],
    ['spinbutton', 'Number'],
    ['checkbox', /^So/],
    ['switch', /^On/],
    ['group', 'Which'],
  ] as const;
  for (const [role, name] of roles) {
    const ids = screen.getByRole(role, { name }).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent).sort()).toEqual(['A hint', 'A message']);
  }
});

test('options are found regardless of accents and case, those that begin with the words first', () => {
  expect(matchingOptions(OPTIONS, 'ALGEBRA').map(({ value }) => value)).toEqual(['a', 'b']);
  expect(matchingOptions(OPTIONS, 'alg lin').map(({ value }) => value)).toEqual(['b']);
  expect(matchingOptions(OPTIONS, '')).toBe(OPTIONS);
});

const schema = z.object({
  title: z.string().check(z.minLength(1, 'Give it a title.')),
  minutes: z.number('Say how many.').check(z.gte(1, 'At least one.')),
});

function Form({ send }: { readonly send: () => Promise<void> }) {
  const { fields, frame, errorOf } = useSchemaForm({
    schema,
    initial: { title: '', minutes: 0 },
    labels: { title: 'Title', minutes: 'Time' },
    send,
  });
  return (
    <Theme>
      <FormFrame {...frame} sendLabel="Save">
        <Field label="Title" error={errorOf('title')} {...fields.register('title')} />
        <NumberField label="Time" error={errorOf('minutes')} {...fields.register('minutes', { valueAsNumber: true })} />
      </FormFrame>
    </Theme>
  );
}

test('a form with several invalid fields lists them and links to each; a submitted form has nothing unsaved', async () => {
  const send = vi.fn(async () => {});
  render(<Form send={send} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('link', { name: 'Time: At least one.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Time'));
  await user.type(screen.getByLabelText('Title'), 'Mechanics');
  await user.clear(screen.getByLabelText('Time'));
  await user.type(screen.getByLabelText('Time'), '45');
  expect(screen.getByText('Unsaved changes')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ title: 'Mechanics', minutes: 45 }));
  expect(await screen.findByText('No changes')).toBeDefined();
});
