import { lazy, Suspense } from 'react';
import { useViewData } from '#client/view.context.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import { OwnGuardians } from '../../classrooms/guardians/own-guardians.tsx';
import { Notifications } from '../../classrooms/notifications/notifications.tsx';
import { PushNotifications } from '../../classrooms/notifications/push-notifications.tsx';
import { CalendarPanel } from '../../study/calendar/calendar-panel.tsx';
import { loadAccount } from './account.data.ts';
import { AccountPage } from './account-page.tsx';
import { Appearance } from './appearance.tsx';
import { Platforms, SignOns } from './connections.tsx';
import { LazyPasskeys, LazyTwoStep } from './lazy-two-step.tsx';
import { OwnData } from './own-data.tsx';
import { Password } from './password.tsx';
import { Profile } from './profile.tsx';
import { Pin, Sessions, Visits } from './security.tsx';
import { SignInActivity } from './sign-in-activity.tsx';

/** Few users need them, and nobody without the network. */
const ApiTokens = lazy(async () => ({
  default: (await spoken(import('../../access/api-tokens/api-tokens.tsx'))).ApiTokens,
}));

export const loader = loadAccount;

/** Everything about the viewer's own account, by sections. */
export function Component() {
  const t = useTexts(accountTexts);
  const data = useViewData<typeof loader>();
  return (
    <AccountPage title={t.title}>
      <Profile data={data} />
      <Password />
      <Pin />
      <LazyPasskeys account={data.ownAccount} />
      <LazyTwoStep account={data.ownAccount} />
      <Sessions data={data} />
      <SignInActivity data={data} />
      <SignOns data={data} />
      <Platforms data={data} />
      <Appearance />
      <CalendarPanel feed={data.calendarFeed} />
      <Notifications settings={data.notificationSettings} />
      <PushNotifications off={data.pushSettings.off} />
      <OwnGuardians guardians={data.ownGuardians} />
      <Suspense>
        <ApiTokens tokens={data.apiTokens} />
      </Suspense>
      <Visits data={data} />
      <OwnData />
    </AccountPage>
  );
}
