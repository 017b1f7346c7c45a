import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { importOptionsSchema } from '#domain/interchange/import.schema.ts';
import { Theme } from '#ui/theme/theme.tsx';
import { ImportOptionsPart } from '#views/shared/interchange/import-options.tsx';
import type { ImportRow } from '#views/shared/interchange/use-import.ts';

afterEach(cleanup);

it('lists each folder of a file once, and in its place, while the user chooses another topic for it', () => {
  const folders = ['First', 'Second'].map((topic) => ({ subject: 'Mine', topic, imported: 1, unchanged: 0 }));
  const row = { files: [], report: { folders } } as unknown as ImportRow;
  const topics = [{ id: 't', title: 'Cells', subject: { title: 'Biology' } }] as never;
  function Shown() {
    const [options, setOptions] = useState(() => importOptionsSchema.parse({}));
    const [onPreview, isOwn] = [null, false];
    return <ImportOptionsPart {...{ row, options, topics, isOwn, onPreview }} onChange={setOptions} />;
  }
  render(
    <Theme>
      <Shown />
    </Theme>,
  );
  const labels = () => screen.getAllByLabelText(/^Mine: /).map((field) => (field as HTMLSelectElement).value);
  expect(labels()).toEqual(['', '']);
  fireEvent.change(screen.getByLabelText('Mine: Second'), { target: { value: 't' } });
  expect(labels()).toEqual(['', 't']);
});

it('shows the columns of a table at once only if they are needed', () => {
  const file = { upload: 'u', name: 'a.csv', columns: ['question', 'answer'] };
  const options = importOptionsSchema.parse({});
  const shown = (report: unknown) => {
    const row = { files: [file], report } as unknown as ImportRow;
    render(
      <Theme>
        <ImportOptionsPart
          {...{ row, options, topics: [], isOwn: false, onPreview: null }}
          onChange={() => undefined}
        />
      </Theme>,
    );
    const isOpen = screen.getByText('Columns of a.csv').closest('details')?.open;
    cleanup();
    return isOpen;
  };
  expect(shown(null)).toBe(true);
  expect(shown({ folders: [] })).toBe(false);
});

it('offers as many choices as a table has columns for, and saves the mapping of columns', () => {
  const chosen: unknown[] = [];
  const file = { upload: 'u', name: 'a.csv', columns: ['Aufgabe', 'Eins', 'Zwei', 'Welche'] };
  const row = { files: [file], report: null } as unknown as ImportRow;
  const options = importOptionsSchema.parse({});
  render(
    <Theme>
      <ImportOptionsPart
        {...{ row, options, topics: [], isOwn: false, onPreview: null }}
        onChange={({ columns }) => chosen.push(columns)}
      />
    </Theme>,
  );
  expect(screen.getAllByLabelText(/^Choice /)).toHaveLength(2);
  fireEvent.change(screen.getByLabelText('Choice B'), { target: { value: 'Zwei' } });
  expect(chosen).toEqual([{ b: 'Zwei' }]);
});
