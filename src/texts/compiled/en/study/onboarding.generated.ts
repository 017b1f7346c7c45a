// Compiled from src/texts/en/study/onboarding.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  title: "Get started",
  intro: "Five short steps to make a plan that fits you. You can skip any of them and change everything later.",
  skipAll: "Skip setup and start",
  skip: "Skip",
  notKnown: "I don’t know yet",
  next: "Save and continue",
  back: "Back",
  steps: {
    label: "Setup steps",
    subjects: "Subjects",
    course: "Course",
    exams: "Exams",
    target: "Goal",
    time: "Time",
  },
  ask: {
    subjects: "Which subjects are you studying?",
    course: "Which course are you taking?",
    exams: "When are your exams?",
    target: "Which grade are you aiming for?",
    time: "How much time do you have?",
  },
  why: {
    subjects: "We’ll begin with the first one.",
    course: "Only you see this.",
    exams: "Your plan spreads the work over the days until then. Leave a date empty if you don’t know it yet.",
    target: "Only you see this.",
    time: "Your plan won’t ask for more than this unless an exam is very close.",
  },
  subjects: "Subjects",
  level: "Level",
  board: "Exam board",
  boards: {
    none: "Not chosen",
    other: "Other",
  },
  examOf: ({ subject }: { readonly subject: string }): string => `Exam in ${userText(subject)}`,
  noSubjects: "Choose your subjects first. Their exams will appear here.",
  target: "Target grade",
  grades: {
    first: "First-class honours",
    upperSecond: "Upper second (2:1)",
    lowerSecond: "Lower second (2:2)",
    third: "Third-class honours",
    top: "Top grade",
    good: "A good grade",
    pass: "Pass",
  },
  minutes: "Minutes per day",
  minutesOf: ({ minutes }: { readonly minutes: number }): string => `${numberText('en', need(minutes))} min`,
  daysOff: "Days off",
};
