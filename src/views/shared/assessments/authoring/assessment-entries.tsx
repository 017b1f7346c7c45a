import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { AssessmentEntry, DrawRule } from '#domain/assessments/assessment.schema.ts';
import { DIFFICULTIES } from '#domain/attempts/results/difficulty.ts';
import { QUESTION_TYPE_NAMES } from '#domain/questions/types/registry.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { named } from '#texts/named.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import styles from '../../questions/authoring/authoring.module.css';
import { EditableRows } from '../../questions/authoring/editable-rows.tsx';
import type { BankRow } from '../../questions/bank/bank-rows.ts';
import type { Topics } from '../../questions/bank/question-location.tsx';
import { QuestionPicker } from './question-picker.tsx';

/** A question of a quiz or paper, as its editor needs it. */
export type AssessmentQuestion = Pick<BankRow, 'id' | 'type' | 'stem' | 'topic' | 'difficulty' | 'marks' | 'isLive'>;

type Props<Entry extends AssessmentEntry> = {
  readonly entries: readonly Entry[];
  readonly items: ReadonlyMap<string, AssessmentQuestion>;
  readonly topics: Topics;
  readonly topic: string | null;
  /** For a teacher's own quiz. */
  readonly isOwn?: boolean;
  /** All questions of the whole quiz or paper. */
  readonly taken: ReadonlySet<string>;
  readonly outdated?: ReadonlySet<string>;
  readonly onChange: (entries: Entry[]) => void;
  readonly onPick: (row: BankRow) => void;
  /** Adds a rule; left out if there are no random questions. */
  readonly onDraw?: () => void;
  readonly errorOf: (path: string) => string | undefined;
  /** The path of an entry: `entries`, `sections.0.entries`. */
  readonly path: string;
};

const marksOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** Questions in order, and rules for random ones between them. */
export function AssessmentEntries<Entry extends AssessmentEntry>(props: Props<Entry>) {
  const { entries, items, topics, isOwn = false, onChange, onDraw, errorOf, path } = props;
  const t = useTexts(authoringTexts).assessment;
  const [isPicking, setIsPicking] = useState(false);
  const put = (index: number, entry: Entry): void =>
    onChange(entries.map((candidate, at) => (at === index ? entry : candidate)));
  const nameOf = (entry: Entry): string =>
    entry.kind === 'pick' ? plainText(items.get(entry.item)?.stem ?? entry.item).slice(0, 80) : t.draw;
  return (
    <div className={styles.stack}>
      {entries.length === 0 && <p className={styles.soft}>{t.none}</p>}
      <EditableRows
        rows={entries}
        keyOf={(entry, index) => (entry.kind === 'pick' ? entry.item : `draw ${index}`)}
        nameOf={nameOf}
        onChange={onChange}
      >
        {(entry, index) => (
          <div className={styles.picked}>
            {entry.kind === 'pick' ? (
              <Picked item={items.get(entry.item)} isOutdated={props.outdated?.has(entry.item) ?? false} />
            ) : (
              <Rule
                rule={entry}
                topics={topics}
                isOwn={isOwn}
                error={errorOf(`${path}.${index}.topic`) ?? errorOf(`${path}.${index}.count`)}
                onChange={(rule) => put(index, { ...entry, ...rule })}
              />
            )}
            <NumberField
              label={t.marksOf({ what: String(index + 1) })}
              min={1}
              value={entry.marks === null || Number.isNaN(entry.marks) ? '' : entry.marks}
              placeholder={entry.kind === 'pick' ? String(items.get(entry.item)?.marks ?? 1) : ''}
              error={errorOf(`${path}.${index}.marks`)}
              onChange={({ target }) => put(index, { ...entry, marks: marksOrNull(target.valueAsNumber) })}
            />
          </div>
        )}
      </EditableRows>
      {isPicking ? (
        <QuestionPicker
          topics={topics}
          topic={props.topic}
          taken={props.taken}
          isOwn={isOwn}
          onPick={props.onPick}
          onClose={() => setIsPicking(false)}
        />
      ) : (
        <div className={styles.line}>
          <Button type="button" variant="soft" onClick={() => setIsPicking(true)}>
            {t.add}
          </Button>
          {onDraw !== undefined && (
            <Button type="button" variant="soft" color="gray" onClick={onDraw}>
              {t.addDraw}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Picked({ item, isOutdated }: { readonly item: AssessmentQuestion | undefined; readonly isOutdated: boolean }) {
  const t = useTexts(authoringTexts).assessment;
  const kinds = useTexts(questionKindsTexts);
  if (item === undefined) return <p className={styles.soft}>{t.gone}</p>;
  return (
    <div>
      <p className={styles.truncated} dir="auto">
        {plainText(item.stem)}
      </p>
      <p className={styles.soft}>
        {joinedLine(item.topic, typeName(kinds.type, item.type), named(kinds.difficulty, item.difficulty))}
      </p>
      {!item.isLive && <p className={styles.soft}>{t.notLive}</p>}
      {isOutdated && <p className={styles.soft}>{t.outdated}</p>}
    </div>
  );
}

function Rule({
  rule,
  topics,
  isOwn,
  error,
  onChange,
}: {
  readonly rule: DrawRule;
  readonly topics: Topics;
  readonly isOwn: boolean;
  readonly error: string | undefined;
  readonly onChange: (rule: Partial<DrawRule>) => void;
}) {
  const t = useTexts(authoringTexts).assessment;
  const kinds = useTexts(questionKindsTexts);
  return (
    <div className={styles.stack}>
      <p>
        <strong>{t.draw}</strong> <span className={styles.soft}>{isOwn ? t.drawHintOwn : t.drawHint}</span>
      </p>
      <div className={styles.pair}>
        <SelectField
          label={t.topic}
          error={error}
          value={rule.topic}
          options={topics.map(({ id, title, subject }) => ({ value: id, label: `${subject.title}: ${title}` }))}
          onChange={({ target }) => onChange({ topic: target.value })}
        />
        <NumberField
          label={t.drawCount}
          min={1}
          value={Number.isNaN(rule.count) ? '' : rule.count}
          onChange={({ target }) => onChange({ count: target.valueAsNumber })}
        />
        <ComboboxField
          label={t.drawTypes}
          multiple
          placeholder={t.all}
          options={QUESTION_TYPE_NAMES.map((value) => ({ value, label: typeName(kinds.type, value) }))}
          chosen={rule.types}
          onChoose={(chosen) => onChange({ types: QUESTION_TYPE_NAMES.filter((name) => chosen.includes(name)) })}
        />
        <ComboboxField
          label={t.drawDifficulties}
          multiple
          placeholder={t.all}
          options={DIFFICULTIES.map((value) => ({ value, label: named(kinds.difficulty, value) }))}
          chosen={rule.difficulties}
          onChoose={(chosen) =>
            onChange({ difficulties: DIFFICULTIES.filter((difficulty) => chosen.includes(difficulty)) })
          }
        />
      </div>
    </div>
  );
}
