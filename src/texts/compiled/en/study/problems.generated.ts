// Compiled from src/texts/en/study/problems.json by `npm run generate`: change that file.

export const texts = {
  noteTooLong: "This note is too long. Shorten it.",
  highlightsLimit: "This note has the maximum number of highlights. Remove one first.",
  examPast: "This date has passed. Choose today or a later date.",
  examTooFar: "Choose a date within the next three years.",
  studyDayMissing: "Leave at least one day to study.",
};
