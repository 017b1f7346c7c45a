import { Heading } from '@radix-ui/themes';
import pages from '#ui/page/page.module.css';
import { CookiePolicy } from './cookie-policy.part.tsx';
import { CookieTable } from './cookie-table.part.tsx';

export function Component() {
  return (
    <div className={pages.page}>
      <header className={pages.head}>
        <Heading as="h1" size="7">
          Privacy
        </Heading>
        <p className={pages.intro}>What Lectern keeps in your browser, what for, and what you allow.</p>
      </header>
      <section className={pages.section} aria-labelledby="choice">
        <Heading as="h2" size="5" id="choice">
          Your choice
        </Heading>
        <CookiePolicy />
      </section>
      <section className={pages.section} aria-labelledby="stored">
        <Heading as="h2" size="5" id="stored">
          Everything that is stored
        </Heading>
        <CookieTable />
      </section>
    </div>
  );
}
