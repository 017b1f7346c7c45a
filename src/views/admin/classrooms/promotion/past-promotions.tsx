import { Button, Heading } from '@radix-ui/themes';
import { useSession } from '#client/app.context.ts';
import { promotionTexts } from '#texts/classrooms/promotion.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import styles from '../../../shared/interchange/import.module.css';
import type { PromotionRow } from './promotion-result.tsx';

type Props = { readonly rows: readonly PromotionRow[]; readonly onUndo: (id: string) => void };

/** Earlier promotions, the latest first. */
export function PastPromotions({ rows, onUndo }: Props) {
  const t = useTexts(promotionTexts);
  const { past } = t;
  const language = useLanguage();
  const isAdmin = useSession()?.userRole === 'admin';
  const columns: readonly Column<PromotionRow>[] = [
    { id: 'when', title: past.when, share: 1.4, value: ({ createdAt }) => dateTimeText(language, createdAt) },
    ...(isAdmin ? [{ id: 'school', title: past.school, value: ({ school }: PromotionRow) => school }] : []),
    { id: 'by', title: past.by, share: 1.2, value: ({ by }) => by ?? past.deletedUser },
    { id: 'classes', title: past.classes, numeric: true, value: ({ classCount }) => classCount },
    { id: 'students', title: past.students, numeric: true, value: ({ studentCount }) => studentCount },
    { id: 'state', title: past.state, value: ({ undoneAt }) => (undoneAt === null ? past.done : past.undone) },
    {
      id: 'undo',
      title: past.undo,
      sortable: false,
      isAction: true,
      value: () => null,
      show: ({ id, createdAt, canUndo }) =>
        canUndo && (
          <Button
            size="2"
            variant="ghost"
            aria-label={past.undoOf({ date: dateTimeText(language, createdAt) })}
            onClick={() => onUndo(id)}
          >
            {past.undo}
          </Button>
        ),
    },
  ];
  return (
    <section className={styles.tight}>
      <Heading as="h2" size="5">
        {past.title}
      </Heading>
      <DataTable
        name="promotions"
        label={past.label}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={null}
      />
    </section>
  );
}
