import { isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CLOSED_SETS } from '#domain/platform/api/closed-sets.ts';
import { graphExecutor } from '#server/graph/executor.ts';
import { graphSchema } from '#server/graph/schema.ts';
import { formatGraphError } from '#server/platform/http/graph/graph-answer.ts';

const schema = graphSchema();
/** A visitor: what is accepted gets as far as the rule of its field. */
const contextValue = { findViewer: async () => null };

/** What the server answers to a value, interpreted and compiled. */
async function answered(text: string, variableValues: Readonly<Record<string, unknown>>) {
  const executor = graphExecutor({ schema, introspection: false, compiledFrom: 2 });
  const document = executor.parse(text);
  expect(executor.validate(schema, document)).toEqual([]);
  const answers = [];
  for (const _call of ['interpreted', 'compiled']) {
    const { errors = [] } = await executor.execute({ schema, document, variableValues, contextValue });
    answers.push(errors.map((error) => formatGraphError(error, (cause) => expect(cause).toBeNull()).extensions));
  }
  expect(answers[1]).toEqual(answers[0]);
  return answers[0]?.[0];
}

const ACCEPTED = { code: 'UNAUTHENTICATED' };
const refusedFor = (problem: string) => ({ code: 'INVALID_INPUT', problem: { code: problem } });

const PUBLISH = 'mutation ($at: Instant) { publishContent(kind: note, id: "n", base: 1, at: $at) { id } }';
const EXAM_DATE = 'mutation ($day: CalendarDay) { saveExamDate(subject: "s", examOn: $day) }';
const MATCHES = 'query ($recipe: ExamRecipeInput!) { examMatches(recipe: $recipe) { matching } }';

describe('a value of the API', () => {
  it.each(['2027-05-31T09:00:00Z', '2027-05-31T09:00:00.123456+02:00'])('%s is an instant', async (at) => {
    expect(await answered(PUBLISH, { at })).toEqual(ACCEPTED);
  });

  it.each(['2027-05-31T09:00:00', '2027-05-31', 'tomorrow', 0, {}])('%j is no instant', async (at) => {
    expect(await answered(PUBLISH, { at })).toEqual(refusedFor('dateTimeMissing'));
  });

  it('a day is a day of the calendar', async () => {
    expect(await answered(EXAM_DATE, { day: '2028-02-29' })).toEqual(ACCEPTED);
    for (const day of ['2027-02-29', '31.5.2027', '2027-05-31T09:00:00Z', ['2027-05-31'], 20_270_531]) {
      expect(await answered(EXAM_DATE, { day }), String(day)).toEqual(refusedFor('dateMissing'));
    }
  });

  it('a name is one of its set, an enum or not', async () => {
    const recipe = { topics: [], types: ['multiple-choice'], difficulties: ['easy'], prefer: 'weak', length: 1 };
    expect(await answered(MATCHES, { recipe })).toEqual(ACCEPTED);
    expect(await answered(MATCHES, { recipe: { ...recipe, types: ['multiple_choice'] } })).toEqual({
      code: 'INVALID_INPUT',
    });
    expect(await answered(MATCHES, { recipe: { ...recipe, prefer: 'toString' } })).toEqual({ code: 'INVALID_INPUT' });
  });
});

it('every closed set has its names in the schema as they are', () => {
  for (const [name, values] of Object.entries(CLOSED_SETS)) {
    const type = schema.getType(name);
    if (isEnumType(type)) expect(new Set(type.getValues().map((value) => value.name))).toEqual(new Set(values));
    else expect(type?.description, name).toBe(`One of: ${values.join(', ')}.`);
  }
});
