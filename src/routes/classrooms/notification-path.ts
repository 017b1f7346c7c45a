import type { ListedNotification } from '#domain/classrooms/notifications/notification-centre.ts';
import { href } from '../href.ts';

type Subject = Pick<ListedNotification, 'kind'> & {
  readonly classroom: { readonly id: string };
  readonly assignment: { readonly id: string } | null;
};

/** The address of what a notification is about. */
export function notificationPath({ kind, classroom, assignment }: Subject): string {
  switch (kind) {
    case 'announcement':
      return href('classroom.detail', { id: classroom.id });
    case 'report':
      return href('classroom');
    case 'question':
      return `${href('teacher.classroom.detail', { id: classroom.id })}?tab=announcements`;
    case 'workToMark':
    case 'remarkRequest':
      return assignment === null
        ? href('teacher.classroom.detail', { id: classroom.id })
        : `${href('teacher.assignment.detail', { id: assignment.id })}?tab=marking`;
    default:
      return assignment === null
        ? href('classroom.detail', { id: classroom.id })
        : href('assignment.detail', { id: assignment.id });
  }
}
