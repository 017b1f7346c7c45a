// Compiled from src/texts/en/study/problems.json by `npm run generate`: change that file.

export const texts = {
  noteTooLong: "This note is too long. Shorten it.",
  highlightsLimit: "You’ve reached the limit of highlights in this note. Remove one first.",
};
