import { Heading } from '@radix-ui/themes';
import type { FrontPageQuery } from '#api/documents/site/site.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/platform/site/landing.texts.ts';
import { PostList } from '../blog/post-list.tsx';
import styles from './landing.module.css';

/** The latest posts, as a section of a landing page; nothing while the blog is empty. */
export function LatestPosts({ posts }: Pick<FrontPageQuery, 'posts'>) {
  const t = useTexts(landingTexts);
  if (posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="posts">
      <Heading as="h2" size="5" id="posts">
        {t.posts}
      </Heading>
      <PostList posts={posts} />
    </section>
  );
}
