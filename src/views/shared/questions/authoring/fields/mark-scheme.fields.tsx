import { Button } from '@radix-ui/themes';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { MarkPoint, MarkScheme, PointGroup } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import styles from '../authoring.module.css';
import { EditableRows } from '../editable-rows.tsx';
import { nextNumber } from '../next-id.ts';
import { LinesField } from './lines-field.tsx';

type Props = {
  readonly scheme: MarkScheme;
  readonly onChange: (scheme: MarkScheme) => void;
  readonly errorOf: (path: string) => string | undefined;
};

/** The maximum marks of the points. */
const most = (scheme: MarkScheme): number =>
  evaluateAwards(
    { ...scheme, total: Number.MAX_SAFE_INTEGER },
    scheme.points.map(({ id }) => ({ point: id })),
  ).marks;

/** The scheme with other points. The total follows them if it was their sum. */
function withPoints(scheme: MarkScheme, points: MarkPoint[]): MarkScheme {
  const ids = new Set(points.map(({ id }) => id));
  const left = points.map(({ needs, ...point }) => {
    const still = needs?.filter((id) => ids.has(id)) ?? [];
    return still.length === 0 ? point : { ...point, needs: still };
  });
  const groups = scheme.groups
    ?.map(({ points: named, atMost }) => ({ points: named.filter((id) => ids.has(id)), atMost }))
    .filter((group) => group.points.length > 0);
  const next = { ...scheme, points: left, ...(groups !== undefined && { groups }) };
  return { ...next, total: scheme.total === most(scheme) ? most(next) : scheme.total };
}

/** The scheme with other groups, with the total updated as for points. */
const withGroups = (scheme: MarkScheme, groups: PointGroup[]): MarkScheme => {
  const next = { ...scheme, groups };
  return { ...next, total: scheme.total === most(scheme) ? most(next) : scheme.total };
};

/** The mark scheme, point by point. */
export function SchemeFields({ scheme, onChange, errorOf }: Props) {
  const t = useTexts(authoringTexts).fields;
  const change = (id: string, point: MarkPoint): void =>
    onChange(
      withPoints(
        scheme,
        scheme.points.map((entry) => (entry.id === id ? point : entry)),
      ),
    );
  return (
    <FieldGroup legend={t.scheme} error={errorOf('key.scheme') ?? errorOf('scheme.points')}>
      <EditableRows
        rows={scheme.points}
        keyOf={({ id }) => id}
        nameOf={(_, index) => t.point({ number: index + 1 })}
        least={1}
        onChange={(points) => onChange(withPoints(scheme, points))}
      >
        {(point, index) => (
          <div className={styles.stack}>
            <div className={styles.pointHead}>
              <TextAreaField
                label={t.pointText({ number: index + 1 })}
                rows={1}
                value={point.text}
                error={errorOf(`key.scheme.points.${index}.text`) ?? errorOf(`scheme.points.${point.id}`)}
                onChange={({ target }) => change(point.id, { ...point, text: target.value })}
              />
              <NumberField
                label={t.pointMarks({ number: index + 1 })}
                min={1}
                value={Number.isNaN(point.marks) ? '' : point.marks}
                error={errorOf(`key.scheme.points.${index}.marks`)}
                onChange={({ target }) => change(point.id, { ...point, marks: target.valueAsNumber })}
              />
            </div>
            <details className={styles.details}>
              <summary>{t.alternatives}</summary>
              <div className={styles.stack}>
                <LinesField
                  label={t.alternatives}
                  lines={point.alternatives ?? []}
                  onChange={(alternatives) => change(point.id, { ...point, alternatives })}
                />
                <ComboboxField
                  label={t.needs}
                  multiple
                  options={scheme.points.flatMap(({ id, text }, at) =>
                    id === point.id ? [] : [{ value: id, label: text === '' ? t.point({ number: at + 1 }) : text }],
                  )}
                  chosen={point.needs ?? []}
                  onChoose={(needs) => change(point.id, { ...point, needs: [...needs] })}
                />
                <CheckboxField
                  label={t.required}
                  checked={point.required ?? false}
                  onChange={({ target }) => change(point.id, { ...point, required: target.checked })}
                />
                <CheckboxField
                  label={t.carries}
                  checked={point.carriesErrors ?? false}
                  onChange={({ target }) => change(point.id, { ...point, carriesErrors: target.checked })}
                />
              </div>
            </details>
          </div>
        )}
      </EditableRows>
      <div className={styles.line}>
        <Button
          type="button"
          variant="soft"
          onClick={() =>
            onChange(
              withPoints(scheme, [
                ...scheme.points,
                {
                  id: nextNumber(
                    scheme.points.map(({ id }) => id),
                    'p',
                  ),
                  text: '',
                  marks: 1,
                },
              ]),
            )
          }
        >
          {t.addPoint}
        </Button>
      </div>
      <PointGroups scheme={scheme} errorOf={errorOf} onChange={(groups) => onChange(withGroups(scheme, groups))} />
      <NumberField
        label={t.total}
        min={1}
        value={Number.isNaN(scheme.total) ? '' : scheme.total}
        error={errorOf('scheme.total') ?? errorOf('key.scheme.total')}
        onChange={({ target }) => onChange({ ...scheme, total: target.valueAsNumber })}
      />
    </FieldGroup>
  );
}

/** "Any two of": points of which only a limited number counts. A point is in one group at most. */
function PointGroups({
  scheme,
  onChange,
  errorOf,
}: Pick<Props, 'scheme' | 'errorOf'> & { readonly onChange: (groups: PointGroup[]) => void }) {
  const t = useTexts(authoringTexts).fields;
  const groups = scheme.groups ?? [];
  const taken = new Set(groups.flatMap(({ points }) => points));
  const free = scheme.points.filter(({ id }) => !taken.has(id));
  const put = (index: number, more: Partial<PointGroup>): void =>
    onChange(groups.map((group, at) => (at === index ? { ...group, ...more } : group)));
  return (
    <>
      {groups.length > 0 && (
        <EditableRows
          rows={groups}
          keyOf={({ points }, index) => points[0] ?? String(index)}
          nameOf={(_, index) => t.group({ number: index + 1 })}
          onChange={onChange}
        >
          {({ points, atMost }, index) => (
            <div className={styles.pointHead}>
              <ComboboxField
                label={t.groupPoints({ number: index + 1 })}
                multiple
                error={errorOf(`scheme.groups.${index}`) ?? errorOf(`key.scheme.groups.${index}.points`)}
                options={scheme.points.flatMap(({ id, text }, at) =>
                  taken.has(id) && !points.includes(id)
                    ? []
                    : [{ value: id, label: text === '' ? t.point({ number: at + 1 }) : text }],
                )}
                chosen={points}
                onChoose={(chosen) =>
                  chosen.length === 0
                    ? onChange(groups.filter((_, at) => at !== index))
                    : put(index, { points: [...chosen] })
                }
              />
              <NumberField
                label={t.groupMost}
                min={1}
                value={Number.isNaN(atMost) ? '' : atMost}
                error={errorOf(`key.scheme.groups.${index}.atMost`)}
                onChange={({ target }) => put(index, { atMost: target.valueAsNumber })}
              />
            </div>
          )}
        </EditableRows>
      )}
      {free.length > 1 && (
        <Button
          type="button"
          variant="soft"
          color="gray"
          className={styles.add}
          onClick={() => onChange([...groups, { points: free.map(({ id }) => id), atMost: free.length - 1 }])}
        >
          {t.addGroup}
        </Button>
      )}
    </>
  );
}
