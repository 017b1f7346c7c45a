import { Heading } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import pages from '#ui/page/page.module.css';
import { Password } from './password.tsx';

/** The password section of the account page, at an address of its own. */
export function Component() {
  const t = useTexts(accountTexts);
  return (
    <div className={pages.page}>
      <Heading as="h1" size="7">
        {t.changePassword}
      </Heading>
      <Password />
    </div>
  );
}
