import { Heading } from '@radix-ui/themes';
import { useViewData } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import pages from '#ui/page/page.module.css';
import { loadAccount } from './account.data.ts';
import { Profile } from './profile.tsx';

export const loader = loadAccount;

export function Component() {
  const t = useTexts(accountTexts);
  const data = useViewData<typeof loader>();
  return (
    <div className={pages.page}>
      <Heading as="h1" size="7">
        {t.myProfile}
      </Heading>
      <Profile data={data} />
    </div>
  );
}
