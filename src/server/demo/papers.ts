import type pg from 'pg';
import type { PaperDraft } from '#domain/assessments/paper-draft.schema.ts';
import { paperMarks } from '#domain/assessments/paper-draft.schema.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { writePaper } from '../interchange/export/paper.writer.ts';

type Question = { readonly id: string; readonly type: QuestionTypeName; readonly topic: string };

type SectionRow = {
  readonly title: string;
  readonly instructions: string;
  readonly types: readonly QuestionTypeName[];
};

/** The sections of a demo paper, by question type. Types without a row are in the last section. */
const SECTIONS: readonly SectionRow[] = [
  {
    title: 'Section A',
    instructions: 'Choose the correct answer, or state whether the statement is true or false.',
    types: ['multiple-choice', 'true-false', 'multiple-response'],
  },
  {
    title: 'Section B',
    instructions: 'Write down the value with its unit, or the term.',
    types: ['numeric', 'short-answer', 'matching'],
  },
  { title: 'Section C', instructions: 'Write your answers in full sentences and show your reasoning.', types: [] },
];

const MARKS: { readonly [T in QuestionTypeName]?: number } = {
  'multiple-choice': 1,
  'true-false': 1,
  'short-answer': 1,
  'multiple-response': 2,
  numeric: 2,
  matching: 3,
};
const OTHER_MARKS = 4;
/** About a minute and a half per mark, rounded to five minutes. */
const MINUTES_PER_MARK = 1.5;

const BOUNDARIES = [
  { grade: 'A', from: 0.8 },
  { grade: 'B', from: 0.7 },
  { grade: 'C', from: 0.6 },
  { grade: 'D', from: 0.5 },
  { grade: 'E', from: 0.4 },
];

const PAPERS = [
  { title: 'Paper 1', year: 2025, session: 'June' },
  { title: 'Paper 2', year: 2026, session: 'January' },
] as const;

const INSTRUCTIONS = `Answer **all** questions. Marks are shown next to each question.

You may use a calculator. Give the unit of each value.`;

/** Two papers per subject: the bank's questions in order, alternating between the papers. */
export async function seedPapers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ subject: string; questions: Question[] }>(
    `select s.title as subject, json_agg(json_build_object('id', i.external_id, 'type', i.type, 'topic', t.title)
       order by t.position, i.external_id) as questions
     from subjects s join topics t on t.subject_id = s.id join items i on i.topic_id = t.id
     where i.external_id like 'demo-%' group by s.id order by s.position`,
  );
  for (const { subject, questions } of rows) {
    for (const [at, paper] of PAPERS.entries()) {
      const sections = sectionsOf(questions.filter((_, index) => index % PAPERS.length === at));
      const minutes = 5 * Math.ceil((paperMarks({ sections }) * MINUTES_PER_MARK) / 5);
      const outcome = await writePaper(client, {
        ...paper,
        subject,
        minutes,
        sections,
        board: 'Lectern',
        instructions: INSTRUCTIONS,
        gradeBoundaries: BOUNDARIES,
        source: 'Lectern demo questions',
        licence: 'MIT',
      });
      if (outcome.outcome === 'refused') throw new Error(`A demo paper is broken: ${outcome.reason}`);
    }
  }
}

function sectionsOf(questions: readonly Question[]): PaperDraft['sections'] {
  const known = SECTIONS.flatMap(({ types }) => types);
  return SECTIONS.map(({ title, instructions, types }) => ({
    title,
    instructions,
    questions: questions
      .filter(({ type }) => (types.length === 0 ? !known.includes(type) : types.includes(type)))
      .map(({ id, type }) => ({ question: id, marks: MARKS[type] ?? OTHER_MARKS })),
  })).filter((section) => section.questions.length > 0);
}
