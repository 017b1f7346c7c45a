// Compiled from src/texts/en/classrooms/notifications/notification-centre.json by `npm run generate`: change that file.
import { need, userText } from '../../../../message-parts.ts';
import { dateTimeText } from '../../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts = {
  title: "Notifications",
  bell: ({ count, unread }: { readonly count: string; readonly unread: number }): string => (need(unread) === 0 ? "Notifications" : `Notifications, ${userText(count)} unread`),
  list: "Notifications, newest first",
  readAll: "Mark all as read",
  unread: "Unread:",
  more: "Show older",
  none: "Announcements, marks and answers from your classes appear here.",
  noneTeacher: "Students’ questions, work to mark and re-mark requests appear here.",
  failed: "We couldn’t load your notifications. Check your connection and try again.",
  changeFailed: "That didn’t work. Check your connection and try again.",
  retry: "Try again",
  at: ({ at }: { readonly at: string | Date }): string => dateTimeText('en', need(at)),
  by: ({ author, text }: { readonly author: string; readonly text: string }): string => `${userText(author)}: ${userText(text)}`,
  pushSummary: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} new notifications`,
  kinds: {
    announcement: ({ classroom }: { readonly classroom: string }): string => `Announcement in ${userText(classroom)}`,
    answer: ({ title }: { readonly title: string }): string => `Answer to your question about ${userText(title)}`,
    assignmentOpened: ({ title }: { readonly title: string }): string => `New assignment: ${userText(title)}`,
    assignmentDue: ({ title }: { readonly title: string }): string => `Due within 24 hours: ${userText(title)}`,
    marksReleased: ({ title }: { readonly title: string }): string => `Marks released: ${userText(title)}`,
    remarkDecided: ({ title }: { readonly title: string }): string => `Reply to your re-mark request: ${userText(title)}`,
    report: ({ classroom }: { readonly classroom: string }): string => `New report about you in ${userText(classroom)}`,
    question: ({ title }: { readonly title: string }): string => `Question about ${userText(title)}`,
    workToMark: ({ count, title }: { readonly count: number; readonly title: string }): string => `${(isForm('en', count, 'one') ? `Work of ${numberText('en', need(count))} student to mark` : `Work of ${numberText('en', need(count))} students to mark`)}: ${userText(title)}`,
    remarkRequest: ({ title }: { readonly title: string }): string => `Re-mark request: ${userText(title)}`,
  },
};
