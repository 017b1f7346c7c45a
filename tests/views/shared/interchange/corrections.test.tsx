import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Correction } from '#domain/interchange/correction.schema.ts';
import type { RecognisedEntry } from '#domain/interchange/import-report.ts';
import { Theme } from '#ui/theme/theme.tsx';
import { RecognisedQuestions } from '#views/shared/interchange/recognised-questions.tsx';

const correctable = {
  stem: 'Which is a metal?',
  choices: [
    { text: 'Iron', isCorrect: false },
    { text: 'Sulfur', isCorrect: false },
  ],
  ...{ isTrue: null, marks: null },
};
const REFUSED: RecognisedEntry = {
  ...{ file: 'quiz.docx', line: 4, number: 2, source: '2. Which is a metal?', inferred: [] },
  ...{ type: 'multiple-choice', stem: correctable.stem, body: {}, key: {}, correctable },
  refused: { code: 'keyNotFound' },
};

function show(entry: RecognisedEntry, isOpen = true) {
  const seen: { corrections: readonly Correction[]; previews: number } = { corrections: [], previews: 0 };
  function Shown() {
    const [corrections, setCorrections] = useState<readonly Correction[]>([]);
    seen.corrections = corrections;
    const countPreview = (): void => {
      seen.previews += 1;
    };
    const onPreview = corrections.length === 0 ? null : countPreview;
    const correcting = isOpen ? { corrections, onChange: setCorrections, onPreview } : null;
    return <RecognisedQuestions entries={[entry]} correcting={correcting} />;
  }
  render(
    <Theme>
      <Shown />
    </Theme>,
  );
  return { seen, user: userEvent.setup() };
}

it('corrects a refused question in place, says why it cannot be saved, and asks for the preview', async () => {
  const { seen, user } = show(REFUSED);
  expect(screen.getByRole('alert').textContent).toContain('Not imported. The correct answer isn’t marked.');
  await user.click(screen.getByRole('button', { name: 'Edit question 2' }));
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  expect(screen.getByRole('alert').textContent).toBe('Mark at least one choice as correct.');
  await user.click(screen.getByRole('checkbox', { name: 'Choice A is correct' }));
  await user.click(screen.getByRole('button', { name: 'Add choice' }));
  await user.type(screen.getByRole('textbox', { name: 'Choice C' }), ' Argon ');
  await user.clear(screen.getByRole('textbox', { name: 'Question text' }));
  await user.type(screen.getByRole('textbox', { name: 'Question text' }), 'Which of these is a metal?');
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(seen.corrections).toEqual([
    {
      ...{ file: 'quiz.docx', line: 4, source: '2. Which is a metal?' },
      question: {
        stem: 'Which of these is a metal?',
        choices: [
          { text: 'Iron', isCorrect: true },
          { text: 'Sulfur', isCorrect: false },
          { text: 'Argon', isCorrect: false },
        ],
        ...{ isTrue: null, marks: null },
      },
    },
  ]);
  const result = within(screen.getByRole('region', { name: 'As imported' }));
  expect(result.getByText('Which of these is a metal?')).toBeDefined();
  expect(result.getByText('Corrected, not checked yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Update preview' }));
  expect(seen.previews).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Undo correction of question 2' }));
  expect(seen.corrections).toEqual([]);
});

it('corrects true or false and marks, and removes choices', async () => {
  const { seen, user } = show({ ...REFUSED, correctable: { ...correctable, isTrue: false, marks: 2 } });
  await user.click(screen.getByRole('button', { name: 'Edit question 2' }));
  await user.click(screen.getByRole('radio', { name: 'True' }));
  await user.clear(screen.getByRole('spinbutton', { name: 'Marks' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Marks' }), '4');
  await user.click(screen.getByRole('button', { name: 'Remove choice B' }));
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  expect(screen.getByRole('alert').textContent).toContain('Add at least two choices.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(seen.corrections).toEqual([]);
});

it('corrects numbers and the accepted answers of short answers and blanks', async () => {
  const { seen, user } = show({
    ...REFUSED,
    correctable: {
      ...{ stem: 'Metres: ____', choices: null, isTrue: null, marks: null, accepted: ['Iron'] },
      ...{ number: { value: 2, tolerance: 0, unit: 'm' }, blanks: [['100']] },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit question 2' }));
  await user.type(screen.getByRole('textbox', { name: 'Accepted answers' }), '{enter}Fe');
  await user.clear(screen.getByRole('spinbutton', { name: 'Correct number' }));
  await user.clear(screen.getByRole('spinbutton', { name: 'Tolerance' }));
  await user.type(screen.getByRole('textbox', { name: 'Text with blanks' }), ' of ____');
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Enter the correct number.Enter a tolerance of 0 or more.Enter at least one accepted answer for every blank.',
  );
  await user.type(screen.getByRole('spinbutton', { name: 'Correct number' }), '2.5');
  await user.type(screen.getByRole('spinbutton', { name: 'Tolerance' }), '0.5');
  await user.type(screen.getByRole('textbox', { name: 'Accepted answers for blank 2' }), 'a field');
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  expect(seen.corrections[0]?.question).toEqual({
    ...{ stem: 'Metres: ____ of ____', choices: null, isTrue: null, marks: null, accepted: ['Iron', 'Fe'] },
    ...{ number: { value: 2.5, tolerance: 0.5, unit: 'm' }, blanks: [['100'], ['a field']] },
  });
  const result = within(screen.getByRole('region', { name: 'As imported' }));
  expect(result.getByText('2.5 ± 0.5 m')).toBeDefined();
  expect(result.getByText('Iron / Fe')).toBeDefined();
  expect(result.getByText('Blank 2: a field')).toBeDefined();
});

it('says how many questions are not shown', () => {
  render(
    <Theme>
      <RecognisedQuestions entries={[REFUSED]} count={1200} correcting={null} />
    </Theme>,
  );
  expect(screen.getByText(/^Only the first 1 of 1,200 recognised questions/)).toBeDefined();
});

it('shows questions without buttons once they are imported, and those of earlier versions', () => {
  const { correctable: _, refused: __, ...earlier } = REFUSED;
  show(
    {
      ...earlier,
      key: { choices: ['a'] },
      body: {
        choices: [
          { id: 'a', text: 'Iron' },
          { id: 'b', text: 'Sulfur' },
        ],
      },
    },
    false,
  );
  expect(screen.getByText('Iron')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
