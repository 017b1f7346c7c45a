import { mailText } from './mail-text.rule.ts';

/** What the notification centre lists for students. */
export const STUDENT_CENTRE_KINDS = [
  'announcement',
  'answer',
  'assignmentOpened',
  'assignmentDue',
  'marksReleased',
  'remarkDecided',
  'report',
] as const;

/** What it lists for teachers. */
export const TEACHER_CENTRE_KINDS = ['question', 'workToMark', 'remarkRequest'] as const;

export const CENTRE_KINDS = [...STUDENT_CENTRE_KINDS, ...TEACHER_CENTRE_KINDS] as const;
export type CentreKind = (typeof CENTRE_KINDS)[number];

/** Something that happened, as the notification centre lists it. */
export type ListedNotification = {
  readonly id: string;
  readonly kind: CentreKind;
  readonly happenedAt: string;
  readonly isRead: boolean;
  readonly classroom: { readonly id: string; readonly name: string };
  /** Null for announcements and reports. */
  readonly assignment: { readonly id: string; readonly title: string } | null;
  /** Who wrote it; null if nobody did, or if the account was deleted. */
  readonly author: string | null;
  /** The start of what was announced, asked or answered; null if there is no text. Never marks. */
  readonly excerpt: string | null;
  /** Students whose work is to be marked; null for other kinds. */
  readonly count: number | null;
};

/** Newest first. */
export type NotificationPage = {
  readonly items: readonly ListedNotification[];
  readonly hasMore: boolean;
};

/** Notifications on one page of the list. */
export const CENTRE_PAGE = 20;
/** How long a notification is listed. */
export const CENTRE_DAYS = 90;
/** Unread notifications are counted up to one more than this. */
export const UNREAD_SHOWN_MAX = 99;
/** How long submitted work may be unmarked for the sweep to notice it as new. */
export const WORK_TO_MARK_DAYS = 1;

const EXCERPT_MAX_CHARS = 140;

/** The start of a Markdown text in one line, without formatting and formulas; empty if it has no words. */
export function excerptOf(markdown: string): string {
  const line = mailText(markdown)
    .replace(/\$\$?[^$\n]{1,500}\$\$?/g, '…')
    .replace(/^[ \t]{0,8}(?:[-*>#]{1,6}|\d{1,3}\.)[ \t]/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= EXCERPT_MAX_CHARS) return line;
  const cut = line.slice(0, EXCERPT_MAX_CHARS);
  // A word that is cut in two is left out, unless it is the only one.
  const end = cut.lastIndexOf(' ');
  return `${(end > EXCERPT_MAX_CHARS / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** The count as the bell shows it: `99+` if there are more. */
export const unreadLabel = (unread: number): string =>
  unread > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : String(unread);

/** A list to which the page after its last notification is added. One that has moved is not listed twice. */
export function withNextPage(shown: readonly ListedNotification[], page: NotificationPage): NotificationPage {
  const ids = new Set(shown.map(({ id }) => id));
  return { items: [...shown, ...page.items.filter(({ id }) => !ids.has(id))], hasMore: page.hasMore };
}
