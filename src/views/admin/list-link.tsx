import { Link } from 'react-router';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';

/** The link from an entry back to its list. */
export const ListLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link className={pages.up} to={to}>
    <Icon name="back" px={14} /> {children}
  </Link>
);
