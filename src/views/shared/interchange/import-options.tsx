import { Button, Heading } from '@radix-ui/themes';
import { DUPLICATE_CHOICES, type ImportOptions } from '#domain/interchange/import.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import type { Topics } from '../questions/bank/question-location.tsx';
import styles from './import.module.css';
import { type ImportRow, reportOf } from './use-import.ts';

const COLUMNS = ['stem', 'answer', 'type', 'explanation', 'subject', 'topic', 'tags'] as const;
const CHOICES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
const FOLDERS_MAPPED = 30;

type Choice = (typeof CHOICES)[number];
const isChoice = (column: string): column is Choice => CHOICES.some((known) => known === column);
/** As many choices as there can be columns for, in addition to a question and its answer. */
const choicesIn = (columns: readonly string[]): readonly Choice[] => CHOICES.slice(0, Math.max(0, columns.length - 2));

/** The location of questions, and how duplicates are treated. Changes are previewed before they apply. */
export function ImportOptionsPart({
  row,
  options,
  topics,
  isOwn,
  onChange,
  onPreview,
}: {
  readonly row: ImportRow;
  readonly options: ImportOptions;
  readonly topics: Topics;
  readonly isOwn: boolean;
  readonly onChange: (options: ImportOptions) => void;
  /** Null: nothing has changed since the preview. */
  readonly onPreview: (() => void) | null;
}) {
  const t = useTexts(importTexts).options;
  const subjects = [...new Set(topics.map(({ subject }) => subject.title))];
  const places = topics.map(({ id, title, subject }) => ({ value: id, label: `${subject.title}: ${title}` }));
  const tables = row.files.filter(({ columns }) => columns.length > 0);
  // If the columns were recognised, most users have nothing to change.
  const areColumnsShown = row.report === null || Object.keys(options.columns).length > 0;
  // Folders that were moved are listed under their new name, and found by the old one.
  const moved = Object.keys(options.moved);
  const targets = new Set(Object.values(options.moved).map(({ subject, topic }) => `${subject}/${topic}`));
  const reported = (reportOf(row)?.folders ?? []).map(({ subject, topic }) => `${subject}/${topic}`);
  // Without repetitions, in a stable order while choosing.
  const folders = [...new Set([...reported.filter((name) => !targets.has(name)), ...moved])].slice(0, FOLDERS_MAPPED);
  const move = (name: string, to: string): void => {
    const { [name]: _, ...others } = options.moved;
    const topic = topics.find(({ id }) => id === to);
    onChange({
      ...options,
      moved: topic === undefined ? others : { ...others, [name]: { subject: topic.subject.title, topic: topic.title } },
    });
  };
  const chosen = (name: string): string => {
    const to = options.moved[name];
    return topics.find(({ title, subject }) => title === to?.topic && subject.title === to.subject)?.id ?? '';
  };
  return (
    <section className={styles.panel}>
      <Heading as="h2" size="4">
        {t.title}
      </Heading>
      {tables.map(({ upload, name, columns }) => (
        <details key={upload} open={areColumnsShown}>
          <summary>{t.columnsHint({ file: name })}</summary>
          <div className={styles.pair}>
            {[...COLUMNS, ...choicesIn(columns)].map((column) => (
              <SelectField
                key={column}
                label={isChoice(column) ? t.choice({ letter: column.toUpperCase() }) : t.column[column]}
                placeholder={t.byName}
                value={options.columns[column] ?? ''}
                options={columns.map((value) => ({ value, label: value }))}
                onChange={({ target }) => {
                  const { [column]: _, ...others } = options.columns;
                  onChange({
                    ...options,
                    columns: target.value === '' ? others : { ...others, [column]: target.value },
                  });
                }}
              />
            ))}
          </div>
        </details>
      ))}
      <div className={styles.pair}>
        <Field
          label={t.subject}
          list="import-subjects"
          value={options.subject ?? ''}
          onChange={({ target }) => onChange({ ...options, subject: target.value || null })}
        />
        <Field
          label={t.topic}
          list="import-topics"
          value={options.topic ?? ''}
          onChange={({ target }) => onChange({ ...options, topic: target.value || null })}
        />
        <SelectField
          label={t.duplicates}
          value={options.duplicates}
          options={DUPLICATE_CHOICES.map((value) => ({ value, label: t.duplicate[value] }))}
          onChange={({ target }) => {
            const duplicates = DUPLICATE_CHOICES.find((known) => known === target.value);
            if (duplicates !== undefined) onChange({ ...options, duplicates });
          }}
        />
        <datalist id="import-subjects">
          {subjects.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <datalist id="import-topics">
          {topics
            .filter(({ subject }) => options.subject === null || subject.title === options.subject)
            .map(({ id, title }) => (
              <option key={id} value={title} />
            ))}
        </datalist>
      </div>
      <p className={styles.soft}>{isOwn ? t.asFileOwn : t.asFile}</p>
      {folders.length > 0 && (
        <details>
          <summary>{t.folders}</summary>
          <p className={styles.soft}>{t.foldersHint}</p>
          <div className={styles.pair}>
            {folders.map((name) => (
              <SelectField
                key={name}
                label={name.replace('/', ': ')}
                placeholder={t.stays}
                value={chosen(name)}
                options={places}
                onChange={({ target }) => move(name, target.value)}
              />
            ))}
          </div>
        </details>
      )}
      {onPreview !== null && (
        <div>
          <Button size="3" variant="soft" onClick={onPreview}>
            {t.again}
          </Button>
        </div>
      )}
    </section>
  );
}
