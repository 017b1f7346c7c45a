import { GraphQLScalarType } from 'graphql';
import * as z from 'zod/mini';
import { type AnsweredValues, type DependentValues, VALUE_SCHEMAS } from '#domain/platform/api/api-values.ts';
import { CLOSED_SETS } from '#domain/platform/api/closed-sets.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { isCalendarDay } from '#domain/study/calendar-day.ts';
import type { GraphBuilder } from './builder.ts';
import { type ReadValue, readInput } from './input.ts';

const DEPENDENT: { readonly [Name in keyof DependentValues]: string } = {
  AnswerKey: 'The answer key of a question, by the schema of its type.',
  AuthoredFilter: 'The filter of a list: a BankFilter for questions, otherwise an AssessmentFilter.',
  ContentDraft: 'What an author writes, by the schema of the kind of content.',
  QuestionBody: 'The body of a question, by the schema of its type.',
  QuestionResponse: 'A response to a question, by the schema of its type.',
  ResourceValues: 'The fields of a form, by the schema of the resource.',
};

const ANSWERED: { readonly [Name in keyof AnsweredValues]: string } = {
  CardMemory: 'A user’s memory state of a card, in the terms of FSRS.',
  ContentPermissions: 'Content type to true or false.',
  GradebookCells:
    'One for each assignment: [status, marks or null, marks that can be earned, whether it was late], or null: not assigned.',
  ImportProblem: 'Why an import failed.',
  ImportReason: 'Why something is omitted from an import or export, or changed by it.',
  ImportReport: 'What an import did, or would do.',
  MarkScheme: 'The points of a written answer, and their marks.',
  ProgressCells:
    'One for each assignment: [status, share of the marks or null, unmarked answers], or null: not assigned.',
  PromotionRetained: 'What undoing a promotion has left as it is: names, reasons and numbers of students.',
  PromotionPreview: 'What a promotion would do with each class, and its students by name.',
  QuestionText: 'Stem, body, key, explanation, hints and source of a question.',
  ResourceCells: 'The cells of a row, by column.',
  RosterFailure: 'Why a roster could not be read.',
  RosterReport: 'What a roster contains, and what it would change.',
  RosterValues: 'Values of a user, class or enrolment.',
  SchemeWeeks: 'The weeks of a scheme of work, in order.',
  SampleChoices: 'The choices of a multiple-choice question: id and text of each.',
  AssessmentDraft: 'A QuizDraft or a PaperDraft.',
};

/** The legal names of GraphQL; a set with another name is a scalar, so that the same strings travel. */
const NAME = /^[A-Za-z_]\w*$/;

const instantSchema = z.iso.datetime({ offset: true });

/** Adds the enums and scalars that fields refer to by name. */
export function addScalars(builder: GraphBuilder): void {
  for (const [name, values] of entriesOf(CLOSED_SETS)) {
    if (values.every((value) => NAME.test(value))) builder.enumType(name, { values });
    else builder.addScalarType(name, nameScalar(name, values));
  }
  for (const [name, schema] of entriesOf(VALUE_SCHEMAS)) {
    builder.addScalarType(
      name,
      valueScalar(name, (value) => readInput(schema, value)),
    );
  }
  for (const [name, description] of entriesOf(DEPENDENT)) {
    builder.addScalarType(name, new GraphQLScalarType({ name, description }));
  }
  for (const [name, description] of entriesOf(ANSWERED)) {
    builder.addScalarType(name, answerScalar(name, description));
  }
  builder.addScalarType('JSON', answerScalar('JSON', 'A record of any kind, as the audit log has it.'));
  builder.scalarType('Instant', {
    description: 'An instant: ISO 8601 with a time zone.',
    serialize: (value) => value,
    parseValue: (value) => checked(value, instantSchema.safeParse(value).success, 'dateTimeMissing'),
  });
  builder.scalarType('CalendarDay', {
    description: 'A day without a time zone: 2027-05-31.',
    serialize: (value) => value,
    parseValue: (value) => checked(value, isCalendarDay(String(value)), 'dateMissing'),
  });
}

/** Read by its schema once the rule of the field has admitted the caller; see `enforceCallRules`. */
const valueScalar = (name: string, read: ReadValue) => new GraphQLScalarType({ name, extensions: { read } });

const nameScalar = (name: string, values: readonly string[]) =>
  new GraphQLScalarType<string, unknown>({
    name,
    description: `One of: ${values.join(', ')}.`,
    parseValue: (given) => {
      const value = values.find((each) => each === given);
      if (value === undefined) throw new ProductError('INVALID_INPUT');
      return value;
    },
  });

const answerScalar = (name: string, description: string) =>
  new GraphQLScalarType({
    name,
    description,
    parseValue: () => {
      throw new ProductError('INVALID_INPUT');
    },
  });

function checked(value: unknown, isValid: boolean, problem: 'dateMissing' | 'dateTimeMissing'): string {
  if (typeof value === 'string' && isValid) return value;
  throw new ProductError('INVALID_INPUT', { problem: problemText(problem) });
}

const entriesOf = <Table extends object>(table: Table) =>
  Object.entries(table) as { [Name in keyof Table]: [Name, Table[Name]] }[keyof Table][];
