import { Link } from 'react-router';
import type { BlogQuery } from '#api/documents/site/site.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/platform/site/landing.texts.ts';
import rows from '#ui/row-list/row-list.module.css';
import { ImageView } from './post-image.tsx';

/** Posts as cards, for the blog and for what is below a post or on the front page. */
export function PostList({ posts }: { readonly posts: BlogQuery['posts'] }) {
  const t = useTexts(landingTexts);
  return (
    <ul className={rows.grid}>
      {posts.map(({ slug, title, summary, author, category, publishedAt, image }) => (
        <li key={slug}>
          <Link className={rows.card} to={href('blog.post', { id: slug })}>
            {image !== null && <ImageView {...image} alt="" />}
            <span className={rows.body}>
              <span className={rows.detail}>{category.title}</span>
              <span className={rows.title}>{title}</span>
              <bdi className={rows.detail}>{summary}</bdi>
            </span>
            <span className={rows.detail}>{t.postBy({ author, instant: publishedAt })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
