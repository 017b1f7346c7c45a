import * as z from 'zod/mini';
import { EXPRESSION_MAX_CHARS, SHORT_RESPONSE_MAX_CHARS } from '../question.limits.ts';
import { defineQuestionType, scoreOfCredit, UNANSWERED } from './question-type.ts';

const expressionSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(EXPRESSION_MAX_CHARS));

/** Variables: single letters, or names such as `theta`. */
const variablesSchema = z
  .array(z.string().check(z.regex(/^[A-Za-z][A-Za-z]{0,9}$/, 'a variable is a letter or a name')))
  .check(z.maxLength(10));

/** The required form of an expression: `expanded` has no product of sums, `factorised` is no sum. */
const formSchema = z.enum(['expanded', 'factorised']);

/** A mathematical expression or equation, correct if it is equivalent to the expected one and in the required form. */
export const expression = defineQuestionType({
  body: z.object({
    variables: variablesSchema,
    /** The prefix of the field, as TeX: `f'(x) =`. */
    lead: z.nullable(z.string().check(z.maxLength(SHORT_RESPONSE_MAX_CHARS))),
  }),
  key: z.object({
    expected: expressionSchema,
    /** The correct answer as it is shown, in Markdown. */
    written: z.string().check(z.minLength(1), z.maxLength(SHORT_RESPONSE_MAX_CHARS)),
    form: z.optional(formSchema),
    /** Whether an added constant is ignored: for antiderivatives. */
    upToConstant: z.optional(z.boolean()),
  }),
  response: z.object({ text: z.string().check(z.maxLength(EXPRESSION_MAX_CHARS)) }),
  blank: { body: { variables: ['x'], lead: null }, key: { expected: '', written: '' } },
  marking: 'score',
  onPaper: 'lines',
  lint: null,
  check: () => [],
  fits: () => true,
  score: (body, key, { text }, compare) => {
    if (text.trim() === '') return UNANSWERED;
    if (compare === null) return { outcome: 'unmarked', credit: null };
    switch (compare({ given: text, variables: body.variables, ...key })) {
      case 'equivalent':
        return scoreOfCredit(1);
      case 'otherForm':
        return { outcome: 'wrong', credit: 0, remark: 'otherForm' };
      case 'unreadable':
        return { outcome: 'wrong', credit: 0, remark: 'unreadableExpression' };
      case 'different':
        return scoreOfCredit(0);
    }
  },
});
