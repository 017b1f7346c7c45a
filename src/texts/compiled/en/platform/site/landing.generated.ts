// Compiled from src/texts/en/platform/site/landing.json by `npm run generate`: change that file.
import { need, userText } from '../../../../message-parts.ts';
import { dateText } from '../../../../wording/date.wording.ts';

export const texts = {
  register: "Create account",
  signIn: "Sign in",
  home: "Go to home",
  trial: {
    title: "Try a question",
    of: ({ subject, topic }: { readonly subject: string; readonly topic: string }): string => `${userText(subject)} · ${userText(topic)}`,
    check: "Check",
    right: "Correct.",
    wrong: ({ letter }: { readonly letter: string }): string => `Not this time. ${userText(letter)} is correct.`,
    next: "Next question",
    failed: "We couldn’t check your answer. Try again.",
    choose: "Choose an answer first.",
  },
  tour: {
    label: "Try Lectern",
    question: "Question",
    card: "Flash card",
    marked: "Marked answer",
  },
  screens: {
    home: {
      title: "Know what to do next",
      text: "Home starts with today’s session: due cards, the questions that help most, and the next section of your notes.",
    },
    analysis: {
      title: "See what needs work",
      text: "Three findings with their numbers, and one step for each of them.",
    },
    subject: {
      title: "Every topic, with your progress",
      text: "Your predicted grade, how well you know each topic, and what to practise first.",
    },
    class: {
      title: "See who needs help, and with what",
      text: "Results of the class by topic, question and student, and practice for those who need it.",
    },
  },
  front: {
    title: "Study. Practise. Pass.",
    lead: "Prepare for exams with Lectern: one topic at a time, with an explanation for every answer.",
    points: {
      first: "Study",
      firstText: "Subjects and topics in syllabus order, with notes, audio, videos and one-page summaries for the evening before.",
      second: "Practise",
      secondText: "Quizzes and flash cards for every topic. Stop at any time: your answers are saved, even offline.",
      third: "Pass",
      thirdText: "See what you got right and why. Add your exam date and get a study plan for every day until then.",
    },
  },
  testimonials: "What our users say",
  posts: "From the blog",
  closing: {
    title: "See your level in ten questions.",
    prices: "View pricing",
  },
  postBy: ({ author, instant }: { readonly author: string; readonly instant: string | Date }): string => `${userText(author)} · ${dateText('en', need(instant))}`,
};
