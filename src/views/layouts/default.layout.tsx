import { Outlet } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { Component as FrontLayout } from './front.layout.tsx';
import { MemberFrame } from './member-frame.tsx';

/** The standard frame. For visitors, its public addresses look like the public site. */
export function Component() {
  const user = useSession();
  if (user === null) return <FrontLayout />;
  return (
    <MemberFrame user={user}>
      <Outlet />
    </MemberFrame>
  );
}
