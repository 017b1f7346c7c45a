import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type ImportOptions, importOptionsSchema } from '#domain/interchange/import.schema.ts';
import type { AmbiguousNumber, FileEncoding } from '#domain/interchange/import-report.ts';
import type { DecimalSeparator } from '#domain/questions/answers/number-notation.rule.ts';
import { Theme } from '#ui/theme/theme.tsx';
import { FileReading } from '#views/shared/interchange/file-reading.tsx';

afterEach(cleanup);

const number = (file: string, used: DecimalSeparator | null): AmbiguousNumber => ({
  ...{ file, written: '1,600', plain: { point: '1600', comma: '1.600' }, used },
});

function shown(numbers: readonly AmbiguousNumber[], encodings: readonly FileEncoding[] = []) {
  const answers: ImportOptions[] = [];
  render(
    <Theme>
      <FileReading
        {...{ numbers, encodings, options: importOptionsSchema.parse({}), isDisabled: false }}
        onAnswer={(options) => answers.push(options)}
      />
    </Theme>,
  );
  return answers;
}

it('asks once what a number means if the files do not show it', () => {
  const answers = shown([number('clear.gift', 'point'), number('open.gift', null), number('more.gift', null)]);
  expect(screen.getByRole('alert').textContent).toContain('Is 1,600 in “open.gift” the number 1600 or 1.6?');
  fireEvent.click(screen.getByRole('button', { name: '1,600 is 1.6' }));
  fireEvent.click(screen.getByRole('button', { name: '1,600 is 1600' }));
  expect(answers.map(({ decimal }) => decimal)).toEqual(['comma', 'point']);
});

it('shows how a number was read, and accepts another choice', () => {
  const answers = shown([number('a.gift', 'comma')]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/was read as 1\.6,/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '1,600 is 1.6' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '1,600 is 1600' }));
  expect(answers).toMatchObject([{ decimal: 'point' }]);
});

it('offers text encodings with the special characters of each', () => {
  const previews = [
    { encoding: 'windows-1252', text: 'Größe' },
    { encoding: 'windows-1251', text: 'GrцЯe' },
  ] as const;
  const answers = shown([], [{ file: 'a.csv', used: 'windows-1252', previews }]);
  expect(screen.getByText(/isn’t saved as UTF-8/).textContent).toContain('Windows-1252');
  expect(screen.getByRole('option', { name: /Größe/ })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Encoding'), { target: { value: 'windows-1251' } });
  expect(answers).toMatchObject([{ encoding: 'windows-1251' }]);
});

it('shows nothing if nothing is ambiguous', () => {
  shown([]);
  expect(screen.queryByText('File settings')).toBeNull();
});
