import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './print-sheet.module.css';

type Props = {
  /** Header of every printed page. */
  readonly header: ReactNode;
  /** Footer of every printed page. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** A print preview, shown as paper. Printing leaves out everything around it. */
export function PrintSheet({ header, footer, children }: Props) {
  const t = useTexts(partsTexts);
  return (
    <div className={styles.layout}>
      <Button size="3" variant="soft" className={styles.print} onClick={() => print()}>
        <Icon name="printer" px={18} /> {t.print}
      </Button>
      {/* Browsers repeat the head and the foot of a table on every page, and of nothing else. */}
      <table className={styles.sheet} role="presentation">
        <thead>
          <tr>
            <td>
              <div className={styles.header}>{header}</div>
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{children}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td>
              <div className={styles.footer}>{footer}</div>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A part of a sheet that stays on one page if possible. */
export const PrintBlock = ({
  children,
  newPage = false,
}: {
  readonly children: ReactNode;
  readonly newPage?: boolean;
}) => (
  <div className={styles.block} data-new-page={newPage || undefined}>
    {children}
  </div>
);

/** Lines next to each other to fill in by hand, such as the name and the date, with their labels. */
export const FillIn = ({ labels }: { readonly labels: readonly string[] }) => (
  <div className={styles.fillIn}>
    {labels.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </div>
);
