import { pascalCase } from './name-cases.ts';

/** The test of a new question type's rules. */
export const questionTest = (name: string): string => `import { describe, expect, test } from 'vitest';
import { questionProblems } from '#domain/questions/authoring/question-draft.schema.ts';
import { readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';

const QUESTION = { type: '${name}', body: {}, key: { answer: 'Yes' } } as const;

describe('${name}', () => {
  test.each([
    ['yes', 'right', 1],
    ['no', 'wrong', 0],
    [' ', 'unanswered', 0],
  ])('%j is %s', (text, outcome, credit) => {
    expect(scoreResponse(QUESTION, { text })).toEqual({ outcome, credit });
  });

  test('a response has a text and nothing else', () => {
    expect(readResponse(QUESTION, { text: 'yes', more: 1 })).toEqual({ text: 'yes' });
    expect(readResponse(QUESTION, { choice: 'A' })).toBeNull();
  });

  test('needs a correct answer', () => {
    expect(questionProblems(QUESTION)).toEqual([]);
    expect(questionProblems({ ...QUESTION, key: { answer: ' ' } }).map(({ path }) => path)).toEqual(['key.answer']);
  });
});
`;

/** The test of a new question type's file format. */
export const interchangeTest = (name: string): string => `import { expect, test } from 'vitest';
import { questionOfStored } from '#server/interchange/bank/stored-question.ts';
import { writeGift } from '#server/interchange/gift/gift.writer.ts';
import { draftOf, questionOf } from '#server/interchange/jsonl/question.line.ts';

const QUESTION = { id: 'q', subject: 'Physics', topic: 'Heat', type: '${name}', stem: 'Is it?', answer: 'Yes' };

test('${name} is the same after it was stored and exported', () => {
  const draft = draftOf(questionOf(QUESTION));
  expect(draft).toMatchObject({ type: '${name}', body: {}, key: { answer: 'Yes' } });
  expect(questionOfStored({ ...draft, images: [] })).toEqual(QUESTION);
});

test('${name} is reported where a format has no such type', () => {
  expect(writeGift(questionOf(QUESTION))).toBeNull();
});
`;

/** The test of a new question type's view and fields. */
export const viewTest = (name: string): string => `import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { blankQuestion } from '#domain/questions/authoring/blank-question.ts';
import { ${pascalCase(name)}Fields } from '#views/shared/questions/authoring/fields/${name}.fields.tsx';
import { QUESTION_VIEWS } from '#views/shared/questions/types/registry.ts';

afterEach(cleanup);

const { Answer, Review, isAnswered } = QUESTION_VIEWS['${name}'];
const context = { images: [], labelledBy: 'stem' };

function Answering({ onAnswer }: { readonly onAnswer: (response: unknown) => void }) {
  const [response, setResponse] = useState<unknown>(null);
  const change = (next: unknown): void => {
    setResponse(next);
    onAnswer(next);
  };
  return (
    <Theme>
      <p id="stem">Is it?</p>
      <Answer {...context} body={{}} response={response} onChange={change} disabled={false} />
    </Theme>
  );
}

test('${name} is answered by typing', async () => {
  const onAnswer = vi.fn<(response: unknown) => void>();
  render(<Answering onAnswer={onAnswer} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Is it?' }), 'yes');
  expect(onAnswer).toHaveBeenLastCalledWith({ text: 'yes' });
  expect(isAnswered({ text: 'yes' })).toBe(true);
  expect(isAnswered({ text: ' ' })).toBe(false);
});

test('the review of ${name} shows both answers', () => {
  const shown = render(<Review {...context} body={{}} answerKey={{ answer: 'Yes' }} response={{ text: 'no' }} />);
  expect(shown.container.textContent).toMatch(/^Your answer\\s*no\\s*Correct answer\\s*Yes$/);
});

test('the fields of ${name} change the answer key', async () => {
  const onChange = vi.fn<(body: object, key: object) => void>();
  const { body, key } = blankQuestion('${name}');
  const unused = { errorOf: () => undefined, images: [], onImage: () => undefined, variables: [] };
  const fields = { body, answerKey: key, onChange, ...unused };
  render(
    <Theme>
      <${pascalCase(name)}Fields {...fields} />
    </Theme>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Correct answer' }), 'y');
  expect(onChange).toHaveBeenLastCalledWith({}, { answer: 'y' });
});
`;
