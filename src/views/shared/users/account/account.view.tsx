import { Heading } from '@radix-ui/themes';
import { useViewData } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import pages from '#ui/page/page.module.css';
import { loadAccount } from './account.data.ts';
import { Appearance } from './appearance.tsx';
import { Platforms } from './lti-platforms.tsx';
import { OwnData } from './own-data.tsx';
import { Password } from './password.tsx';
import { Profile } from './profile.tsx';
import { Pin, Sessions, Visits } from './security.tsx';
import { SignInActivity } from './sign-in-activity.tsx';

export const loader = loadAccount;

export function Component() {
  const t = useTexts(accountTexts);
  const data = useViewData<typeof loader>();
  return (
    <div className={pages.page}>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      <Profile data={data} />
      <Password />
      <Pin />
      <Sessions data={data} />
      <SignInActivity data={data} />
      <Platforms data={data} />
      <Appearance />
      <Visits data={data} />
      <OwnData />
    </div>
  );
}
