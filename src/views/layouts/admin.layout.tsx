import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { spoken } from '#texts/current-language.ts';
import { MemberFrame } from './member-frame.tsx';

/** For school admins; few of them may work in other schools. */
const WorkingSchoolBanner = lazy(async () => ({
  default: (
    await spoken(
      import(/* webpackChunkName: "working-school" */ '../shared/users/working-school/working-school-banner.tsx'),
    )
  ).WorkingSchoolBanner,
}));

/**
 * The frame around admin screens. It is empty for the instant in which a session ends but its screen is still shown.
 */
export function Component() {
  const user = useSession();
  if (user === null) return null;
  return (
    <MemberFrame user={user}>
      {user.userRole === 'schoolAdmin' && (
        <Suspense>
          <WorkingSchoolBanner />
        </Suspense>
      )}
      <Outlet />
    </MemberFrame>
  );
}
