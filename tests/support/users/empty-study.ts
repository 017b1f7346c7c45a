/** The `studyToday` of a student who has not studied yet. */
export const EMPTY_STUDY = {
  today: '2027-03-01',
  settings: { minutesPerDay: 30, daysOff: [] },
  exams: [],
  plan: { feasibility: 'fits', minutesNeeded: 0, days: [] },
  dueDecks: [],
  started: [],
  studiedDays: [],
  mastery: [],
  session: { status: 'nothing', isDayOff: false, seconds: 0, parts: [], doneSteps: 0, stepCount: 0 },
  streak: null,
};
