import type { FaqQuery, SyllabusQuery } from '#api/documents/site/public-pages.generated.ts';
import type { PostQuery } from '#api/documents/site/site.generated.ts';
import type { KnownRow } from '#routes/table.ts';
import type { Language } from '#texts/language.ts';

/** Metadata from a page's own content. */
export type StructuredPage = {
  readonly title?: string;
  readonly description?: string;
  /** schema.org; see https://developers.google.com/search/docs/appearance/structured-data for what is read. */
  readonly structured: readonly object[];
};

const SCHEMA = { '@context': 'https://schema.org' };
const PUBLISHER = { '@type': 'Organization', name: 'Lectern', logo: '/icon-512.png', url: '/' };

const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_`#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const faq = (entries: FaqQuery['faq']): StructuredPage => ({
  structured:
    entries.length === 0
      ? []
      : [
          {
            ...SCHEMA,
            '@type': 'FAQPage',
            mainEntity: entries.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
            })),
          },
        ],
});

const article = (post: PostQuery['post'], language: Language): StructuredPage => ({
  title: post.title,
  description: post.summary,
  structured: [
    {
      ...SCHEMA,
      '@type': 'Article',
      headline: post.title,
      description: post.summary,
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      inLanguage: language,
      author: { '@type': 'Person', name: post.author },
      publisher: PUBLISHER,
      image: '/share.png',
      mainEntityOfPage: `/blog/${post.slug}`,
    },
    {
      ...SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Blog', item: '/blog' },
        { '@type': 'ListItem', position: 2, name: post.title },
      ],
    },
  ],
});

const courses = ({ syllabus }: SyllabusQuery, language: Language): StructuredPage => ({
  structured: syllabus.map(({ title, summary, topics }) => ({
    ...SCHEMA,
    '@type': 'Course',
    name: title,
    description: summary,
    inLanguage: language,
    provider: PUBLISHER,
    url: '/landing-4',
    syllabusSections: topics.map((topic) => ({ '@type': 'Syllabus', name: topic.title })),
  })),
});

const organisation = (): StructuredPage => ({
  structured: [
    { ...SCHEMA, ...PUBLISHER },
    { ...SCHEMA, '@type': 'WebSite', name: 'Lectern', url: '/' },
  ],
});

type StructuredDataOf = (loaded: unknown, language: Language) => StructuredPage;

/** A page's view determines the type of its data, which are the result of the view's own loader. */
const of =
  <Loaded>(describePage: (loaded: Loaded, language: Language) => StructuredPage): StructuredDataOf =>
  (loaded, language) =>
    describePage(loaded as Loaded, language);

/** Structured data for search engines from the loader's data, by view. */
export const STRUCTURED_DATA: Readonly<Partial<Record<KnownRow['view'], StructuredDataOf>>> = {
  front: organisation,
  faq: of(faq),
  blogPost: of(article),
  landingSubjects: of(courses),
};
