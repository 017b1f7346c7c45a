import { Outlet } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { MemberFrame } from './member-frame.tsx';

export function Component() {
  const user = useSession();
  if (user === null) return null;
  return (
    <MemberFrame user={user}>
      <Outlet />
    </MemberFrame>
  );
}
