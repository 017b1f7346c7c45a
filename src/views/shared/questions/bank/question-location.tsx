import { useState } from 'react';
import type { AuthorTopicsQuery } from '#api/documents/questions/authoring.generated.ts';
import { ESTIMATES, type QuestionDraft } from '#domain/questions/authoring/question-draft.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import styles from '../authoring/authoring.module.css';

export type Topics = AuthorTopicsQuery['authorTopics'];

const SOURCE = ['work', 'author', 'url', 'licence'] as const;
const lineOrNull = (text: string): string | null => (text === '' ? null : text);

/** A question's location, and its source. */
export function QuestionLocation({
  draft,
  topics,
  onChange,
  errorOf,
}: {
  readonly draft: QuestionDraft;
  readonly topics: Topics;
  readonly onChange: (draft: QuestionDraft) => void;
  readonly errorOf: (path: string) => string | undefined;
}) {
  const t = useTexts(authoringTexts).editor;
  const kinds = useTexts(questionKindsTexts);
  const [tags, setTags] = useState(draft.tags.join(', '));
  return (
    <>
      <ComboboxField
        label={t.topic}
        error={errorOf('topic')}
        options={topics.map(({ id, title, subject }) => ({ value: id, label: `${subject.title}: ${title}` }))}
        chosen={draft.topic === '' ? [] : [draft.topic]}
        onChoose={([topic = '']) => onChange({ ...draft, topic })}
      />
      <div className={styles.pair}>
        <Field
          label={t.subtopic}
          value={draft.subtopic ?? ''}
          error={errorOf('subtopic')}
          onChange={({ target }) => onChange({ ...draft, subtopic: lineOrNull(target.value) })}
        />
        <SelectField
          label={t.estimate}
          value={draft.estimate ?? ''}
          placeholder={t.noEstimate}
          options={ESTIMATES.map((value) => ({ value, label: named(kinds.difficulty, value) }))}
          onChange={({ target }) =>
            onChange({ ...draft, estimate: ESTIMATES.find((estimate) => estimate === target.value) ?? null })
          }
        />
      </div>
      <Field
        label={t.tags}
        hint={t.tagsHint}
        value={tags}
        error={errorOf('tags') ?? errorOf('tags.0')}
        onChange={({ target }) => {
          setTags(target.value);
          const read = target.value.split(',').map((tag) => tag.trim());
          onChange({ ...draft, tags: [...new Set(read.filter((tag) => tag !== ''))] });
        }}
      />
      <details className={styles.details}>
        <summary>{t.source}</summary>
        <div className={styles.pair}>
          {SOURCE.map((part) => (
            <Field
              key={part}
              label={t[part]}
              value={draft.source[part] ?? ''}
              error={errorOf(`source.${part}`)}
              onChange={({ target }) =>
                onChange({ ...draft, source: { ...draft.source, [part]: lineOrNull(target.value) } })
              }
            />
          ))}
        </div>
      </details>
    </>
  );
}
