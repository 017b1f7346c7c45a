import { type BankFilter, bankFilterSchema } from '#domain/questions/authoring/bank-filter.schema.ts';
import { isQuestionTypeName, QUESTION_TYPE_NAMES } from '#domain/questions/types/registry.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import styles from '../authoring/authoring.module.css';
import type { Topics } from './question-location.tsx';

export type Filter = Pick<BankFilter, 'search' | 'topic' | 'type' | 'stage' | 'reported' | 'unexplained' | 'deleted'>;

export const NO_FILTER: Filter = {
  ...{ search: '', topic: null, type: null, stage: null },
  ...{ reported: false, unexplained: false, deleted: false },
};

/** A filter from an address; an invalid value matches everything. */
export function readFilter(found: object): Filter {
  const read = bankFilterSchema.safeParse(found);
  if (!read.success) return NO_FILTER;
  const { search, topic, type, stage, reported, unexplained, deleted } = read.data;
  return { search, topic, type, stage, reported, unexplained, deleted };
}

/** The filter of a list that questions are chosen from. */
export function BankFilters({
  filter,
  topics,
  onChange,
}: {
  readonly filter: Filter;
  readonly topics: Topics;
  readonly onChange: (filter: Filter) => void;
}) {
  const t = useTexts(authoringTexts);
  const kinds = useTexts(questionKindsTexts);
  return (
    <search>
      <div className={styles.filters}>
        <Field
          label={t.bank.search}
          type="search"
          value={filter.search}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
        />
        <SelectField
          label={t.bank.topic}
          placeholder={t.bank.everyTopic}
          value={filter.topic ?? ''}
          options={topics.map(({ id, title, subject }) => ({ value: id, label: `${subject.title}: ${title}` }))}
          onChange={({ target }) => onChange({ ...filter, topic: target.value === '' ? null : target.value })}
        />
        <SelectField
          label={t.bank.type}
          placeholder={t.bank.everyType}
          value={filter.type ?? ''}
          options={QUESTION_TYPE_NAMES.map((value) => ({ value, label: typeName(kinds.type, value) }))}
          onChange={({ target }) =>
            onChange({ ...filter, type: isQuestionTypeName(target.value) ? target.value : null })
          }
        />
      </div>
    </search>
  );
}
