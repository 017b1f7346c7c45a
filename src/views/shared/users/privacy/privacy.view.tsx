import { useTexts } from '#texts/current-language.ts';
import { privacyTexts } from '#texts/users/privacy.texts.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { CookiePolicy } from './cookie-policy.tsx';
import { CookieTable } from './cookie-table.tsx';

/** The choice of cookies, and what is stored on the device. */
export function Component() {
  const t = useTexts(privacyTexts);
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro} />
      <PageSection id="choice" title={t.choice.title}>
        <CookiePolicy />
      </PageSection>
      <PageSection id="stored" title={t.stored.title}>
        <CookieTable />
      </PageSection>
    </div>
  );
}
