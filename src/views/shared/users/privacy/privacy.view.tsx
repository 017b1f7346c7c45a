import { Heading } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { privacyTexts } from '#texts/users/privacy.texts.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { CookiePolicy } from './cookie-policy.tsx';
import { CookieTable } from './cookie-table.tsx';

export function Component() {
  const t = useTexts(privacyTexts);
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro} />
      <section className={pages.section} aria-labelledby="choice">
        <Heading as="h2" size="5" id="choice">
          {t.choice.title}
        </Heading>
        <CookiePolicy />
      </section>
      <section className={pages.section} aria-labelledby="stored">
        <Heading as="h2" size="5" id="stored">
          {t.stored.title}
        </Heading>
        <CookieTable />
      </section>
    </div>
  );
}
