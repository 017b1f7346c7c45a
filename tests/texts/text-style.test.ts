import { describe, expect, it } from 'vitest';
import { englishMessages, textsOfJson, textsOfModule, variantsOf } from './english-messages.ts';
import { styleFaults } from './text-style.ts';

describe('the English texts', () => {
  const messages = englishMessages();

  it('follow the style of the product', () => {
    expect(messages.length).toBeGreaterThan(3_000);
    const faults = messages.flatMap(({ path, text }) =>
      styleFaults(text).map((fault) => `${path}: ${text} (${fault})`),
    );
    expect(faults).toEqual([]);
  });
});

describe('the style check', () => {
  it.each([
    ['Your E-mail address', 'say “email”'],
    ['We sent you a mail.', 'say “email”'],
    ['Log in with your school account', 'say “sign in” and “sign out”'],
    ['Saving ...', 'use the character …'],
    ["This can't be undone.", 'use typographic quotation marks and apostrophes'],
    ['Choose "Next".', 'use typographic quotation marks and apostrophes'],
    ['Two  spaces', 'no double spaces'],
    ['Create New Class', 'use sentence case'],
    ['Save changes.', 'no full stop after a button'],
    ['Delete quiz.', 'no full stop after a button'],
    ['We couldn’t save this. Try again', 'end the sentence with a full stop'],
  ])('finds the error in “%s”', (text, fault) => {
    expect(styleFaults(text)).toEqual([fault]);
  });

  it.each([
    'Save changes',
    'Try again.',
    'Import from Moodle or QTI',
    'Saved. You can close this page.',
    'You’ll get an email. Didn’t it arrive?',
    'Continue …',
    'Page Not Found: …',
    'is too large. Make it smaller and import again',
  ])('accepts “%s”', (text) => {
    expect(styleFaults(text)).toEqual([]);
  });
});

describe('the reader of texts', () => {
  it('finds the literals and templates that a module shows', () => {
    const module = `
      import { counted } from '../wording.ts';
      type Kind = 'a';
      export const texts = {
        'a-key': 'First',
        second: (n: number) => \`Question \${n}\`,
        third: (n: number) => counted(n, { one: '# card', other: '# cards' }),
        fourth: (kind: Kind) => (kind === 'a' ? 'Fourth' : 'Fifth'),
        sixth: (day: string) => dayText('en', day),
      };`;
    expect(textsOfModule('planted.ts', module)).toEqual([
      ...['First', 'Question …', '# card', '# cards', 'Fourth', 'Fifth'],
    ]);
  });

  it('finds every variant of the messages in a catalogue', () => {
    const catalogue = { title: 'Saved', list: { count: 'You have {count, plural, one {# card} other {# cards}}.' } };
    expect(textsOfJson(catalogue)).toEqual(['Saved', 'You have # card.', 'You have # cards.']);
    expect(variantsOf('{kind, select, a {An <b>a</b>} other {{name} of {all, number}}}')).toEqual(['An a', '… of …']);
    expect(variantsOf("Type '{{'c1::answer'}}'.")).toEqual(['Type …c1::answer….']);
  });
});
