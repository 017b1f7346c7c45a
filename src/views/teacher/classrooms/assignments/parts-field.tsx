import type { AssignmentChoicesQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { PART_KINDS } from '#domain/classrooms/assignments/part-kind.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import type { ChosenQuestion } from './builder/chosen-question.ts';
import { QuestionBuilder } from './builder/question-builder.tsx';
import type { FormPart } from './draft-values.ts';

type Props = {
  readonly choices: Pick<AssignmentChoicesQuery, 'assignableContent' | 'assignableTopics'>;
  /** The subject of the class; null: none, or several classes. */
  readonly subject: string | null;
  /** Ids of the classes that the assignment is for. */
  readonly classrooms: readonly string[];
  /** The questions of an existing assignment. */
  readonly known: readonly ChosenQuestion[];
  readonly parts: readonly FormPart[];
  readonly onChange: (parts: FormPart[]) => void;
  readonly error: string | undefined;
};

/** The parts of an assignment: existing content, and single questions. */
export function PartsField({ choices, subject, classrooms, known, parts, onChange, error }: Props) {
  const { form: t } = useTexts(classTeachingTexts);
  const assessments = parts.filter(({ kind }) => kind !== 'questions');
  const chosen = parts.find(({ kind }) => kind === 'questions');
  const picked = chosen?.items ?? [];
  const draws = chosen?.draws ?? null;
  const change = (things: readonly FormPart[], items: readonly string[], drawn = draws): void =>
    onChange([
      ...things,
      ...(items.length === 0 ? [] : [{ kind: 'questions' as const, ref: null, items: [...items], draws: drawn }]),
    ]);
  const keyOf = ({ kind, ref }: { readonly kind: string; readonly ref: string | null }): string => `${kind} ${ref}`;
  return (
    <>
      <ComboboxField
        label={t.parts}
        hint={t.partsHint}
        error={error}
        multiple
        placeholder={t.choose}
        options={choices.assignableContent.map(({ kind, id, title, subject, topic, isOwn, sharedBy }) => ({
          value: keyOf({ kind, ref: id }),
          label: `${isOwn ? t.ownQuiz : sharedBy === null ? t.kinds[kind] : t.sharedQuiz({ name: sharedBy })}: ${title}${locationText(subject, topic)}`,
        }))}
        chosen={assessments.map(keyOf)}
        onChoose={(chosen) =>
          change(
            chosen.flatMap((value) => {
              const [named, ref = ''] = value.split(' ');
              const kind = PART_KINDS.find((each) => each === named);
              return kind === undefined ? [] : [{ kind, ref, items: [], draws: null }];
            }),
            picked,
          )
        }
      />
      <QuestionBuilder
        topics={choices.assignableTopics}
        subject={subject}
        classrooms={classrooms}
        known={known}
        picked={picked}
        draws={draws}
        onPick={(items) => change(assessments, items)}
        onDraws={(drawn) => change(assessments, picked, drawn)}
      />
    </>
  );
}

function locationText(...places: readonly (string | null)[]): string {
  const description = nameList(places);
  return description === '' ? '' : ` (${description})`;
}
