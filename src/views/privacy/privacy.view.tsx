import { Heading } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { privacyTexts } from '#texts/privacy.texts.ts';
import pages from '#ui/page/page.module.css';
import { CookiePolicy } from './cookie-policy.part.tsx';
import { CookieTable } from './cookie-table.part.tsx';

export function Component() {
  const t = useTexts(privacyTexts);
  return (
    <div className={pages.page}>
      <header className={pages.head}>
        <Heading as="h1" size="7">
          {t.title}
        </Heading>
        <p className={pages.intro}>{t.intro}</p>
      </header>
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
