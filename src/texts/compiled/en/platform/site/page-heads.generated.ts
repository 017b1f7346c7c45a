// Compiled from src/texts/en/platform/site/page-heads.json by `npm run generate`: change that file.

export const texts = {
  front: "Notes, audio, quizzes, flash cards and timed exam papers by subject and topic. Try a question without an account.",
  landing: "Get a study plan, practise questions with explanations, review flash cards and take exams that never lose an answer.",
  "landing-2": "What your child learns on Lectern, how you see progress, what it costs, and how we protect children and their data.",
  "landing-3": "Classes, assignments, marking and analysis for teachers; users, seats and payments for schools.",
  "landing-4": "All subjects and topics on Lectern, and which ones are free.",
  pricing: "What the Standard and Pro plans include and cost, monthly or yearly.",
  faq: "Answers to questions from students, parents and schools about plans, exams, accounts and data.",
  blog: "Short articles on studying and exams from the Lectern team.",
  contact: "Contact us. We read every message and reply by email.",
  "school-list": "Schools that use Lectern.",
  privacy: "What data Lectern stores about you, why and for how long, and how to see or delete it.",
  "terms-and-conditions": "The terms for using Lectern.",
  "child-protection-policy": "How Lectern protects children: who can contact them, what they see, and how to report a concern.",
  login: "Sign in to continue where you left off.",
  register: "Create an account and start with the free topics. No card needed.",
  "forgot-password": "Get a code by email and choose a new password.",
};
