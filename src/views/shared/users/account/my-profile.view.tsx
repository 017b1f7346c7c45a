import { useViewData } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import { loadAccount } from './account.data.ts';
import { AccountPage } from './account-page.tsx';
import { Profile } from './profile.tsx';

export const loader = loadAccount;

/** The viewer's profile alone. */
export function Component() {
  const t = useTexts(accountTexts);
  const data = useViewData<typeof loader>();
  return (
    <AccountPage title={t.myProfile}>
      <Profile data={data} />
    </AccountPage>
  );
}
