// Compiled from src/texts/en/users/school/school.json by `npm run generate`: change that file.
import { need, userText } from '../../../../message-parts.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts = {
  title: "School details",
  overview: "Overview",
  students: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? "student" : "students"),
  teachers: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? "teacher" : "teachers"),
  admins: ({ count }: { readonly count: number }): string => `school ${(isForm('en', count, 'one') ? "admin" : "admins")}`,
  classes: ({ count }: { readonly count: number }): string => `active ${(isForm('en', count, 'one') ? "class" : "classes")}`,
  orders: ({ count }: { readonly count: number }): string => `paid ${(isForm('en', count, 'one') ? "order" : "orders")}`,
  seats: ({ count }: { readonly count: number }): string => `of ${(isForm('en', count, 'one') ? `${numberText('en', need(count))} seat` : `${numberText('en', need(count))} seats`)} assigned`,
  intro: "The place and the website are shown in the public list of schools. Everything else is for the admins of the school and of Lectern.",
  address: "Address",
  place: "Place",
  placeHint: "Public: the town or city.",
  email: "Email",
  phone: "Phone",
  website: "Website",
  websiteHint: "Public, with https://.",
  datesTitle: "Terms and holidays",
  datesNone: "No terms or holidays yet.",
  kind: "Type",
  kinds: {
    term: "Term",
    holiday: "Holiday",
  },
  name: "Name",
  from: "First day",
  until: "Last day",
  add: "Add term or holiday",
  remove: "Remove",
  removeOf: ({ name }: { readonly name: string }): string => `Remove ${userText(name)}`,
  unnamed: "term or holiday",
  save: "Save details",
  saved: "School details saved.",
  changed: "Someone else has saved these details in the meantime. Reload the page to see them; your changes are then lost.",
};
