import { expect, it } from 'vitest';
import { CARD_SIDE_MAX_CHARS } from '#domain/cards/card.limits.ts';
import { cardOfPassage, cardOfQuestion } from '#domain/cards/question-card.rule.ts';

const body = {
  choices: [
    { id: 'a', text: 'Two' },
    { id: 'b', text: 'Three' },
  ],
};

it('has the question on the front, and the correct answer and the explanation on the back', () => {
  const review = { key: { choices: ['b'] }, explanation: 'Count them.' };
  expect(cardOfQuestion({ stem: 'How many?', body, review })).toMatchObject({
    front: 'How many?',
    back: 'Three\n\nCount them.',
  });
  const quantity = { key: { written: '9.81 m/s²', value: 9.81 }, explanation: null };
  expect(cardOfQuestion({ stem: 'How fast?', body: {}, review: quantity })).toMatchObject({ back: '9.81 m/s²' });
  const open = { key: { modelAnswer: 'It falls.' }, explanation: null };
  expect(cardOfQuestion({ stem: 'What happens?', body: {}, review: open })).toMatchObject({ back: 'It falls.' });
});

it('contains no answer that was not shown', () => {
  expect(cardOfQuestion({ stem: 'How many?', body, review: null })).toMatchObject({ back: '' });
});

it('respects the limits of a card', () => {
  const long = 'x'.repeat(CARD_SIDE_MAX_CHARS + 1);
  const card = cardOfQuestion({ stem: long, body, review: { key: null, explanation: long } });
  expect(card).toMatchObject({ front: 'x'.repeat(CARD_SIDE_MAX_CHARS), back: 'x'.repeat(CARD_SIDE_MAX_CHARS) });
  expect(cardOfPassage(long)).toMatchObject({ front: '', back: 'x'.repeat(CARD_SIDE_MAX_CHARS) });
});
