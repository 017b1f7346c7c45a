import { Heading, Link as TextLink } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { FaqDocument, type FaqQuery } from '#api/documents/site/public-pages.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { Field } from '#ui/form/field.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from './faq.module.css';

/** All questions with their answers. The page searches them itself. */
export const loader = async ({ api }: ViewLoaderArgs) => (await api(FaqDocument)).faq;

const mentions = ({ question, answer }: FaqQuery['faq'][number], words: string): boolean => {
  const text = `${question} ${answer}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Frequently asked questions by heading, with a search and a link to the contact form. */
export function Component() {
  const t = useTexts(siteTexts);
  const entries = useViewData<typeof loader>();
  const [words, setWords] = useState('');
  const found = entries.filter((entry) => mentions(entry, words.trim()));
  const headings = [...new Set(found.map(({ heading }) => heading))];
  const contact = (
    <TextLink asChild underline="always">
      <Link to={href('contact')}>{t.contact.title}</Link>
    </TextLink>
  );
  return (
    <div className={pages.page}>
      <PageHeading title={t.faq.title} intro={t.faq.lead} />
      {entries.length > 0 && (
        <Field
          label={t.faq.search}
          name="words"
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <p className="visually-hidden" role="status">
        {words.trim() !== '' && t.faq.found({ count: found.length })}
      </p>
      {found.length === 0 && (
        <p className={pages.empty}>
          {entries.length === 0 ? t.faq.empty : t.faq.none({ words: words.trim() })} {contact}
        </p>
      )}
      {headings.map((heading) => (
        <section key={heading} className={pages.section}>
          <Heading as="h2" size="5">
            {heading}
          </Heading>
          {found
            .filter((entry) => entry.heading === heading)
            .map(({ id, question, answer }) => (
              <details key={id} className={styles.entry} open={words.trim() !== '' || undefined}>
                <summary>
                  <bdi>{question}</bdi>
                </summary>
                <RichText source={answer} />
              </details>
            ))}
        </section>
      ))}
    </div>
  );
}
