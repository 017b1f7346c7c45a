import { Link } from 'react-router';
import type { ResourceName } from '#domain/platform/resources/registry.ts';
import { useTexts } from '#texts/current-language.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';
import { listAddress } from './resource-address.ts';

/** Breadcrumbs from a form to its list. */
export function ResourceBreadcrumbs({ name }: { readonly name: ResourceName }) {
  const t = useTexts(resourcesTexts);
  return (
    <nav aria-label={t.form.back}>
      <Link className={pages.up} to={listAddress(name)}>
        <Icon name="back" px={14} /> {t.names[name].many}
      </Link>
    </nav>
  );
}
