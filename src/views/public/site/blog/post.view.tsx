import { Heading, Link as TextLink } from '@radix-ui/themes';
import { Link } from 'react-router';
import { PostDocument } from '#api/documents/site/site.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/platform/site/landing.texts.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { useTitle } from '#ui/page/use-title.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from './blog.module.css';
import { ImageView } from './post-image.tsx';
import { PostList } from './post-list.tsx';

/** The published post in the address, with related ones. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  (await api(PostDocument, { slug: params.id ?? '' })).post;

/** One blog post for reading, and related ones to read next. */
export function Component() {
  const t = useTexts(siteTexts);
  const { postBy } = useTexts(landingTexts);
  const { title, summary, author, publishedAt, image, imageAlt, body, images, related } = useViewData<typeof loader>();
  useTitle(title);
  return (
    <>
      <article className={styles.post}>
        <TextLink asChild>
          <Link to={href('blog')}>{t.blog.back}</Link>
        </TextLink>
        <Heading as="h1" size="8">
          {title}
        </Heading>
        <p className={styles.by}>{postBy({ author, instant: publishedAt })}</p>
        {image !== null && <ImageView {...image} alt={imageAlt} />}
        <div className={styles.body}>
          <RichText source={`**${summary}**\n\n${body}`} images={images} article />
        </div>
      </article>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <Heading as="h2" size="5" id="related">
            {t.blog.related}
          </Heading>
          <PostList posts={related} />
        </section>
      )}
    </>
  );
}
