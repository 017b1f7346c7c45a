// Compiled from src/texts/en/users/school/school-data.json by `npm run generate`: change that file.

export const texts = {
  title: "Data of the school",
  intro: "Everything that is stored about the school and its users, as one ZIP file: tables as JSON lines, the files of students, and a list of contents. It contains personal data, so keep it safe.",
  download: "Download all data",
};
