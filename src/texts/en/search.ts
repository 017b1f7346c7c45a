export const texts = {
  title: 'In notes, quizzes and media',
  kinds: {
    topic: 'Topic',
    quiz: 'Quiz',
    noteBooklet: 'Notes',
    onePageSummary: 'One-page summary',
    audio: 'Audio',
    video: 'Video',
    short: 'Short',
    deck: 'Flash cards',
    examFocus: 'Exam focus',
  },
  detail: (kind: string, subject: string) => `${kind} · ${subject}`,
  locked: 'Locked',
  searching: 'Searching …',
  failed: 'Search failed. Keep typing to try again.',
};
