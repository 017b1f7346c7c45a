import type { AssessmentEntry, PaperContent, QuizDraft } from '#domain/assessments/assessment.schema.ts';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import type { texts } from '#texts/compiled/en/content/authoring.generated.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import type { Topics } from '../../questions/bank/question-location.tsx';
import type { AssessmentQuestion } from './assessment-entries.tsx';

type Known = {
  readonly t: (typeof texts)['assessment'];
  readonly topics: Topics;
  readonly items: ReadonlyMap<string, AssessmentQuestion>;
};
/** A draft's content by the labels of its fields, in the user's language. */
export type DescribedDraft = Readonly<Record<string, string>>;

const PERCENT = 100;
const minutes = (seconds: number | null): string => (seconds === null ? '' : String(seconds / 60));
const describeTopic = (id: string, { topics }: Known): string => topics.find((topic) => topic.id === id)?.title ?? '';

/** A grade boundary as typed; one that could not be parsed stays as it is. */
export const boundaryLine = ({ grade, from }: GradeBoundary): string =>
  Number.isFinite(from) ? `${grade} = ${Math.round(from * PERCENT)}` : grade;

/** Lines such as `A = 80`. An invalid line becomes a grade without a share, which the schema rejects. */
export const boundariesOf = (lines: readonly string[]): GradeBoundary[] =>
  lines.map((line) => {
    const at = line.lastIndexOf('=');
    const [grade, share] = [
      line.slice(0, Math.max(0, at)).trim(),
      line
        .slice(at + 1)
        .replace('%', '')
        .trim(),
    ];
    const isBoundary = grade !== '' && /^\d+(?:\.\d+)?$/.test(share);
    return isBoundary ? { grade, from: Number(share) / PERCENT } : { grade: line, from: Number.NaN };
  });

/** Entries as lines: the question or rule, and its marks if they differ. */
const describeEntries = (entries: readonly AssessmentEntry[], known: Known): string =>
  entries
    .map((entry) => {
      const what =
        entry.kind === 'pick'
          ? plainText(known.items.get(entry.item)?.stem ?? entry.item)
          : joinedLine(`${known.t.draw}: ${entry.count}`, describeTopic(entry.topic, known));
      return entry.marks === null ? what : `${what} (${known.t.worth({ marks: entry.marks })})`;
    })
    .join('\n');

/** The editor's questions, and those that only another version has. */
export const withMore = (items: Known['items'], more: readonly AssessmentQuestion[]): Known['items'] =>
  new Map([...more.map((item) => [item.id, item] as const), ...items]);

/** A quiz's content, by the labels of its fields. */
export const describeQuiz = (draft: QuizDraft, known: Known): DescribedDraft => ({
  [known.t.name]: draft.title,
  [known.t.topic]: describeTopic(draft.topic, known),
  [known.t.minutes]: minutes(draft.seconds),
  [known.t.instructions]: draft.instructions,
  [known.t.questions]: describeEntries(draft.entries, known),
});

/** A paper's content, by the labels of its fields. */
export const describePaper = (draft: PaperContent, known: Known): DescribedDraft => ({
  [known.t.name]: draft.title,
  [known.t.subject]: known.topics.find(({ subject }) => subject.id === draft.subject)?.subject.title ?? '',
  [known.t.year]: String(draft.year),
  [known.t.session]: draft.session,
  [known.t.board]: draft.board,
  [known.t.minutes]: minutes(draft.seconds),
  [known.t.instructions]: draft.instructions,
  [known.t.boundaries]: draft.gradeBoundaries.map(boundaryLine).join('\n'),
  ...Object.fromEntries(
    draft.sections.map(({ title, instructions, entries }, index) => [
      known.t.section({ number: index + 1 }),
      [title, instructions, describeEntries(entries, known)].filter((line) => line !== '').join('\n'),
    ]),
  ),
});
