import { Button, Heading, IconButton } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { tableTexts } from '#texts/platform/table.texts.ts';
import { Icon } from '../../icon/icon.tsx';
import { type Column, cellText } from '../column.ts';
import styles from './quick-look.module.css';

type Props<Row> = {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/** The current row with all its columns, next to the table. The focus stays in the table, so that it follows the keys. */
export function QuickLook<Row>({ row, columns, onOpen, onClose }: Props<Row>) {
  const t = useTexts(tableTexts);
  const [first, ...rest] = columns.filter(({ isAction }) => isAction !== true);
  const name = first === undefined ? '' : cellText(first.value(row));
  return (
    <aside className={styles.sheet} aria-label={t.quickLook({ name })}>
      <div className={styles.head}>
        <Heading as="h2" size="4">
          <bdi>{name}</bdi>
        </Heading>
        <IconButton size="3" variant="ghost" color="gray" aria-label={t.closeQuickLook} onClick={onClose}>
          <Icon name="wrong" px={18} />
        </IconButton>
      </div>
      <dl className={styles.facts}>
        {rest.map((column) => (
          <div key={column.id}>
            <dt>{column.title}</dt>
            <dd>{column.show?.(row) ?? <bdi>{cellText(column.value(row))}</bdi>}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button size="3" onClick={onOpen}>
          {t.open}
        </Button>
      </div>
    </aside>
  );
}
