import { Link } from 'react-router';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './breadcrumbs.module.css';

type Step = { readonly title: string; readonly to: string };

/** Breadcrumbs of a screen: its parents, the highest first. */
export function Steps({ steps, label }: { readonly steps: readonly Step[]; readonly label: string }) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol>
        {steps.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <Icon name="on" px={12} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
