import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { SaveGradingDocument } from '#api/documents/classrooms/gradebook.generated.ts';
import { useApi } from '#client/app.context.ts';
import { DROP_LOWEST_MAX, GRADE_CATEGORIES_MAX } from '#domain/classrooms/gradebook/gradebook.limits.ts';
import { type Grading, gradingSchema } from '#domain/classrooms/gradebook/grading.schema.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { boundariesOf, boundaryLine } from '../../../shared/assessments/authoring/describe-assessment.ts';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import { LinesField } from '../../../shared/questions/authoring/fields/lines-field.tsx';
import teaching from '../teaching.module.css';
import styles from './gradebook.module.css';
import type { GradebookData } from './gradebook-row.ts';

type Category = Grading['categories'][number];
type Props = { readonly gradebook: GradebookData; readonly onDone: () => void };

const NEW: Category = { id: null, name: '', weight: 1, dropLowest: 0 };

/** How the class is graded: weighted categories with their dropped results, and grade boundaries. */
export function GradingForm({ gradebook: { id: classroom, categories: saved, boundaries }, onDone }: Props) {
  const t = useTexts(gradebookTexts).grading;
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [categories, setCategories] = useState<readonly Category[]>(() =>
    saved.map(({ id, name, weight, dropLowest }) => ({ id, name, weight, dropLowest })),
  );
  const [lines, setLines] = useState<readonly string[]>(() => boundaries.map(boundaryLine));
  const change = (at: number, changed: Partial<Category>): void =>
    setCategories(categories.map((category, index) => (index === at ? { ...category, ...changed } : category)));
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: gradingSchema,
    read: () => ({ categories, boundaries: boundariesOf(lines) }),
    send: async (grading) => {
      await api(SaveGradingDocument, { classroom, ...grading });
      await revalidate();
      onDone();
    },
  });
  return (
    <form {...form} className={teaching.panel} aria-labelledby="grading" data-not-printed>
      <Heading as="h2" size="4" id="grading">
        {t.title}
      </Heading>
      <p className={teaching.soft}>{t.hint}</p>
      <Problem message={problem ?? errors.categories ?? null} />
      <ul className={styles.categories}>
        {categories.map((category, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: new categories have no id, and the order does not change
          <li key={at}>
            <fieldset className={styles.category}>
              <legend className={styles.legend}>{category.name === '' ? t.newCategory : category.name}</legend>
              <Field
                label={t.name}
                value={category.name}
                onChange={({ target }) => change(at, { name: target.value })}
              />
              <NumberField
                label={t.weight}
                min={0}
                step="any"
                value={Number.isNaN(category.weight) ? '' : category.weight}
                onChange={({ target }) => change(at, { weight: target.valueAsNumber })}
              />
              <NumberField
                label={t.dropLowest}
                min={0}
                max={DROP_LOWEST_MAX}
                value={Number.isNaN(category.dropLowest) ? '' : category.dropLowest}
                onChange={({ target }) => change(at, { dropLowest: target.valueAsNumber })}
              />
              <Button
                type="button"
                size="2"
                variant="ghost"
                color="gray"
                onClick={() => setCategories(categories.filter((_, index) => index !== at))}
              >
                {t.remove}
              </Button>
            </fieldset>
          </li>
        ))}
      </ul>
      {categories.length < GRADE_CATEGORIES_MAX && (
        <div>
          <Button type="button" size="2" variant="soft" onClick={() => setCategories([...categories, NEW])}>
            {t.addCategory}
          </Button>
        </div>
      )}
      <LinesField
        label={t.boundaries}
        hint={t.boundariesHint}
        rows={5}
        lines={lines}
        onChange={setLines}
        error={errors.boundaries}
      />
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isSending}>
          {t.save}
        </Button>
        <Button type="button" size="3" variant="soft" color="gray" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
