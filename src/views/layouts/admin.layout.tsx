import { Outlet } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { MemberFrame } from './member-frame.tsx';

/**
 * The frame around admin screens. It is empty for the instant in which a session ends but its screen is still shown.
 */
export function Component() {
  const user = useSession();
  if (user === null) return null;
  return (
    <MemberFrame user={user}>
      <Outlet />
    </MemberFrame>
  );
}
