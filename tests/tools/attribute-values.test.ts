import { expect, test } from 'vitest';
import { attributeValues } from '../../src/tools/styles/attribute-values.ts';

const valuesIn = (source: string, name: string) => [...attributeValues([source])(name)].sort();

test('literals behind an attribute are its values', () => {
  expect(valuesIn('<Button size="3" /><Text size={\'2\'} />', 'size')).toEqual(['2', '3']);
  expect(valuesIn("<Flex gap={{ initial: '2', sm: '4' }} />", 'gap')).toEqual(['2', '4']);
  expect(valuesIn("<Button variant={isMain ? 'solid' : 'soft'} />", 'variant')).toEqual(
    expect.arrayContaining(['soft', 'solid']),
  );
});

test('an attribute that is given a variable may have any string of the sources', () => {
  const source = "const SIZES = ['1', '4']; <Button size={SIZES[0]} variant=\"soft\" />";
  expect(valuesIn(source, 'size')).toEqual(expect.arrayContaining(['1', '4']));
  expect(valuesIn(source, 'variant')).toEqual(['soft']);
});

test('an attribute that stands nowhere has no values', () => {
  expect(valuesIn('<Button />', 'size')).toEqual([]);
});
