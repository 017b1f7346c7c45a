// Compiled from src/texts/en/study/progress.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { shortDayText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';
import { shareText } from '../../../wording/share.wording.ts';

export const texts = {
  grade: {
    title: "Predicted grade",
    mostLikely: "Most likely",
    below: ({ lowest }: { readonly lowest: string }): string => `below ${userText(lowest)}`,
    range: ({ best, share, worst }: { readonly best: string; readonly share: number; readonly worst: string }): string => `Likely range: ${userText(worst)} to ${userText(best)} (${shareText('en', need(share))})`,
    rangeOne: ({ share }: { readonly share: number }): string => `${shareText('en', need(share))} likely`,
    basis: ({ score }: { readonly score: number }): string => `If you sat the exam today: about ${shareText('en', need(score))} of the marks, from your answers, past papers and their grade boundaries.`,
    gains: "What would raise it most",
    gain: ({ minutes, points }: { readonly minutes: number; readonly points: number }): string => `${numberText('en', need(minutes))} min of practice: about ${numberText('en', need(points))} percentage points more`,
    practise: ({ topic }: { readonly topic: string }): string => `Practise ${userText(topic)}`,
    history: "Expected marks by week",
    week: "Week",
    score: "Expected marks",
    fewAnswers: ({ answers }: { readonly answers: number }): string => `Answer ${(isForm('en', answers, 'one') ? `at least ${numberText('en', need(answers))} more question` : `at least ${numberText('en', need(answers))} more questions`)} to see your predicted grade.`,
    start: "Best topics to start with:",
    practiseShort: "Practise",
    day: ({ day }: { readonly day: string | Date }): string => shortDayText('en', need(day)),
  },
  map: {
    title: "Mastery map",
    examShare: ({ share }: { readonly share: number }): string => `${shareText('en', need(share))} of the exam`,
    notAsked: "Not in past papers",
    focus: "Needs work",
    levels: ({ count, level }: { readonly count: number; readonly level: string }): string => `${userText(level)}: ${numberText('en', need(count))}`,
    hint: "The bar shows how much you’d probably get correct. The longer it is, the less we know yet.",
  },
};
