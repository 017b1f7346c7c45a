import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { QUESTION_TYPE_NAMES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { useChoiceKeys } from '#ui/shortcuts/use-choice-keys.ts';
import { QUESTION_VIEWS } from '#views/shared/questions/types/registry.ts';

afterEach(cleanup);

const CHOICES = {
  choices: [
    { id: 'x', text: 'Red' },
    { id: 'y', text: 'Green' },
    { id: 'z', text: 'Blue' },
  ],
  keepOrder: false,
};
const BODIES: Partial<Record<QuestionTypeName, unknown>> = {
  'multiple-choice': CHOICES,
  'multiple-response': CHOICES,
  'true-false': {},
  numeric: { unit: 'g/cm^3' },
  'short-answer': {},
  matching: {
    prompts: [
      { id: 'p', text: 'Sky' },
      { id: 'q', text: 'Grass' },
    ],
    ...CHOICES,
  },
  open: {},
};

/** One item being answered, with the keys of the quiz screen. */
function Answering({
  type,
  onAnswer,
  onEnter,
}: {
  type: QuestionTypeName;
  onAnswer: (r: unknown) => void;
  onEnter: () => void;
}) {
  const [response, setResponse] = useState<unknown>(null);
  const stage = useRef<HTMLElement>(null);
  useChoiceKeys(stage, onEnter);
  const { Answer } = QUESTION_VIEWS[type];
  return (
    <section ref={stage} tabIndex={-1} data-testid="stage">
      <p id="stem">What is it?</p>
      <Answer
        body={BODIES[type]}
        response={response}
        onChange={(next) => {
          setResponse(next);
          onAnswer(next);
        }}
        disabled={false}
        images={[]}
        labelledBy="stem"
      />
    </section>
  );
}

function answering(type: QuestionTypeName) {
  const onAnswer = vi.fn<(response: unknown) => void>();
  const onEnter = vi.fn<() => void>();
  render(
    <Theme>
      <Answering type={type} onAnswer={onAnswer} onEnter={onEnter} />
    </Theme>,
  );
  screen.getByTestId('stage').focus();
  return { user: userEvent.setup(), last: () => onAnswer.mock.lastCall?.[0], onEnter };
}

const reviewing = (type: QuestionTypeName, answerKey: unknown, response: unknown) => {
  const { Review } = QUESTION_VIEWS[type];
  return render(
    <Theme>
      <Review body={BODIES[type]} answerKey={answerKey} response={response} images={[]} labelledBy="stem" />
    </Theme>,
  ).container;
};

describe('multiple choice', () => {
  test('by mouse, anywhere on a card', async () => {
    const { user, last } = answering('multiple-choice');
    await user.click(screen.getByText('Green'));
    expect(last()).toEqual({ choice: 'y' });
    expect(screen.getByRole('group', { name: 'What is it?' })).toBeDefined();
  });

  test('by number, by letter, and on with Enter', async () => {
    const { user, last, onEnter } = answering('multiple-choice');
    await user.keyboard('2');
    expect(last()).toEqual({ choice: 'y' });
    await user.keyboard('c');
    expect(last()).toEqual({ choice: 'z' });
    await user.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledOnce();
    await user.keyboard('9');
    expect(last()).toEqual({ choice: 'z' });
  });

  test('arrows move the choice', async () => {
    const { user } = answering('multiple-choice');
    await user.keyboard('1{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Green/ }));
  });

  test('a shortcut with Ctrl or Alt is left to the browser', async () => {
    const { user, last } = answering('multiple-choice');
    await user.keyboard('{Control>}a{/Control}{Alt>}1{/Alt}');
    expect(last()).toBeUndefined();
  });
});

describe('multiple response', () => {
  test('by keyboard: numbers toggle, arrows move, space ticks', async () => {
    const { user, last } = answering('multiple-response');
    await user.keyboard('13');
    expect(last()).toEqual({ choices: ['x', 'z'] });
    await user.keyboard('{ArrowUp} ');
    expect(last()).toEqual({ choices: ['x', 'z', 'y'] });
    await user.keyboard('a');
    expect(last()).toEqual({ choices: ['z', 'y'] });
  });

  test('by mouse', async () => {
    const { user, last } = answering('multiple-response');
    await user.click(screen.getByText('Red'));
    await user.click(screen.getByText('Blue'));
    await user.click(screen.getByText('Red'));
    expect(last()).toEqual({ choices: ['z'] });
  });
});

test('true or false', async () => {
  const { user, last } = answering('true-false');
  await user.keyboard('2');
  expect(last()).toEqual({ value: false });
  await user.click(screen.getByText('True'));
  expect(last()).toEqual({ value: true });
});

describe('numeric', () => {
  test('has the unit next to the number, and the numeric keyboard', async () => {
    const { user, last, onEnter } = answering('numeric');
    const field = screen.getByRole('textbox', { name: /What is it\? g\/cm ?3/ });
    expect(field.getAttribute('inputmode')).toBe('decimal');
    await user.type(field, '3.1e25');
    expect(last()).toEqual({ text: '3.1e25' });
    await user.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledOnce();
  });

  test('says that the input is not a number', async () => {
    const { user } = answering('numeric');
    await user.type(screen.getByRole('textbox'), 'about 3');
    expect(screen.getByRole('status').textContent).toContain('isn’t a number');
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '3/4');
    expect(screen.getByRole('status').textContent).not.toContain('does not read');
  });

  test('says how it reads an ambiguous number', async () => {
    const { user } = answering('numeric');
    await user.type(screen.getByRole('textbox'), '1,600');
    expect(screen.getByRole('status').textContent).toBe('We read this as 1600. If you mean 1.6, type 1.6.');
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '3,14');
    expect(screen.getByRole('status').textContent).not.toContain('We read');
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '1.600');
    expect(screen.getByRole('status').textContent).not.toContain('We read');
  });
});

test('short answer: letters and numbers are typed, not shortcuts', async () => {
  const { user, last } = answering('short-answer');
  await user.type(screen.getByRole('textbox', { name: 'What is it?' }), 'a1b');
  expect(last()).toEqual({ text: 'a1b' });
});

test('matching, each prompt with its own select', async () => {
  const { user, last } = answering('matching');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sky match' }), 'z');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grass match' }), 'y');
  expect(last()).toEqual({ pairs: { p: 'z', q: 'y' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sky match' }), '');
  expect(last()).toEqual({ pairs: { q: 'y' } });
});

test('open: Enter breaks the line, Ctrl+Enter continues', async () => {
  const { user, last, onEnter } = answering('open');
  await user.type(screen.getByRole('textbox'), 'one{Enter}two');
  expect(last()).toEqual({ text: 'one\ntwo' });
  expect(onEnter).not.toHaveBeenCalled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onEnter).toHaveBeenCalledOnce();
});

describe('the review says in words', () => {
  test('which choice was selected and which was correct', () => {
    const box = reviewing('multiple-choice', { choices: ['x'] }, { choice: 'y' });
    expect(box.textContent).toContain('RedCorrect answer');
    expect(box.textContent).toContain('GreenYour answer');
    expect(
      within(box)
        .getAllByRole('radio')
        .every((radio) => (radio as HTMLInputElement).disabled),
    ).toBe(true);
    cleanup();
    expect(reviewing('multiple-choice', { choices: ['x'] }, { choice: 'x' }).textContent).toContain(
      'Your answer, correct',
    );
  });

  test('with weights, what each choice earns', () => {
    const weights = { x: 60, y: 40, z: -5 };
    const text = reviewing('multiple-response', { choices: ['x', 'y'], weights }, { choices: ['x', 'z'] }).textContent;
    for (const label of ['Your answer, correct (+60%)', 'Correct answer (+40%)', 'Your answer (-5%)'])
      expect(text).toContain(label);
    cleanup();
    const partly = reviewing(
      'multiple-choice',
      { choices: ['x'], weights: { x: 100, y: 50 } },
      { choice: 'y' },
    ).textContent;
    for (const label of ['Correct answer (+100%)', 'Your answer, partly correct (+50%)'])
      expect(partly).toContain(label);
  });

  test('of several choices, each', () => {
    const text = reviewing('multiple-response', { choices: ['x', 'y'] }, { choices: ['x', 'z'] }).textContent;
    expect(text).toContain('RedYour answer, correct');
    expect(text).toContain('GreenCorrect answer');
    expect(text).toMatch(/BlueYour answer$/);
  });

  test('true or false', () => {
    expect(reviewing('true-false', { value: false }, { value: true }).textContent).toBe(
      'TrueYour answerFalseCorrect answer',
    );
  });

  test('a number with its unit, once', () => {
    const key = { value: 2.7, written: '2.70', significantFigures: 3, tolerance: null };
    expect(reviewing('numeric', key, { text: '2.5' }).textContent).toBe('Your answer2.5 g/cm3Correct answer2.70 g/cm3');
    cleanup();
    expect(reviewing('numeric', key, { text: '2.5 g' }).textContent).toContain('Your answer2.5 gCorrect');
    cleanup();
    expect(reviewing('numeric', key, { text: '2,700' }).textContent).toContain('Your answer2,700 (read as 2700) g/cm3');
  });

  test('every accepted text', () => {
    expect(reviewing('short-answer', { accepted: ['DNA', 'the DNA'] }, null).textContent).toBe(
      'Your answerNo answerCorrect answersDNAthe DNA',
    );
  });

  test('each pair', () => {
    const text = reviewing('matching', { pairs: { p: 'z', q: 'y' } }, { pairs: { p: 'z', q: 'x' } }).textContent;
    expect(text).toContain('SkyBlueCorrect');
    expect(text).toContain('GrassRedIncorrectCorrect match:Green');
  });

  test('the model answer', () => {
    expect(reviewing('open', { modelAnswer: 'Because *so*.' }, { text: 'Hm' }).textContent).toBe(
      'Your answerHmModel answerBecause so.',
    );
  });
});

test.each(QUESTION_TYPE_NAMES)('%s: an invalid answer counts as none', (type) => {
  expect(QUESTION_VIEWS[type].isAnswered(null)).toBe(false);
  expect(QUESTION_VIEWS[type].isAnswered({ nonsense: 1 })).toBe(false);
});
