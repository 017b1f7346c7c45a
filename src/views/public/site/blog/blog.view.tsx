import { Button } from '@radix-ui/themes';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { BlogDocument } from '#api/documents/site/site.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { SEARCH_MAX_CHARS } from '#domain/platform/text.limits.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { Field } from '#ui/form/field.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from './blog.module.css';
import { PostList } from './post-list.tsx';

/** One more post is requested than is shown, to detect older ones. */
const SHOWN = 24;

type BlogQuery = Readonly<Record<'search' | 'category' | 'after', string | null>>;

/** The query in the address; a search ignores categories. */
function queryOf({ searchParams }: URL): BlogQuery {
  const search = searchParams.get('search')?.trim().slice(0, SEARCH_MAX_CHARS) ?? '';
  if (search !== '') return { search, category: null, after: null };
  return { search: null, category: searchParams.get('category'), after: searchParams.get('after') };
}

/** The posts that the filter in the address matches, and the filter itself for the controls. */
export const loader = async ({ api, url }: ViewLoaderArgs) => {
  const query = queryOf(url);
  return { filter: query, ...(await api(BlogDocument, query)) };
};

const blogAt = (query: Partial<BlogQuery>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length === 0 ? href('blog') : `${href('blog')}?${new URLSearchParams(given)}`;
};

/** The blog: posts, newest first, by category or search. */
export function Component() {
  const t = useTexts(siteTexts).blog;
  const { filter: query, blogCategories, posts } = useViewData<typeof loader>();
  const { search, category } = query;
  const choices = [{ slug: null, title: t.all }, ...blogCategories];
  const shown = posts.slice(0, SHOWN);
  const last = posts.length > SHOWN && search === null ? shown.at(-1) : undefined;
  return (
    <div className={pages.fullWidth}>
      <PageHeading title={t.title} intro={t.lead} />
      <SearchForm key={search} search={search} />
      {blogCategories.length > 1 && (
        <nav aria-label={t.categories} className={styles.categories}>
          {choices.map(({ slug, title }) => (
            <Link
              key={title}
              to={blogAt({ category: slug })}
              className={styles.category}
              aria-current={search === null && slug === category ? 'page' : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
      )}
      <p role="status" className={styles.found}>
        {search !== null &&
          (posts.length === 0 ? t.none({ words: search }) : t.found({ count: shown.length, words: search }))}
      </p>
      {posts.length > 0 && <PostList posts={shown} />}
      {posts.length === 0 && search === null && <p className={pages.empty}>{t.empty}</p>}
      {last !== undefined && (
        <div>
          <LinkButton to={blogAt({ category, after: last.slug })} variant="soft">
            {t.older}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

/** A plain form, so that it also works before the application runs. */
function SearchForm({ search }: { readonly search: string | null }) {
  const t = useTexts(siteTexts).blog;
  const navigate = useNavigate();
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('search')).trim();
    void navigate(blogAt({ search: words === '' ? null : words }));
  };
  return (
    <search>
      <form action={href('blog')} className={styles.search} onSubmit={find}>
        <Field label={t.search} name="search" type="search" maxLength={SEARCH_MAX_CHARS} defaultValue={search ?? ''} />
        <Button type="submit" size="3" variant="soft">
          {t.find}
        </Button>
      </form>
    </search>
  );
}
