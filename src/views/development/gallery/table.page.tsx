import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import styles from './gallery.module.css';
import { GalleryExample } from './gallery-example.tsx';

type Student = {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly attempts: number;
  readonly mean: number | null;
  readonly seen: Date;
};

const FIRST = ['Ada', 'Émile', 'Grace', 'Ibn', 'Lise', 'Mei', 'Noor', 'Omar', 'Rosa', 'Srinivasa'];
const LAST = ['Lovelace', 'du Châtelet', 'Hopper', 'al-Haytham', 'Meitner', 'Lin', 'Haddad', 'Khayyam', 'Franklin'];
const GROUPS = ['10 A', '10 B', '11 A'];
const DAY_MS = 86_400_000;

/** The same rows on every day and machine. */
const students = (count: number): readonly Student[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    name: `${FIRST[index % FIRST.length]} ${LAST[(index * 7) % LAST.length]}`,
    group: GROUPS[index % GROUPS.length] ?? '',
    attempts: (index * 13) % 37,
    mean: index % 11 === 5 ? null : ((index * 29) % 61) + 39,
    seen: new Date(Date.UTC(2027, 4, 31) - ((index * 5) % 90) * DAY_MS),
  }));

const COLUMNS: readonly Column<Student>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name, share: 2 },
  {
    id: 'group',
    title: 'Group',
    value: ({ group }) => group,
    filter: GROUPS.map((group) => ({ value: group, label: group })),
  },
  { id: 'attempts', title: 'Attempts', value: ({ attempts }) => attempts, numeric: true },
  {
    id: 'mean',
    title: 'Mean',
    value: ({ mean }) => mean,
    show: ({ mean }) => (mean === null ? '–' : `${mean}%`),
    numeric: true,
  },
  { id: 'seen', title: 'Last seen', value: ({ seen }) => seen },
];

const keyOf = ({ id }: Student): string => id;

const FEW = students(50);
const SHARED = { columns: COLUMNS, keyOf, empty: <None /> };

function None() {
  return (
    <EmptyState illustration="users" title="No students yet" action={<Button size="3">Invite students</Button>}>
      Students appear here as soon as they take up your invitation.
    </EmptyState>
  );
}

function Mountable() {
  const [rows, setRows] = useState<readonly Student[] | null>(null);
  return (
    <>
      <div className={styles.row}>
        {[50, 10_000].map((count) => (
          <Button key={count} size="2" variant="soft" data-mount={count} onClick={() => setRows(students(count))}>
            Mount {count} rows
          </Button>
        ))}
        <Button size="2" variant="soft" color="gray" data-mount="0" onClick={() => setRows(null)}>
          Take it away
        </Button>
      </div>
      {rows !== null && <DataTable {...SHARED} name="gallery-many" label="Many students" rows={rows} />}
    </>
  );
}

/** The data table: full, empty, loading and failed. */
export function Page() {
  return (
    <>
      <GalleryExample name="Full">
        <DataTable
          {...SHARED}
          name="gallery"
          label="Students"
          rows={FEW}
          total={2_300}
          selectionActions={() => (
            <Button size="2" variant="soft">
              Assign a paper
            </Button>
          )}
          paging={{ onPrevious: null, onNext: () => {}, rangeText: 'Rows 1 to 50 of about 2 300' }}
        />
      </GalleryExample>
      <GalleryExample name="Empty">
        <DataTable {...SHARED} name="gallery" label="Students" rows={[]} />
      </GalleryExample>
      <GalleryExample name="Loading">
        <DataTable {...SHARED} name="gallery" label="Students" rows={[]} state="loading" />
      </GalleryExample>
      <GalleryExample name="Failed">
        <DataTable
          {...SHARED}
          name="gallery"
          label="Students"
          rows={[]}
          state={{ failed: 'The students could not be loaded. Check the connection.', onRetry: () => {} }}
        />
      </GalleryExample>
      <GalleryExample name="Many rows">
        <Mountable />
      </GalleryExample>
    </>
  );
}
