// Compiled from src/texts/en/study/progress.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { shortDayText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';
import { shareText } from '../../../wording/share.wording.ts';

export const texts = {
  next: {
    title: "Next step",
    titles: {
      attempt: ({ topic }: { readonly topic: string }): string => `Continue: ${userText(topic)}`,
      material: ({ topic }: { readonly topic: string }): string => `Continue: ${userText(topic)}`,
      note: ({ topic }: { readonly topic: string }): string => `Read the notes: ${userText(topic)}`,
      dueCards: ({ topic }: { readonly topic: string }): string => `Review cards: ${userText(topic)}`,
      weakQuestions: ({ topic }: { readonly topic: string }): string => `Retry questions: ${userText(topic)}`,
      quiz: ({ topic }: { readonly topic: string }): string => `Practise: ${userText(topic)}`,
      newCards: ({ topic }: { readonly topic: string }): string => `Learn new cards: ${userText(topic)}`,
    },
    actions: {
      attempt: "Continue",
      material: "Continue",
      note: "Start",
      dueCards: "Start",
      weakQuestions: "Start",
      quiz: "Start",
      newCards: "Start",
    },
    questions: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} question` : `${numberText('en', need(count))} questions`),
    cards: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} card` : `${numberText('en', need(count))} cards`),
    about: ({ minutes }: { readonly minutes: number }): string => `about ${numberText('en', need(minutes))} min`,
    reasons: {
      started: "You’ve started this.",
      mostMarks: ({ share }: { readonly share: number }): string => `You can gain the most marks here: it’s worth ${shareText('en', need(share))} of the exam.`,
      weakest: "This topic needs the most work.",
      notKnownYet: "We don’t know your level here yet.",
    },
  },
  left: {
    notes: ({ minutes }: { readonly minutes: number }): string => `${numberText('en', need(minutes))} min of notes`,
    questions: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} new question` : `${numberText('en', need(count))} new questions`),
    cards: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} card due` : `${numberText('en', need(count))} cards due`),
    nothing: "Nothing left for now",
  },
  grade: {
    title: "Predicted grade",
    mostLikely: "Most likely",
    below: ({ lowest }: { readonly lowest: string }): string => `below ${userText(lowest)}`,
    range: ({ best, share, worst }: { readonly best: string; readonly share: number; readonly worst: string }): string => `Likely range: ${userText(worst)} to ${userText(best)} (${shareText('en', need(share))})`,
    rangeOne: ({ share }: { readonly share: number }): string => `${shareText('en', need(share))} likely`,
    basis: ({ score }: { readonly score: number }): string => `If you sat the exam today, you’d get about ${shareText('en', need(score))} of the marks, based on your answers, past papers and their grade boundaries.`,
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
    details: "What would raise it",
  },
  map: {
    title: "Mastery map",
    examShare: ({ share }: { readonly share: number }): string => `${shareText('en', need(share))} of the exam`,
    notAsked: "Not in past papers",
    focus: "Needs work",
    levels: ({ count, level }: { readonly count: number; readonly level: string }): string => `${userText(level)}: ${numberText('en', need(count))}`,
    hint: "Each bar shows how much you’d probably get correct. The longer it is, the less certain we are.",
    selectHint: "Select a topic to see its subtopics.",
    noSubtopics: "This topic has no subtopics.",
    failed: "We couldn’t load the subtopics. Check your connection and try again.",
    practiseTopic: "Practise topic",
  },
};
