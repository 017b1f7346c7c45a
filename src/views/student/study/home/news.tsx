import { Link as TextLink } from '@radix-ui/themes';
import { Link } from 'react-router';
import { NewsDocument, type NewsQuery } from '#api/documents/site/news.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { newsTexts } from '#texts/platform/site/news.texts.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';

/**
 * News: corrected marks, and the latest posts. Downloaded and requested once home is rendered; as the last section it
 * needs no skeleton, since there is usually nothing new.
 */
export function News() {
  const api = useApi();
  const answer = useLazyQuery(() => api(NewsDocument));
  return (
    <Loaded data={answer} failed={loadFailed} waiting={null}>
      {(news) => <NewsList {...news} />}
    </Loaded>
  );
}

function NewsList({ posts, notices }: NewsQuery) {
  const t = useTexts(newsTexts);
  const { notices: words } = useTexts(analysisTexts);
  if (posts.length + notices.length === 0) return null;
  return (
    <PageSection id="news" title={t.title}>
      <ul className={rows.list}>
        {notices.map(({ id, attempt, title, before, after, outOf }) => (
          <li key={id}>
            <Link className={rows.row} to={href('analysis.detail', { id: attempt })}>
              <span className={rows.body}>
                <span className={rows.title}>{words.line({ title, before, after, outOf })}</span>
                <span className={rows.detail}>{t.marks}</span>
              </span>
            </Link>
          </li>
        ))}
        {posts.map(({ slug, title, publishedAt }) => (
          <li key={slug}>
            <Link className={rows.row} to={href('blog.post', { id: slug })}>
              <span className={rows.body}>
                <span className={rows.title}>{title}</span>
                <span className={rows.detail}>{t.from({ instant: publishedAt })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={pages.intro}>
        <TextLink asChild underline="always">
          <Link to={href('blog')}>{t.posts}</Link>
        </TextLink>
      </p>
    </PageSection>
  );
}
