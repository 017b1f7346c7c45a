import { Link } from 'react-router';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';

/** A link to the parent of a screen. */
export function BackLink({ to, title }: { readonly to: string; readonly title: string }) {
  const t = useTexts(classTeachingTexts);
  return (
    <nav aria-label={t.breadcrumbs}>
      <Link className={pages.up} to={to}>
        <Icon name="back" px={14} /> {title}
      </Link>
    </nav>
  );
}
