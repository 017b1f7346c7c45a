// Compiled from src/texts/en/study/study-session.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';
import { shareText } from '../../../wording/share.wording.ts';

export const texts = {
  title: "Today’s session",
  step: ({ all, at }: { readonly all: number; readonly at: number }): string => `Step ${numberText('en', need(at))} of ${numberText('en', need(all))}`,
  progress: "Progress in this session",
  pause: "Pause",
  notToday: "Not today",
  next: "Continue",
  skip: "Skip",
  kinds: {
    cards: "Flash cards",
    question: "Question",
    material: "New section",
    written: "Written answer",
  },
  reasons: {
    due: "So that you don’t forget these cards.",
    newCards: "New cards to learn.",
    weak: "Some of your recent answers on this topic were incorrect.",
    fading: "You haven’t practised this topic for a while.",
    withinReach: "Challenging, but within your reach.",
    unproven: "We don’t yet know how well you know this topic.",
    newMaterial: "This comes next in your notes.",
    written: "You’ll mark this answer yourself.",
  },
  paused: {
    title: "Paused",
    text: "Everything is saved. Continue whenever you like, on any of your devices.",
    resume: "Continue session",
    home: "Back to home",
  },
  cards: {
    left: ({ count }: { readonly count: number }): string => (need(count) === 0 ? "No cards left" : (isForm('en', count, 'one') ? `${numberText('en', need(count))} card left` : `${numberText('en', need(count))} cards left`)),
    none: "These cards have already been reviewed or are no longer available.",
  },
  section: {
    of: ({ note }: { readonly note: string }): string => `From ${userText(note)}`,
    gone: "This section is no longer available. None of your work is lost.",
    read: "I’ve read this",
  },
  question: {
    failed: "We couldn’t load the questions. Check your connection and try again.",
    retry: "Try again",
    gone: "This question is no longer available. None of your work is lost.",
    offline: "You’re offline. Your answer is saved on this device and will be checked when you’re back online.",
    closed: "This session was finished on another device. Your saved answers count.",
  },
  readOnly: {
    tab: "This session is open in another tab.",
    device: "This session is open on another device.",
    here: "Continue here",
  },
  finishing: "Saving your results…",
  waiting: {
    title: "All steps done",
    text: "You’re offline. Everything is saved on this device, and you’ll see what changed when you’re back online.",
    retry: "Try again",
  },
  nothing: {
    title: "Nothing to study yet",
    text: "When you have cards, questions or notes, your session starts here.",
    action: "Back to home",
  },
  postponed: {
    title: "See you tomorrow",
    text: "Your answers so far count. Your next session is planned for tomorrow.",
    action: "Back to home",
  },
  summary: {
    title: "Session finished",
    answered: ({ answered, correct }: { readonly answered: number; readonly correct: number }): string => (need(answered) === 0 ? "No questions answered" : (isForm('en', answered, 'one') ? `${numberText('en', need(answered))} question answered, ${numberText('en', need(correct))} correct` : `${numberText('en', need(answered))} questions answered, ${numberText('en', need(correct))} correct`)),
    cards: ({ count }: { readonly count: number }): string => (need(count) === 0 ? "No cards reviewed" : (isForm('en', count, 'one') ? `${numberText('en', need(count))} card reviewed` : `${numberText('en', need(count))} cards reviewed`)),
    changes: "What changed",
    change: ({ from, to, topic }: { readonly from: string; readonly to: string; readonly topic: string }): string => `${userText(topic)}: ${userText(from)} → ${userText(to)}`,
    same: ({ after, before, level, topic }: { readonly after: number; readonly before: number; readonly level: string; readonly topic: string }): string => `${userText(topic)}: ${userText(level)}, expected accuracy ${shareText('en', need(before))} → ${shareText('en', need(after))}`,
    noChange: "Your levels haven’t changed yet. A few more answers may change them.",
    tomorrow: "Tomorrow",
    tomorrowOff: "Tomorrow is a day off.",
    tomorrowNothing: "Nothing is planned for tomorrow yet.",
    tomorrowPlan: ({ cards, minutes, questions }: { readonly cards: number; readonly minutes: number; readonly questions: number }): string => `About ${numberText('en', need(minutes))} min: ${(need(cards) === 0 ? "" : (isForm('en', cards, 'one') ? `${numberText('en', need(cards))} card, ` : `${numberText('en', need(cards))} cards, `))}${(isForm('en', questions, 'one') ? `${numberText('en', need(questions))} question` : `${numberText('en', need(questions))} questions`)}`,
    answers: "See your answers",
    another: "Start another session",
    home: "Back to home",
  },
  week: {
    title: "Your last seven days",
    sessions: ({ count }: { readonly count: number }): string => (need(count) === 0 ? "No sessions finished" : (isForm('en', count, 'one') ? `${numberText('en', need(count))} session finished` : `${numberText('en', need(count))} sessions finished`)),
    cards: ({ count }: { readonly count: number }): string => (need(count) === 0 ? "No cards reviewed" : (isForm('en', count, 'one') ? `${numberText('en', need(count))} card reviewed` : `${numberText('en', need(count))} cards reviewed`)),
    answered: ({ count, share }: { readonly count: number; readonly share: number }): string => (need(count) === 0 ? "No questions answered" : (isForm('en', count, 'one') ? `${numberText('en', need(count))} question answered, ${shareText('en', need(share))} correct` : `${numberText('en', need(count))} questions answered, ${shareText('en', need(share))} correct`)),
    minutes: ({ minutes }: { readonly minutes: number }): string => `${numberText('en', need(minutes))} min of study`,
    changes: "What changed",
    change: ({ from, to, topic }: { readonly from: string; readonly to: string; readonly topic: string }): string => `${userText(topic)}: ${userText(from)} → ${userText(to)}`,
    noChange: "Your levels haven’t changed in the last seven days.",
  },
};
