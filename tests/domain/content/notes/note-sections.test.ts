import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSection, sectionsOf } from '#domain/content/notes/note-sections.rule.ts';

const LONG = 'Charge flows through a conductor. '.repeat(20);

test('a note is split at its headings; short sections are read together', () => {
  const sections = sectionsOf(
    `# Circuits\n\nIntro.\n\n## Current ##\n${LONG}\n\n## Voltage\n${LONG}\n\n## Power\nShort.`,
  );
  expect(sections.map(({ title }) => title)).toEqual(['Circuits', 'Voltage', 'Power']);
  expect(sections[0]?.source).toContain('## Current');
  expect(sections.at(-1)?.share).toBe(1);
});

test('neither code nor a formula is split', () => {
  const sections = sectionsOf(`${LONG}\n\`\`\`\n# not a heading\n\`\`\`\n$$\n# neither\n$$\n# Heading\ntext`);
  expect(sections.map(({ title }) => title)).toEqual(['', 'Heading']);
});

test('nothing is lost, and shares rise to one', () => {
  const line = fc.oneof(fc.constantFrom('# A', '## B', '', '```', '$$', LONG), fc.string({ maxLength: 40 }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const body = lines.join('\n');
      const sections = sectionsOf(body);
      const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
      expect(words(sections.map(({ source }) => source).join('\n'))).toBe(words(body));
      for (const [at, { share }] of sections.entries()) expect(share).toBeGreaterThan(sections[at - 1]?.share ?? 0);
      if (sections.length > 0) expect(sections.at(-1)?.share).toBe(1);
    }),
  );
});

test('the next section is the first that was not read', () => {
  const sections = sectionsOf(`# A\n${LONG}\n# B\n${LONG}\n# C\n${LONG}`);
  expect(nextSection(sections, 0)?.title).toBe('A');
  expect(nextSection(sections, sections[0]?.share ?? 0)?.title).toBe('B');
  expect(nextSection(sections, 0.5)?.title).toBe('B');
  expect(nextSection(sections, 1)).toBeNull();
  expect(nextSection([], 0)).toBeNull();
});
