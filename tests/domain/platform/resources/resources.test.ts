import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { csvLine } from '#domain/interchange/spreadsheet-text.rule.ts';
import { RESOURCES, type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import { SLUG, slugOf } from '#domain/platform/resources/slug.rule.ts';

describe('a slug', () => {
  test.each([
    ['Säuren & Basen', 'sauren-basen'],
    ['  Straßenbau 101 ', 'strassenbau-101'],
    ['Élan vital', 'elan-vital'],
    ['日本語', ''],
  ])('of %s is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test('is empty or valid in an address, whatever the title', () => {
    // The library's own graphemes take seconds to set up.
    const letter = fc.constantFrom(...'aZ9 -_&.äÉßøŁđŒñ日本и', 'e\u0301', '👍🏽');
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 300 }), (title) => {
        const slug = slugOf(title);
        expect(slug === '' || SLUG.test(slug)).toBe(true);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

test('a line of an export never begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
      const line = csvLine(cells);
      expect(line.endsWith('\r\n')).toBe(true);
      for (const cell of cells) {
        if (/^[=+\-@\t\r]/.test(cell)) expect(line).toContain(`'${cell.charAt(0)}`);
      }
    }),
  );
});

describe.each(Object.keys(RESOURCES) as ResourceName[])('the resource %s', (name) => {
  const { columns, fields, order, schema, initial, ownEditor } = resourceOf(name);

  test('is sorted by one of its columns, and starts with the fields of its form', () => {
    expect(columns.find((column) => column.name === order.column)?.unordered).toBeUndefined();
    if (!ownEditor) expect(Object.keys(initial).toSorted()).toEqual(fields.map((field) => field.name).toSorted());
  });

  test('names the options of choices and references', () => {
    for (const field of fields) {
      if (field.input === 'choice') expect(field.choices?.length).toBeGreaterThan(0);
      if (field.input === 'reference') expect([...Object.keys(RESOURCES), 'quiz']).toContain(field.references);
    }
    for (const column of columns) {
      if (column.filter && column.kind !== 'toggle') expect(column.choices ?? column.references).toBeDefined();
    }
  });

  test('accepts no field that is not in its form', () => {
    const issues = safeParse(schema, { ...initial, id: 'x' }).error?.issues ?? [];
    expect(issues.map(({ code }) => code)).toContain('unrecognized_keys');
  });
});
