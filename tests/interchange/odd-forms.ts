import fc from 'fast-check';
import { words } from './odd-texts.ts';

/* Forms of Google Forms with texts that mean something in other formats. */

const lines = fc.array(words, { minLength: 1, maxLength: 3 }).map((texts) => texts.join('\n'));
const feedback = fc.option(fc.record({ text: lines }), { nil: undefined });
const options = fc.uniqueArray(words, { minLength: 1, maxLength: 5 });

const question = fc
  .record({
    ...{ title: lines, description: fc.option(lines, { nil: '' }), options, points: fc.nat(4), whenRight: feedback },
    ...{ whenWrong: feedback, correct: fc.nat(3), shuffle: fc.boolean() },
    type: fc.constantFrom('RADIO', 'CHECKBOX', 'DROP_DOWN', 'TEXT', 'PARAGRAPH', 'SCALE'),
  })
  .map(({ title, description, options: values, points, whenRight, whenWrong, correct, shuffle, type }) => {
    const answers = values.slice(0, type === 'CHECKBOX' || type === 'TEXT' ? correct : Math.min(1, correct));
    const grading = {
      ...{ pointValue: points, whenRight, whenWrong },
      correctAnswers: { answers: answers.map((value) => ({ value })) },
    };
    const asked =
      type === 'SCALE'
        ? { scaleQuestion: { low: 1, high: 5 } }
        : type === 'TEXT' || type === 'PARAGRAPH'
          ? { textQuestion: { paragraph: type === 'PARAGRAPH' } }
          : { choiceQuestion: { type, shuffle, options: values.map((value) => ({ value })) } };
    return { title, description, questionItem: { question: { grading, ...asked } } };
  });

/** A quiz as the Forms API returns it. */
export const oddForm: fc.Arbitrary<string> = fc
  .array(question, { minLength: 1, maxLength: 4 })
  .map((items) => JSON.stringify({ formId: 'f', settings: { quizSettings: { isQuiz: true } }, items }));
