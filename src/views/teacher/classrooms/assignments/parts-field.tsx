import { useState } from 'react';
import {
  AssignableQuestionsDocument,
  type AssignableQuestionsQuery,
  type AssignmentChoicesQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { PART_KINDS } from '#domain/classrooms/assignments/part-kind.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from '../teaching.module.css';
import type { FormPart } from './draft-values.ts';

type Props = {
  readonly choices: Pick<AssignmentChoicesQuery, 'assignableContent' | 'assignableTopics'>;
  readonly parts: readonly FormPart[];
  readonly onChange: (parts: FormPart[]) => void;
  readonly error: string | undefined;
};

/** The parts of an assignment: existing content, and single questions. */
export function PartsField({ choices, parts, onChange, error }: Props) {
  const { form: t } = useTexts(classTeachingTexts);
  const assessments = parts.filter(({ kind }) => kind !== 'questions');
  const picked = parts.find(({ kind }) => kind === 'questions')?.items ?? [];
  const change = (things: readonly FormPart[], items: readonly string[]): void =>
    onChange([
      ...things,
      ...(items.length === 0 ? [] : [{ kind: 'questions' as const, ref: null, items: [...items] }]),
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
              return kind === undefined ? [] : [{ kind, ref, items: [] }];
            }),
            picked,
          )
        }
      />
      <PickedQuestions
        topics={choices.assignableTopics}
        picked={picked}
        onPick={(items) => change(assessments, items)}
      />
    </>
  );
}

function locationText(...places: readonly (string | null)[]): string {
  const description = nameList(places);
  return description === '' ? '' : ` (${description})`;
}

function PickedQuestions({
  topics,
  picked,
  onPick,
}: {
  readonly topics: AssignmentChoicesQuery['assignableTopics'];
  readonly picked: readonly string[];
  readonly onPick: (items: readonly string[]) => void;
}) {
  const { form: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const [items, setQuestions] = useState<AssignableQuestionsQuery['assignableQuestions']>([]);
  const [problem, setProblem] = useState<string | undefined>();
  const show = async (topic: string): Promise<void> => {
    setProblem(undefined);
    try {
      setQuestions(topic === '' ? [] : (await api(AssignableQuestionsDocument, { topic })).assignableQuestions);
    } catch (cause) {
      setProblem(describeProblem(cause).message ?? undefined);
    }
  };
  return (
    <FieldGroup legend={t.pick} hint={picked.length > 0 ? t.picked({ count: picked.length }) : undefined}>
      <SelectField
        label={t.topic}
        placeholder={t.topicPlaceholder}
        error={problem}
        options={topics.map(({ id, title, subject }) => ({ value: id, label: `${subject}: ${title}` }))}
        onChange={({ target }) => void show(target.value)}
      />
      {items.length > 0 && (
        <div className={styles.ticks}>
          {items.map(({ id, stem, isOwn, sharedBy }) => (
            <CheckboxField
              key={id}
              label={
                isOwn
                  ? t.ownQuestion({ stem: plainText(stem) })
                  : sharedBy === null
                    ? plainText(stem)
                    : t.sharedQuestion({ name: sharedBy, stem: plainText(stem) })
              }
              checked={picked.includes(id)}
              onChange={() => onPick(picked.includes(id) ? picked.filter((entry) => entry !== id) : [...picked, id])}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
