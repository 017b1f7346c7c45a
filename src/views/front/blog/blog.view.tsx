import { Link } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { BlogDocument } from '#api/documents/site.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/site.texts.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import styles from './blog.module.css';
import { PostList } from './post-list.part.tsx';

export const loader = async ({ api, url }: ViewLoaderArgs) => {
  const category = url.searchParams.get('category');
  return { category, ...(await api(BlogDocument, { category })) };
};

export function Component() {
  const t = useTexts(siteTexts);
  const { category, blogCategories, posts } = useViewData<typeof loader>();
  const choices = [{ slug: null, title: t.blog.all }, ...blogCategories];
  return (
    <div className={pages.wide}>
      <PageHeading title={t.blog.title} intro={t.blog.lead} />
      {blogCategories.length > 1 && (
        <nav aria-label={t.blog.categories} className={styles.categories}>
          {choices.map(({ slug, title }) => (
            <Link
              key={title}
              to={slug === null ? href('blog') : `${href('blog')}?category=${encodeURIComponent(slug)}`}
              className={styles.category}
              aria-current={slug === category ? 'page' : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
      )}
      {posts.length === 0 ? <p className={pages.empty}>{t.blog.empty}</p> : <PostList posts={posts} />}
    </div>
  );
}
