import { useState } from 'react';
import { isQuestionTypeName, QUESTION_TYPE_NAMES } from '#domain/questions/types/registry.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import styles from '../authoring/authoring.module.css';
import { newDraft } from '../authoring/question-draft.ts';
import { QuestionEditor } from '../authoring/question-editor.tsx';
import type { Topics } from './question-location.tsx';

/** A new question: its type first, then its fields. `onCreated` goes to its address. */
export function NewQuestionScreen({
  topics,
  topic,
  onCreated,
}: {
  readonly topics: Topics;
  /** The initial topic of the question; empty: its author chooses. */
  readonly topic: string;
  readonly onCreated: (id: string) => void;
}) {
  const t = useTexts(authoringTexts).editor;
  const kinds = useTexts(questionKindsTexts);
  const [type, setType] = useState<(typeof QUESTION_TYPE_NAMES)[number]>('multiple-choice');
  const [initial, setInitial] = useState(() => newDraft(type, topic));
  return (
    <>
      <div className={styles.typeChoice}>
        <SelectField
          label={t.chooseType}
          value={type}
          options={QUESTION_TYPE_NAMES.map((value) => ({ value, label: typeName(kinds.type, value) }))}
          onChange={({ target }) => {
            if (!isQuestionTypeName(target.value)) return;
            setType(target.value);
            setInitial(newDraft(target.value, topic));
          }}
        />
      </div>
      <QuestionEditor key={type} item={null} initial={initial} topics={topics} onSaved={onCreated} aside={() => null} />
    </>
  );
}
