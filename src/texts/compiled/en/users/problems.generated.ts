// Compiled from src/texts/en/users/problems.json by `npm run generate`: change that file.

export const texts = {
  levelMissing: "Choose your level",
  subjectGone: "One of these subjects no longer exists",
  birthMissing: "Enter the month and year",
  birthInFuture: "This month is in the future",
  birthYearUnlikely: "Check the year",
  guardianEmailIsOwn: "Enter your parent or guardian’s email address, not your own",
  accountTypeMissing: "Choose an account type",
  supportReasonMissing: "Enter a reason for the user and the audit log",
  roleUnknown: "The role must be student or teacher",
  columnsMissing: "The first line must have the columns name and email",
  lineUnreadable: "This line can’t be read",
  emailRepeated: "This email is already on an earlier line",
  emailTaken: "An account with this email already exists",
  schoolMissing: "Choose a school",
  fileTooLong: "This file is too long. Split it into smaller files.",
  quoteNeverCloses: "A quotation mark opens here and never closes. Nothing after it was imported.",
  policyDatePast: "Choose today or a later date",
  accountNeedsAttention: "Your account needs your attention first. Reload the page.",
  birthFinal: "Your month and year of birth are saved. You can’t change them yourself: contact us if they’re wrong.",
};
