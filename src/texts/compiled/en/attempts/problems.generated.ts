// Compiled from src/texts/en/attempts/problems.json by `npm run generate`: change that file.
import { need } from '../../../message-parts.ts';
import { dateTimeText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  ATTEMPT_CLOSED: "This attempt has been submitted and can’t be changed.",
  ATTEMPT_OPEN: "You have an attempt in progress. Submit it first.",
  REGRADE_STALE: "New answers have been submitted. Preview the regrade again.",
  ITEM_LOCKED: "This answer has been checked and can’t be changed.",
  NO_TRIES_LEFT: "You’ve used all your attempts.",
  DEADLINE_PASSED: "This answer arrived after time was up.",
  ATTEMPT_ELSEWHERE: "This attempt is open on another device. Choose “Continue here” to answer on this one.",
  ATTEMPT_PAUSED: "This attempt is paused. Continue it first.",
  SEQUENCE_TAKEN: "We couldn’t save this answer because another one was saved first. Reload the page.",
  SEQUENCE_TOO_FAR: "We couldn’t save this answer. Reload the page and try again.",
  PAUSE_REFUSED: "This attempt can’t be paused now.",
  PRACTICE_BLOCKED: "These questions are part of an assignment. You can practise them after it closes.",
  ANSWERS_RESERVED: "This is part of an assignment. Answers are shown after it closes.",
  versionsOfOneQuestionNeeded: "Both must be versions of the same question.",
  overBy: ({ at }: { readonly at: string | Date }): string => `It closes on ${dateTimeText('en', need(at))} at the latest.`,
  moderationQuestionMissing: "Choose a question",
  moderationColleagueMissing: "Choose a colleague",
  moderationColleagueRefused: "Choose a teacher of your school who doesn’t teach this class",
  moderationIncomplete: "Mark every answer first",
  moderationEnded: "This moderation has ended and can’t be changed.",
  moderationSampleRange: ({ max, min }: { readonly max: number; readonly min: number }): string => `Enter a number from ${numberText('en', need(min))} to ${numberText('en', need(max))}`,
  moderationTooFew: ({ count }: { readonly count: number }): string => `${(need(count) === 0 ? "No answer has been marked that this colleague can mark" : (isForm('en', count, 'one') ? `Only ${numberText('en', need(count))} answer can be drawn from` : `Only ${numberText('en', need(count))} answers can be drawn from`))}. A sample has at least 3 answers, and never all of them.`,
  moderationsLimit: ({ max }: { readonly max: number }): string => `An assignment can have up to ${numberText('en', need(max))} moderations.`,
};
