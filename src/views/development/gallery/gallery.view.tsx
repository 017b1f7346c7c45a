import { Button, Heading } from '@radix-ui/themes';
import type { ComponentType } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { AppearanceSwitch } from '#ui/theme/appearance-switch.tsx';
import styles from './gallery.module.css';
import { GALLERY_PAGES } from './gallery.pages.ts';

/**
 * The page in the address, loaded alone; null for the contents of the gallery. Throws `NOT_FOUND` for unknown pages.
 */
export async function loader({ params }: ViewLoaderArgs): Promise<{ readonly Page: ComponentType } | null> {
  if (params.part === undefined) return null;
  const page = GALLERY_PAGES.find(({ part }) => part === params.part);
  if (page === undefined) throw new ProductError('NOT_FOUND');
  return await page.load();
}

/** Every component with its states, for developers. */
export function Component() {
  const page = useViewData<typeof loader>();
  const { part } = useParams();
  const [search, setSearch] = useSearchParams();
  const isRightToLeft = search.get('dir') === 'rtl';
  const title = GALLERY_PAGES.find((each) => each.part === part)?.title ?? 'Gallery';
  const suffix = isRightToLeft ? '?dir=rtl' : '';
  return (
    <div className={styles.gallery} dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <header className={styles.bar}>
        <Heading as="h1" size="6">
          {title}
        </Heading>
        <Button variant="soft" size="2" onClick={() => setSearch(isRightToLeft ? {} : { dir: 'rtl' })}>
          {isRightToLeft ? 'Left to right' : 'Right to left'}
        </Button>
        <AppearanceSwitch />
      </header>
      <nav className={styles.pages} aria-label="Components">
        {GALLERY_PAGES.map((each) => (
          <Link
            key={each.part}
            to={`/_gallery/${each.part}${suffix}`}
            aria-current={each.part === part ? 'page' : undefined}
          >
            {each.title}
          </Link>
        ))}
      </nav>
      <main id="main" className={styles.main}>
        {page === null ? <p>Choose a component to see all its states.</p> : <page.Page />}
      </main>
    </div>
  );
}
