// Compiled from src/texts/en/study/diagnostic.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';
import { shareText } from '../../../wording/share.wording.ts';

export const texts = {
  title: ({ subject }: { readonly subject: string }): string => `${userText(subject)}: find your starting point`,
  intro: "No marks and no time limit. “I don’t know yet” is a good answer.",
  heading: ({ number }: { readonly number: number }): string => `Question ${String(need(number))}`,
  length: "8 to 20 questions",
  next: "Next",
  unknown: "I don’t know yet",
  end: "Finish and see result",
  waiting: "Your answer is saved on this device. We’ll continue as soon as it’s sent.",
  backToQuestion: "Back to question",
  failed: "We couldn’t start the diagnostic",
  again: "Try again",
  empty: {
    title: "No diagnostic yet",
    text: "There are no diagnostic questions for this subject yet. You may find other material in its topics.",
    locked: "Your plan doesn’t include the questions in this subject.",
    subject: ({ subject }: { readonly subject: string }): string => `Open ${userText(subject)}`,
    plans: "View plans",
  },
  result: {
    title: ({ subject }: { readonly subject: string }): string => `Your starting point in ${userText(subject)}`,
    begin: ({ topic }: { readonly topic: string }): string => `Start with ${userText(topic)}`,
    beginWhy: "Practice will help you most here.",
    strong: "You know this subject well",
    strongText: "Keep it fresh with your plan.",
    little: "With so few answers we can’t say much yet. The more you practise, the better your plan fits.",
    topics: "Your topics",
    from: ({ count }: { readonly count: number }): string => (need(count) === 0 ? "Not tested" : (isForm('en', count, 'one') ? `${numberText('en', need(count))} answer` : `${numberText('en', need(count))} answers`)),
    between: ({ high, low }: { readonly high: number; readonly low: number }): string => `You’d probably answer ${shareText('en', need(low))} to ${shareText('en', need(high))} of the questions correctly.`,
    locked: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} more topic isn’t in your plan.` : `${numberText('en', need(count))} more topics aren’t in your plan.`),
    repeat: "Retake diagnostic",
    plan: "View your plan",
    home: "Go to home",
  },
};
