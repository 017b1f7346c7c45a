import { expect, test } from 'vitest';
import { attributeValues } from '../../src/tools/styles/attribute-values.ts';

const valuesIn = (source: string, name: string) => [...attributeValues([source])(name)].sort();

test('literal values of an attribute are collected', () => {
  expect(valuesIn('<Button size="3" /><Text size={\'2\'} />', 'size')).toEqual(['2', '3']);
  expect(valuesIn("<Flex gap={{ initial: '2', sm: '4' }} />", 'gap')).toEqual(['2', '4']);
});

test('a choice between literals is closed, whatever its condition', () => {
  const otherPage = "const OTHER = 'outline';";
  expect(valuesIn(`${otherPage} <Button variant={isMain ? 'solid' : 'soft'} />`, 'variant')).toEqual(['soft', 'solid']);
  expect(valuesIn(`${otherPage} <Button variant={a.status === 500 ? 'solid' : 'soft'} />`, 'variant')).toEqual([
    'soft',
    'solid',
  ]);
  expect(valuesIn(`${otherPage} <Button variant={given?.variant} />`, 'variant')).toContain('outline');
  expect(valuesIn(`${otherPage} <Button variant={isMain ? given : 'soft'} />`, 'variant')).toContain('outline');
});

test('attributes spread from an object count, and a library that passes attributes on adds only its literals', () => {
  expect(valuesIn("<Field {...(bad ? { color: 'red' as const } : {})} />", 'color')).toEqual(['red']);
  const library = ['const ANY = \'tomato\'; <Inner color={color} /><Other color="gray" />'];
  expect([...attributeValues(library, { handsOn: true })('color')]).toEqual(['gray']);
});

test('an attribute that is given a variable may have any string of the sources', () => {
  const source = "const SIZES = ['1', '4']; <Button size={SIZES[0]} variant=\"soft\" />";
  expect(valuesIn(source, 'size')).toEqual(expect.arrayContaining(['1', '4']));
  expect(valuesIn(source, 'variant')).toEqual(['soft']);
});

test('an attribute that is never set has no values', () => {
  expect(valuesIn('<Button />', 'size')).toEqual([]);
});
