import type { ListedNotification } from '#domain/classrooms/notifications/notification-centre.ts';
import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { notificationCentreMachine } from './notification-centre.machine.ts';

const announcement = (id: string, isRead: boolean): ListedNotification => ({
  id,
  kind: 'announcement',
  happenedAt: '2026-01-01T00:00:00.000Z',
  isRead,
  classroom: { id: 'class', name: '10B' },
  assignment: null,
  author: null,
  excerpt: null,
  count: null,
});

const model: MachineModel<typeof notificationCentreMachine> = {
  inputs: [undefined],
  events: [
    { type: 'list.requested' },
    { type: 'list.changed' },
    { type: 'more.requested' },
    { type: 'notification.opened', id: 'new' },
    { type: 'notification.opened', id: 'unknown' },
    { type: 'all.read' },
  ],
  answers: {
    readPage: [
      { output: { items: [announcement('new', false), announcement('seen', true)], hasMore: true } },
      { output: { items: [announcement('old', false)], hasMore: false } },
      { output: { items: [], hasMore: false } },
      { error: new Error('The server could not be reached.') },
    ],
    markAllRead: [{ output: undefined }, { error: new Error('The server could not be reached.') }],
  },
  delays: {},
  key: ({ items, hasMore, problem }) => ({
    items: items.map(({ id, isRead }) => [id, isRead]),
    hasMore,
    problem: problem !== null,
  }),
};

const invariants: readonly Invariant<typeof notificationCentreMachine>[] = [
  {
    sentence: 'A notification is marked as read only if it was listed as unread.',
    holds: ({ effects }, earlier) =>
      !effects.some(({ name }) => name === 'markRead') ||
      earlier.at(-1)?.snapshot.context.items.some(({ isRead }) => !isRead) === true,
  },
  {
    sentence: 'No notification is listed twice.',
    holds: ({ snapshot }) => {
      const ids = snapshot.context.items.map(({ id }) => id);
      return new Set(ids).size === ids.length;
    },
  },
  {
    sentence: 'After marking everything, the list shows an unread notification only if that has failed.',
    holds: ({ snapshot, event }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (before?.value !== 'markingAll' || snapshot.value === 'markingAll') return true;
      const isFailed = snapshot.context.problem !== null;
      return event === null || isFailed || snapshot.context.items.every(({ isRead }) => isRead);
    },
  },
  {
    sentence: 'Without a list there is a problem to show, or one is being read.',
    holds: ({ snapshot }) => snapshot.value !== 'readingFailed' || snapshot.context.problem !== null,
  },
];

const guide: MachineGuide<typeof notificationCentreMachine> = {
  purpose:
    'Lists what happened in the viewer’s classes: reads the list page by page, and again after each change, and marks notifications as read. The count on the bell is none of its business.',
  owner: 'The list of notifications, while it is open.',
  startedIn: 'src/client/classrooms/notification-centre.actor.ts',
  events: {
    'list.requested': 'The user tries again after the list could not be read.',
    'list.changed': 'The number of unread notifications has changed while the list is open.',
    'more.requested': 'The user chooses to see older notifications.',
    'notification.opened': 'The user follows a notification to what it is about.',
    'all.read': 'The user marks all notifications as read.',
  },
};

export const notificationCentreProof: Proof<typeof notificationCentreMachine> = { guide, model, invariants };
