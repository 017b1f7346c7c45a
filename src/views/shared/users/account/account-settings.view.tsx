import { useViewData } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import { Notifications } from '../../classrooms/notifications/notifications.tsx';
import { loadAccount } from './account.data.ts';
import { AccountPage } from './account-page.tsx';
import { Appearance } from './appearance.tsx';
import { Platforms, SignOns } from './connections.tsx';
import { LazyPasskeys, LazyTwoStep } from './lazy-two-step.tsx';
import { OwnData } from './own-data.tsx';
import { Pin, Sessions, Visits } from './security.tsx';
import { SignInActivity } from './sign-in-activity.tsx';

export const loader = loadAccount;

/** Sessions, sign-in, appearance and notifications: the account page without the profile. */
export function Component() {
  const t = useTexts(accountTexts);
  const data = useViewData<typeof loader>();
  return (
    <AccountPage title={t.settings}>
      <Sessions data={data} />
      <SignInActivity data={data} />
      <Pin />
      <LazyPasskeys account={data.ownAccount} />
      <LazyTwoStep account={data.ownAccount} />
      <Appearance />
      <Notifications settings={data.notificationSettings} />
      <SignOns data={data} />
      <Platforms data={data} />
      <Visits data={data} />
      <OwnData />
    </AccountPage>
  );
}
