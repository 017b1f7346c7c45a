import { Outlet } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { Component as FrontLayout } from './front.layout.tsx';
import { MemberFrame } from './member-frame.tsx';

/** The usual frame. Its public addresses look as the front site does to somebody who is not signed in. */
export function Component() {
  const user = useSession();
  if (user === null) return <FrontLayout />;
  return (
    <MemberFrame user={user}>
      <Outlet />
    </MemberFrame>
  );
}
