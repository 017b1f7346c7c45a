import { Link as TextLink } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { SchoolsDocument } from '#api/documents/site/public-pages.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { publicImageAddress } from '#domain/content/media/public-image.address.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { Field } from '#ui/form/field.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import styles from './school-list.module.css';

/** All schools. The page searches them itself. */
export const loader = async ({ api }: ViewLoaderArgs) => (await api(SchoolsDocument)).schools;

/** Up to this many can be seen at a glance. */
const FEW = 8;

/** The schools that use the product; the search appears once there are many. */
export function Component() {
  const t = useTexts(siteTexts);
  const schools = useViewData<typeof loader>();
  const [words, setWords] = useState('');
  const found = schools.filter(({ name, place }) =>
    `${name} ${place}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <div className={pages.page}>
      <PageHeading title={t.schoolList.title} intro={t.schoolList.lead} />
      {schools.length > FEW && (
        <Field
          label={t.schoolList.search}
          name="words"
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <p className="visually-hidden" role="status">
        {words.trim() !== '' && t.schoolList.found({ count: found.length })}
      </p>
      {found.length === 0 && (
        <p className={pages.empty}>
          {schools.length === 0 ? t.schoolList.empty : t.schoolList.none({ words: words.trim() })}{' '}
          <TextLink asChild underline="always">
            <Link to={href('contact')}>{t.contact.title}</Link>
          </TextLink>
        </p>
      )}
      <ul className={rows.list}>
        {found.map(({ id, name, place, website, logo }) => (
          <li key={id} className={rows.row}>
            {logo !== null && (
              <img className={styles.logo} src={publicImageAddress(logo)} alt="" loading="lazy" decoding="async" />
            )}
            <span className={rows.title}>
              {website === '' ? (
                name
              ) : (
                <TextLink href={website} rel="noopener nofollow">
                  {name}
                </TextLink>
              )}
            </span>
            {place !== '' && <span className={rows.detail}>{place}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
