import { Link as TextLink } from '@radix-ui/themes';
import { Link } from 'react-router';
import type { PolicyQuery } from '#api/documents/site/public-pages.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';

type Props = { readonly title: string; readonly policy: PolicyQuery['policy'] };

/** A policy in its current version. */
export function PolicyScreen({ title, policy }: Props) {
  const t = useTexts(siteTexts);
  return (
    <article className={pages.page}>
      <PageHeading title={title}>
        {policy !== null && (
          <p className={pages.intro}>{t.policy.version({ version: policy.version, instant: policy.effectiveAt })}</p>
        )}
      </PageHeading>
      {policy === null ? (
        <p className={pages.empty}>
          {t.policy.empty}{' '}
          <TextLink asChild underline="always">
            <Link to={href('contact')}>{t.contact.title}</Link>
          </TextLink>
        </p>
      ) : (
        <RichText source={policy.body} article />
      )}
    </article>
  );
}
