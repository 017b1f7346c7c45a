import { IconButton, Popover } from '@radix-ui/themes';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSession } from '#client/app.context.ts';
import { useUnreadNotifications } from '#client/classrooms/use-unread-notifications.ts';
import { isAdminRole } from '#domain/access/role.ts';
import { unreadLabel } from '#domain/classrooms/notifications/notification-centre.ts';
import { notificationCentreTexts } from '#texts/classrooms/notifications/notification-centre.texts.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './centre.module.css';
import { NotificationList } from './notification-list.tsx';

/** For school admins; few of them may work in other schools. */
const WorkingSchoolLink = lazy(async () => ({
  default: (
    await spoken(import(/* webpackChunkName: "working-school" */ '../../users/working-school/working-school-link.tsx'))
  ).WorkingSchoolLink,
}));

/** The bell in the header, with the number of unread notifications; for a school admin, the school they work in. */
export function Component() {
  const user = useSession();
  if (user?.userRole === 'schoolAdmin')
    return (
      <Suspense>
        <WorkingSchoolLink />
      </Suspense>
    );
  return user === null || isAdminRole(user.userRole) ? null : <Bell isTeacher={user.userRole === 'teacher'} />;
}

function Bell({ isTeacher }: { readonly isTeacher: boolean }) {
  const t = useTexts(notificationCentreTexts);
  const unread = useUnreadNotifications() ?? 0;
  const [isOpen, setIsOpen] = useState(false);
  /** After a link was followed, the focus belongs to the new page. */
  const isLeaving = useRef(false);
  const count = unreadLabel(unread);
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open) => {
        isLeaving.current = false;
        setIsOpen(open);
      }}
    >
      <Popover.Trigger>
        <IconButton
          variant="ghost"
          color="gray"
          size="3"
          className={styles.bell}
          aria-label={t.bell({ unread, count })}
        >
          <Icon name="bell" />
          {unread > 0 && (
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </IconButton>
      </Popover.Trigger>
      <Popover.Content
        className={styles.pane}
        aria-label={t.title}
        align="end"
        sideOffset={10}
        collisionPadding={12}
        onCloseAutoFocus={(event) => {
          if (isLeaving.current) event.preventDefault();
        }}
      >
        <NotificationList
          unread={unread}
          isTeacher={isTeacher}
          onFollow={() => {
            isLeaving.current = true;
            setIsOpen(false);
          }}
        />
      </Popover.Content>
    </Popover.Root>
  );
}
