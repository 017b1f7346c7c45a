import { expect, test } from 'vitest';
import { withoutFileNames } from '#domain/attempts/marking/anonymous-files.rule.ts';

const FILE = { id: '3f0c2f3e-8a3c-4b8e-9d52-0a1b2c3d4e5f', name: 'Ada Brook page 1.png', mime: 'image/png', bytes: 10 };

test('files have numbers instead of their names, and everything else stays', () => {
  const response = { files: [FILE, { ...FILE, name: 'ada.png' }] };
  expect(withoutFileNames(response)).toEqual({
    files: [
      { ...FILE, name: '1' },
      { ...FILE, name: '2' },
    ],
  });
  expect(withoutFileNames({ text: 'Because.' })).toEqual({ text: 'Because.' });
  expect(withoutFileNames(null)).toBeNull();
});
