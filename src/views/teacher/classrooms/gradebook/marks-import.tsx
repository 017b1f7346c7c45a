import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  ImportMarksDocument,
  PreviewMarksDocument,
  type PreviewMarksMutation,
} from '#api/documents/classrooms/gradebook.generated.ts';
import { useApi } from '#client/app.context.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FileField } from '#ui/form/fields/file-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { DataTable } from '#ui/table/data-table.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import teaching from '../teaching.module.css';
import type { GradebookData } from './gradebook-row.ts';

type Line = PreviewMarksMutation['previewMarks'][number];
type Props = { readonly gradebook: GradebookData; readonly onDone: () => void };

/** Marks of one assignment from a file, with a preview of what would be entered. */
export function MarksImport({ gradebook: { assignments, students }, onDone }: Props) {
  const t = useTexts(gradebookTexts).import;
  const withMaximum = assignments.filter(({ maxMarks }) => maxMarks > 0);
  const [assignment, setAssignment] = useState(withMaximum.at(-1)?.id ?? '');
  const [file, setFile] = useState<File | null>(null);
  const { lines, conflicts, problem, isBusy, preview, save, clear } = useMarksImport(assignment, onDone);
  const ready = lines?.filter(({ problem: of, marks }) => of === null && marks !== null).length ?? 0;
  const nameOf = (id: string): string => students.find((student) => student.id === id)?.name ?? id;
  return (
    <section className={teaching.panel} aria-labelledby="marks-import" data-not-printed>
      <Heading as="h2" size="4" id="marks-import">
        {t.title}
      </Heading>
      <p className={teaching.soft}>{t.hint}</p>
      <Problem message={problem} />
      <div className={teaching.pair}>
        <SelectField
          label={t.assignment}
          value={assignment}
          onChange={({ target }) => {
            setAssignment(target.value);
            clear();
          }}
          options={withMaximum.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <FileField
          label={t.file}
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            clear();
          }}
        />
      </div>
      {lines !== null && <Preview lines={lines} />}
      {conflicts.length > 0 && (
        <p role="alert" className={teaching.soft}>
          {t.conflicts({ names: conflicts.map(nameOf).join(', ') })}
        </p>
      )}
      <div className={pages.actions}>
        {lines === null ? (
          <Button
            size="3"
            loading={isBusy}
            disabled={file === null || assignment === ''}
            onClick={() => file !== null && void preview(file)}
          >
            {t.preview}
          </Button>
        ) : (
          <Button size="3" loading={isBusy} disabled={ready === 0} onClick={() => void save(lines)}>
            {t.save({ count: ready })}
          </Button>
        )}
        <Button size="3" variant="soft" color="gray" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </section>
  );
}

function Preview({ lines }: { readonly lines: readonly Line[] }) {
  const texts = useTexts(gradebookTexts);
  const t = texts.import;
  const number = (value: number | null): string => (value === null ? '' : texts.marks({ value }));
  return (
    <DataTable
      name="marks-preview"
      label={t.title}
      rows={lines}
      keyOf={({ line }) => String(line)}
      empty={<p className={pages.empty}>{t.nothing}</p>}
      columns={[
        { id: 'line', title: t.line, numeric: true, value: ({ line }) => line },
        { id: 'student', title: texts.student, share: 2, value: ({ name, written }) => name ?? written },
        {
          id: 'stored',
          title: t.stored,
          numeric: true,
          value: ({ storedMarks }) => storedMarks,
          show: ({ storedMarks }) => number(storedMarks),
        },
        { id: 'marks', title: t.marks, numeric: true, value: ({ marks }) => marks, show: ({ marks }) => number(marks) },
        {
          id: 'problem',
          title: t.problem,
          share: 3,
          value: ({ problem, marks }) => (problem === null ? (marks === null ? t.noMarks : null) : t.problems[problem]),
        },
      ]}
    />
  );
}

function useMarksImport(assignment: string, onDone: () => void) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    ...{ lines, conflicts, problem, isBusy },
    clear: (): void => {
      setLines(null);
      setConflicts([]);
      setProblem(null);
    },
    preview: (file: File) =>
      attempt(async () => {
        const { previewMarks } = await api(PreviewMarksDocument, { assignment, csv: await file.text() });
        setLines(previewMarks);
      }),
    save: (previewed: readonly Line[]) =>
      attempt(async () => {
        const marks = previewed.flatMap(({ student, marks: read, problem: of, version }) =>
          of === null && student !== null && read !== null ? [{ student, marks: read, version }] : [],
        );
        const { importMarks } = await api(ImportMarksDocument, { assignment, marks });
        await revalidate();
        if (importMarks.length === 0) onDone();
        else {
          setLines(null);
          setConflicts(importMarks);
        }
      }),
  };
}
