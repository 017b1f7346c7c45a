import { TeacherHomeDocument } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useViewData, ViewDataProvider, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { isAdminRole } from '#domain/access/role.ts';
import { spoken } from '#texts/current-language.ts';
import { deferData } from '#ui/loading/track-promise.ts';

/**
 * Home depends on the account type: teachers get their classes, admins their dashboard or what they may manage, and
 * students what to study.
 */
export const loader = async (args: ViewLoaderArgs) => {
  if (args.user?.userRole === 'teacher') {
    const handed = deferData({ answer: args.api(TeacherHomeDocument) });
    const { default: TeacherHome } = await args.app.load(() => spoken(import('./teacher/teacher-home.screen.tsx')));
    const { answer } = await handed;
    return { Screen: () => <TeacherHome answer={answer} />, study: null };
  }
  if (args.user !== null && isAdminRole(args.user.userRole) && !hasPermission(args.user, 'dashboard.read')) {
    const { AdminAreas: Screen } = await args.app.load(() =>
      spoken(import(/* webpackChunkName: "people" */ './admin/platform/dashboard/admin-areas.screen.tsx')),
    );
    return { Screen, study: null };
  }
  if (args.user !== null && isAdminRole(args.user.userRole)) {
    const { loader, Component: Screen } = await args.app.load(() =>
      spoken(import(/* webpackChunkName: "people" */ './admin/platform/dashboard/dashboard.view.tsx')),
    );
    return { Screen, study: await loader(args) };
  }
  const { loader: study, Component: Screen } = await args.app.load(() =>
    spoken(import('./student/study/home/home.view.tsx')),
  );
  return { Screen, study: await study(args) };
};

/** The home screen of the viewer's account type, which the loader has chosen, with that screen's own data. */
export function Component() {
  const { Screen, study } = useViewData<typeof loader>();
  return (
    <ViewDataProvider value={study}>
      <Screen />
    </ViewDataProvider>
  );
}
